// The part of the developer's drawer that changes the server: members, roles, the open channel, the bot's permissions.

import { h } from "./dom.js";

const RIGHTS = [
  ["VIEW_CHANNEL", "see it"],
  ["SEND_MESSAGES", "write"],
  ["CREATE_PUBLIC_THREADS", "start threads"],
  ["SEND_MESSAGES_IN_THREADS", "write in threads"],
  ["ATTACH_FILES", "attach files"],
  ["EMBED_LINKS", "embed links"],
  ["READ_MESSAGE_HISTORY", "read what was written"],
];

/** The switches; `server` and `place` are their elements, `send(frame, fields)` sends to the playground. */
export class Switches {
  constructor(store, send) {
    this.store = store;
    this.send = send;
    this.here = null;
    this.asked = null;
    this.server = h("div", { class: "switches" });
    this.place = h("div", { class: "switches" });
    store.on("hello channel", () => this.render());
  }

  /** Switch for this channel from now on. */
  open(channel) {
    this.here = channel;
    this.asked = null;
    this.render();
  }

  render() {
    const focused = document.activeElement?.dataset?.switch;
    if (this.store.person) this.server.replaceChildren(...this.forServer());
    this.place.replaceChildren(...this.forPlace(this.store.channels.get(this.here)));
    if (focused) document.querySelector(`[data-switch="${CSS.escape(focused)}"]`)?.focus();
  }

  forServer() {
    const { person, bot, guild } = this.store;
    const given = guild.roles.filter((role) => !role.everyone && !role.managed);
    return [
      this.tick("member", `${person.name} is in the server`, person.member, (member) =>
        this.send("set_membership", { member }),
      ),
      ...given.map((role) => this.role(role)),
      this.tick("bot", `${bot.name} is in the server`, bot.member, (member) =>
        this.send("set_bot_membership", { member }),
      ),
    ];
  }

  role(role) {
    const { person } = this.store;
    const words = `${person.name} has the role ${role.name}`;
    const has = person.roles.includes(role.id);
    return h(
      "div",
      { class: "switch-line" },
      this.tick(
        `role-${role.id}`,
        words,
        has,
        (on) => this.send("set_role", { role_id: role.id, has: on }),
        !person.member,
      ),
      this.grave(`role ${role.name}`, "Delete the role", () => this.send("delete_role", { role_id: role.id })),
    );
  }

  forPlace(channel) {
    if (!channel || channel.kind === "dm")
      return [h("p", { class: "small" }, "There is nothing to switch in a conversation.")];
    const place = { channel_id: channel.id };
    const isThread = channel.kind !== "text";
    const rights = isThread
      ? []
      : RIGHTS.map(([name, words]) =>
          this.tick(name, `${this.store.bot.name} may ${words}`, !channel.bot_lacks.includes(name), (may) =>
            this.send("deny_bot", {
              ...place,
              permissions: may
                ? channel.bot_lacks.filter((one) => one !== name)
                : [...channel.bot_lacks, name],
            }),
          ),
        );
    const archive = (archived, locked = false) => this.send("set_archived", { ...place, archived, locked });
    const doings = isThread
      ? channel.archived
        ? [this.button("revive", "Bring back", () => archive(false))]
        : [
            this.button("archive", "Archive", () => archive(true)),
            this.button("lock", "Archive and lock", () => archive(true, true)),
          ]
      : [this.button("thread", "Start a thread", () => this.startThread(channel))];
    const kind = isThread ? "thread" : "channel";
    return [
      h("p", { class: "small" }, `${isThread ? "Thread" : "Channel"} ${channel.name}`),
      ...rights,
      h(
        "div",
        { class: "row" },
        doings,
        this.grave(channel.name, `Delete the ${kind}`, () => this.send("delete_channel", place)),
      ),
    ];
  }

  startThread(channel) {
    const inside = [...this.store.channels.values()].filter((one) => one.parent_id === channel.id);
    this.send("start_thread", { channel_id: channel.id, name: `Thread ${inside.length + 1}` });
  }

  tick(key, words, on, change, disabled = false) {
    const box = h("input", {
      type: "checkbox",
      checked: on,
      disabled,
      dataset: { switch: key },
      // The box shows the playground's state, even after a refusal.
      onchange: () => {
        change(box.checked);
        box.checked = on;
      },
    });
    return h("label", { class: "tick-line" }, box, h("span", {}, words));
  }

  button(key, words, press) {
    return h(
      "button",
      { type: "button", class: "button secondary", dataset: { switch: key }, onclick: press },
      words,
    );
  }

  /** Return a button that must be pressed twice. */
  grave(what, words, press) {
    const key = `${words} ${what}`;
    if (this.asked === key)
      return h(
        "button",
        {
          type: "button",
          class: "button danger",
          dataset: { switch: key },
          onclick: () => {
            this.asked = null;
            press();
          },
        },
        `Really delete ${what}`,
      );
    return this.button(key, words, () => {
      this.asked = key;
      this.render();
    });
  }
}
