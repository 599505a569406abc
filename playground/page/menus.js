// The menus of messages and forms: words, people, roles, both, or channels; one choice or several.

import { h, icon } from "./dom.js";
import { emojiElement } from "./emojis.js";
import { Listbox, matching } from "./listbox.js";
import { avatar } from "./people.js";
import { KIND_OF_TYPE, mark } from "./channels.js";

const KINDS = { 3: "words", 5: "user", 6: "role", 7: "mentionable", 8: "channel" };


/** Return all entries of a menu. */
function offered(menu, store) {
  if (KINDS[menu.type] === "words")
    return menu.options.map((one) => ({
      value: one.value,
      label: one.label,
      hint: one.description,
      mark: one.emoji && h("span", { class: "emoji", "aria-hidden": "true" }, emojiElement(one.emoji)),
      chosen: Boolean(one.default),
    }));
  const preset = new Set((menu.default_values ?? []).map((one) => one.id));
  const people = [...store.people.values(), { ...store.bot, isBot: true }]
    .filter((one) => one.member)
    .map((one) => ({ value: one.id, label: one.name, mark: avatar(one, one) }));
  const roles = store.guild.roles.map((one) => ({
    value: one.id,
    label: one.name,
    hint: "Role",
    mark: h("span", { class: "role-dot", "aria-hidden": "true" }),
  }));
  const types = menu.channel_types?.map((one) => KIND_OF_TYPE[one]);
  const channels = [...store.channels.values()]
    .filter((one) => one.kind !== "dm" && (!types?.length || types.includes(one.kind)))
    .map((one) => ({ value: one.id, label: one.name, mark: mark(one, store) }));
  const all =
    { user: people, role: roles, mentionable: [...people, ...roles], channel: channels }[KINDS[menu.type]] ??
    [];
  return all.map((one) => ({ ...one, chosen: preset.has(one.value) }));
}

/**
 * Return a menu as an element with the properties `values` and `fits` (whether the number of values is allowed).
 * `decided(values)` is called once a choice is final: at once for menus of one, on closing for menus of several.
 */
export function menuElement(menu, store, decided, { label } = {}) {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const several = most > 1;
  let entries = offered(menu, store);
  const placeholder = menu.placeholder ?? "Make a selection";
  const before = entries.filter((one) => one.chosen).map((one) => one.value);
  let panel = null;

  const shown = h("span", { class: "menu-shown" });
  const opener = h(
    "button",
    {
      type: "button",
      class: "menu",
      disabled: menu.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      dataset: { customId: menu.custom_id },
    },
    shown,
    icon("down"),
  );
  const chosen = () => entries.filter((one) => one.chosen);
  const values = () => chosen().map((one) => one.value);
  const fits = () => chosen().length >= least && chosen().length <= most;

  const describe = () => {
    const names = chosen()
      .map((one) => one.label)
      .join(", ");
    shown.textContent = names || placeholder;
    shown.classList.toggle("empty", !names);
    opener.setAttribute("aria-label", [label ?? placeholder, names || "nothing chosen"].join(": "));
  };

  const close = ({ keep = true, refocus = true } = {}) => {
    if (!panel) return;
    panel.remove();
    panel = null;
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", dismiss);
    opener.setAttribute("aria-expanded", "false");
    if (refocus) opener.focus();
    const isNew = values().join() !== before.join();
    if (!keep || !fits()) entries.forEach((one) => (one.chosen = before.includes(one.value)));
    else if (isNew || !several) {
      before.splice(0, before.length, ...values());
      decided(values());
    }
    describe();
  };
  const dismiss = () => close({ keep: false });
  const outside = (event) => {
    if (!panel.contains(event.target) && !opener.contains(event.target))
      close({ keep: several, refocus: false });
  };

  const open = () => {
    if (panel) return close({ keep: several });
    // People, roles and channels may change while the menu exists.
    entries = offered(menu, store).map((one) => ({ ...one, chosen: before.includes(one.value) }));
    const body = h("div", { class: "options" });
    const list = new Listbox(body, {
      label: label ?? placeholder,
      several,
      choose: (entry) => {
        if (!several) {
          const again = entry.chosen && least === 0;
          entries.forEach((one) => (one.chosen = one === entry && !again));
          return close();
        }
        if (!entry.chosen && chosen().length >= most) return undefined;
        entry.chosen = !entry.chosen;
        return refresh(list.active);
      },
    });
    const count = h("span", { class: "menu-count", "aria-live": "polite" });
    const done = h("button", { type: "button", class: "button primary", onclick: () => close() }, "Done");
    const search = h("input", {
      class: "menu-search",
      type: "text",
      autocomplete: "off",
      "aria-label": `Search: ${label ?? placeholder}`,
      placeholder: "Search",
      readonly: entries.length <= 5,
    });
    const refresh = (active) => {
      list.show(matching(entries, search.value), active);
      count.textContent = `${chosen().length} chosen, ${least === most ? most : `${least} to ${most}`} wanted`;
      done.disabled = !fits();
    };
    search.addEventListener("input", () => refresh(0));
    search.addEventListener("keydown", (event) => {
      const keys = {
        ArrowDown: () => list.move(1),
        ArrowUp: () => list.move(-1),
        Enter: () => list.marked && list.choose(list.marked),
        Escape: dismiss,
        Tab: () => (several ? done.focus() : close({ keep: false })),
      };
      if (!keys[event.key]) return;
      event.preventDefault();
      event.stopPropagation();
      keys[event.key]();
    });
    panel = h(
      "div",
      { class: "menu-panel" },
      search,
      body,
      several && h("div", { class: "menu-foot" }, count, done),
    );
    panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    });
    // Within a form, the panel must be in the form's layer, or it would be hidden behind it.
    (opener.closest("dialog") ?? document.body).append(panel);
    place(panel, opener);
    list.attach(search);
    refresh(
      Math.max(
        0,
        entries.findIndex((one) => one.chosen),
      ),
    );
    search.focus();
    opener.setAttribute("aria-expanded", "true");
    document.addEventListener("pointerdown", outside, true);
    addEventListener("resize", dismiss);
    return undefined;
  };
  opener.addEventListener("click", open);
  describe();
  Object.defineProperties(opener, { values: { get: values }, fits: { get: fits } });
  return opener;
}

function place(panel, opener) {
  const box = opener.getBoundingClientRect();
  const below = innerHeight - box.bottom - 12;
  const upwards = below < 260 && box.top > below;
  panel.style.width = `${box.width}px`;
  panel.style.left = `${box.left}px`;
  panel.style.maxHeight = `${Math.min(380, upwards ? box.top - 12 : below)}px`;
  if (upwards) panel.style.bottom = `${innerHeight - box.top + 4}px`;
  else panel.style.top = `${box.bottom + 4}px`;
}
