// A list of suggestions above or below a field: the field keeps the focus, arrow keys move the highlight.

import { h } from "./dom.js";

let count = 0;

/** Return the entries whose label contains the typed text, prefix matches first. */
export function matching(entries, typed) {
  const wanted = typed.trim().toLocaleLowerCase();
  const place = (entry) => entry.label.toLocaleLowerCase().indexOf(wanted);
  const found = entries.filter((entry) => place(entry) >= 0);
  return [...found.filter((entry) => place(entry) === 0), ...found.filter((entry) => place(entry) > 0)];
}

export class Listbox {
  /** `choose(entry)` is called with the chosen entry: `{value, label, hint, group, chosen}`. */
  constructor(element, { label, choose, several = false }) {
    this.element = element;
    this.choose = choose;
    this.name = `list${++count}`;
    this.entries = [];
    this.active = -1;
    element.id = this.name;
    element.setAttribute("role", "listbox");
    element.setAttribute("aria-label", label);
    if (several) element.setAttribute("aria-multiselectable", "true");
    // A press on the list must not take the focus from the field.
    element.addEventListener("mousedown", (event) => event.preventDefault());
  }

  /** Show entries; `active` is highlighted first, -1 highlights none. */
  show(entries, active = 0) {
    this.entries = entries;
    this.active = Math.min(active, entries.length - 1);
    let group;
    this.element.replaceChildren(
      ...entries.flatMap((entry, index) => {
        const heading =
          entry.group && entry.group !== group
            ? [h("div", { class: "option-group", role: "presentation" }, entry.group)]
            : [];
        group = entry.group;
        return [...heading, this.option(entry, index)];
      }),
    );
    this.mark();
  }

  option(entry, index) {
    return h(
      "div",
      {
        class: "option",
        role: "option",
        id: `${this.name}-${index}`,
        "aria-selected": String(Boolean(entry.chosen)),
        dataset: { value: entry.value },
        onclick: () => this.choose(entry),
      },
      entry.mark,
      h(
        "span",
        { class: "option-words" },
        h("span", { class: "option-label" }, entry.label),
        entry.hint && h("span", { class: "option-hint" }, entry.hint),
      ),
      h("span", { class: "tick", "aria-hidden": "true" }),
    );
  }

  /** Connect the list to the field that keeps the focus. */
  attach(field) {
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.name);
    this.field = field;
    this.mark();
  }

  /** Move the highlight by a number of steps, wrapping around at the ends. */
  move(steps) {
    const length = this.entries.length;
    if (!length) return;
    this.active = this.active < 0 ? (steps > 0 ? 0 : length - 1) : (this.active + steps + length) % length;
    this.mark();
  }

  /** Return the highlighted entry, or nothing. */
  get marked() {
    return this.entries[this.active];
  }

  mark() {
    this.element
      .querySelectorAll(".option")
      .forEach((option, index) => option.classList.toggle("active", index === this.active));
    const active = this.element.querySelector(".option.active");
    active?.scrollIntoView({ block: "nearest" });
    this.field?.setAttribute("aria-expanded", String(this.entries.length > 0));
    if (active) this.field?.setAttribute("aria-activedescendant", active.id);
    else this.field?.removeAttribute("aria-activedescendant");
  }
}
