// The commands on a person or a message: a right click, a long press, or the menu key opens their list.

import { named } from "./commands.js";
import { h, icon, rove, seedRoving } from "./dom.js";

const USER = 2;
const MESSAGE = 3;
const HOLD = 500;
const MOVED = 10;
const ENTRY = "[role='menuitem']";

export class Apps {
  constructor({ store, acting, channel }) {
    Object.assign(this, { store, acting, channel });
    this.panel = null;
    this.hold = null;
    document.addEventListener("contextmenu", (event) => this.asked(event));
    document.addEventListener("pointerdown", (event) => this.down(event), true);
    document.addEventListener("pointermove", (event) => this.moved(event), { passive: true });
    for (const end of ["pointerup", "pointercancel"])
      document.addEventListener(end, () => clearTimeout(this.hold?.timer));
    document.addEventListener("click", (event) => this.clicked(event), true);
    document.addEventListener("scroll", () => clearTimeout(this.hold?.timer), { capture: true, passive: true });
    addEventListener("resize", () => this.close());
  }

  /** Open the menu in place of the browser's own, if the bot offers something there. */
  asked(event) {
    if (this.panel?.contains(event.target)) return event.preventDefault();
    const box = event.target.getBoundingClientRect();
    const place = event.clientX || event.clientY ? event : { clientX: box.left + 24, clientY: box.top + 24 };
    if (this.open(event.target, place.clientX, place.clientY)) event.preventDefault();
    return undefined;
  }

  // Not every browser turns a long press into a contextmenu event.
  down(event) {
    if (this.panel && !this.panel.contains(event.target)) this.close({ refocus: false });
    clearTimeout(this.hold?.timer);
    this.hold = null;
    if (event.pointerType !== "touch") return;
    const { target, clientX, clientY } = event;
    const held = { clientX, clientY, isOpen: false };
    held.timer = setTimeout(() => {
      held.isOpen = this.panel !== null || this.open(target, clientX, clientY);
    }, HOLD);
    this.hold = held;
  }

  moved(event) {
    if (!this.hold) return;
    const far = Math.hypot(event.clientX - this.hold.clientX, event.clientY - this.hold.clientY) > MOVED;
    if (far) clearTimeout(this.hold.timer);
  }

  /** Swallow the click at the end of a long press, which would press the button under the finger. */
  clicked(event) {
    if (!this.hold?.isOpen || this.panel?.contains(event.target)) return;
    this.hold = null;
    event.preventDefault();
    event.stopPropagation();
  }

  open(target, x, y) {
    const on = this.on(target);
    const entries = on ? this.offered(on.kind) : [];
    if (!entries.length) return false;
    this.close({ refocus: false });
    this.before = document.activeElement;
    const buttons = entries.map((command) =>
      h(
        "button",
        { type: "button", role: "menuitem", tabindex: -1, onclick: () => this.choose(on, command) },
        icon("table"),
        h("span", {}, named(command, this.store.person.locale)),
      ),
    );
    this.panel = h(
      "div",
      { class: "apps", role: "menu", "aria-label": `Apps: ${on.label}` },
      h("p", { class: "apps-title", "aria-hidden": "true" }, on.label),
      buttons,
    );
    this.panel.addEventListener("keydown", (event) => this.key(event));
    rove(this.panel, ENTRY);
    document.body.append(this.panel);
    seedRoving(this.panel, ENTRY, ":first-of-type");
    const { width, height } = this.panel.getBoundingClientRect();
    this.panel.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    this.panel.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
    buttons[0].focus({ preventScroll: true });
    return true;
  }

  close({ refocus = true } = {}) {
    if (!this.panel) return;
    this.panel.remove();
    this.panel = null;
    if (refocus) this.before?.focus?.({ preventScroll: true });
  }

  key(event) {
    if (!["Escape", "Tab"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  choose(on, command) {
    this.close();
    const shown = named(command, this.store.person.locale);
    this.acting.use(this.channel(), shown, on.kind === USER ? "use_on_person" : "use_on", {
      ...on.fields,
      command: command.name,
    });
  }

  /** Return the person or the message at an element; nothing for private messages, which offer no commands. */
  on(target) {
    const person = target.closest("[data-person]")?.dataset.person;
    if (person)
      return { kind: USER, label: this.store.nameOf(person) ?? "Somebody", fields: { person_id: person } };
    const id = target.closest("li.message")?.dataset.message;
    const message = id && this.store.messagesOf(this.channel()).get(id);
    if (!message || message.ephemeral || message.loading) return null;
    return { kind: MESSAGE, label: "This message", fields: { message_id: id } };
  }

  offered(kind) {
    const isDirect = this.store.channels.get(this.channel())?.kind === "dm";
    return this.store.commands.filter(
      (command) => command.type === kind && (isDirect ? command.in_dm : command.in_server),
    );
  }
}
