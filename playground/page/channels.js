// The list on the left: channels, their threads, and the conversation with the bot, with unread counts.

import { h, icon, rove, seedRoving } from "./dom.js";
import { avatar } from "./people.js";

/** The page's names for Discord's channel type numbers. */
export const KIND_OF_TYPE = { 0: "text", 1: "dm", 11: "thread", 12: "private_thread" };
const ENTRY = "button.channel";

/** The list. `go(channel)` opens one; `talk()` opens the conversation with the bot. */
export class Channels {
  constructor(element, store, { go, talk }) {
    this.element = element;
    this.store = store;
    this.go = go;
    this.talk = talk;
    this.here = null;
    store.on("hello channel unread", () => this.render());
    rove(element, ENTRY);
  }

  /** Mark the open channel. */
  open(channel) {
    this.here = channel;
    this.render();
  }

  render() {
    const focused = document.activeElement?.closest?.(ENTRY)?.dataset.channel;
    const all = [...this.store.channels.values()];
    const threads = all.filter((one) => one.parent_id);
    const entries = all
      .filter((one) => one.kind === "text")
      .flatMap((one) => [
        one,
        ...threads.filter(
          (thread) => thread.parent_id === one.id && (!thread.archived || thread.id === this.here),
        ),
      ]);
    const direct = all.filter((one) => one.kind === "dm");
    this.element.replaceChildren(
      h("h2", { class: "group" }, "Channels"),
      h(
        "ul",
        {},
        entries.map((one) => h("li", {}, this.entry(one))),
      ),
      h("h2", { class: "group" }, "Direct messages"),
      h(
        "ul",
        {},
        direct.length ? direct.map((one) => h("li", {}, this.entry(one))) : h("li", {}, this.firstTalk()),
      ),
    );
    seedRoving(this.element, ENTRY, "[aria-current]");
    if (focused) this.element.querySelector(`[data-channel="${CSS.escape(focused)}"]`)?.focus();
  }

  entry(channel) {
    const words = {
      text: "channel",
      thread: "thread",
      private_thread: "private thread",
      dm: "direct messages with",
    }[channel.kind];
    const state = [
      channel.archived && "archived",
      channel.unread > 0 && `${channel.unread} unread`,
      channel.pings > 0 && `${channel.pings} for you`,
    ];
    return h(
      "button",
      {
        type: "button",
        class: `channel ${channel.kind} ${channel.unread > 0 ? "unread" : ""}`,
        dataset: { channel: channel.id, name: channel.name },
        "aria-current": channel.id === this.here && "page",
        "aria-label": [`${words} ${channel.name}`, ...state.filter(Boolean)].join(", "),
        onclick: () => this.go(channel.id),
      },
      mark(channel, this.store),
      h("span", { class: "channel-name" }, channel.name),
      channel.pings > 0 && h("span", { class: "badge" }, String(channel.pings)),
    );
  }

  firstTalk() {
    return h(
      "button",
      { type: "button", class: "channel dm", dataset: { channel: "dm" }, onclick: this.talk },
      avatar(this.store.bot, { isBot: true }),
      h("span", { class: "channel-name" }, this.store.bot.name),
    );
  }
}

/** Return the sign in front of a channel's name. */
export function mark(channel, store) {
  if (channel.kind === "dm") return avatar(store.bot, { isBot: true });
  return icon({ thread: "thread", private_thread: "lock" }[channel.kind] ?? "hash");
}
