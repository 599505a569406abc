// People: their pictures, and the row of seats where one press switches to another person.

import { h, icon, rove, seedRoving } from "./dom.js";

const COLOURS = ["#8a4b2d", "#2f6b57", "#33598f", "#7a3f75", "#6b6420", "#94404a", "#3f6f80", "#5b4f99"];

/** Return the picture of an account; its name must appear beside it. */
export function avatar(account, { isBot = false } = {}) {
  if (isBot) return h("span", { class: "avatar bot", "aria-hidden": "true" }, icon("table"));
  const colour = COLOURS[Number(BigInt(account.id) % BigInt(COLOURS.length))];
  const initials = [...account.name].slice(0, 2).join("");
  return h("span", { class: "avatar", style: `--colour: ${colour}`, "aria-hidden": "true" }, initials);
}

/** Return the name of a language such as `it`. */
export function languageName(locale) {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(locale) ?? locale;
  } catch {
    return locale;
  }
}

/** The seats. `sit(name)` is called when one is chosen. */
export class Seats {
  constructor(list, store, sit) {
    this.list = list;
    this.store = store;
    this.sit = sit;
    store.on("hello pings", () => this.render());
    rove(list, "button");
    rove(list, "button", { along: "horizontal" });
  }

  render() {
    const focused = document.activeElement?.closest?.("[data-seat]")?.dataset.seat;
    const people = [...this.store.people.values()];
    this.list.replaceChildren(...people.map((one) => h("li", {}, this.seat(one))));
    seedRoving(this.list, "button", "[aria-current]");
    if (focused) this.list.querySelector(`[data-seat="${CSS.escape(focused)}"]`)?.focus();
  }

  seat(account) {
    const mine = account.id === this.store.person?.id;
    const facts = [languageName(account.locale)];
    if (!account.member) facts.push("not in the server");
    if (account.moderator) facts.push("moderator");
    if (account.dms_closed) facts.push("refuses direct messages");
    if (account.pings) facts.push(`asked, ${account.pings} unread`);
    const marks = [
      account.moderator && h("span", { title: "Moderator" }, icon("shield")),
      account.dms_closed && h("span", { title: "Refuses direct messages" }, icon("shut")),
    ];
    return [
      h(
        "button",
        {
          type: "button",
          class: account.member ? "seat" : "seat gone",
          dataset: { seat: account.name, person: account.id },
          "aria-current": mine && "true",
          "aria-label": `${mine ? "You sit as" : "Sit as"} ${account.name}: ${facts.join(", ")}`,
          onclick: () => this.sit(account.name),
        },
        avatar(account),
        account.pings > 0 && h("span", { class: "badge", "aria-hidden": "true" }, String(account.pings)),
        h(
          "span",
          { class: "seat-words" },
          h("span", { class: "seat-name" }, account.name, marks),
          h(
            "span",
            { class: "seat-facts" },
            account.member ? languageName(account.locale) : "Not in the server",
          ),
        ),
      ),
      h(
        "a",
        {
          class: "quiet",
          href: `?person=${encodeURIComponent(account.name)}`,
          target: "_blank",
          title: `${account.name} in a window of their own`,
          "aria-label": `Open a window as ${account.name}`,
        },
        icon("window"),
      ),
    ];
  }
}
