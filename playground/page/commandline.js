// A command being filled in: one field per option, with its accepted values listed above, and suggestions.

import { known, OPTION, valueOf } from "./commands.js";
import { h } from "./dom.js";
import { Listbox, matching } from "./listbox.js";

const PAUSE = 120;

export class CommandLine {
  /**
   * `send(path, options)` promises whether it was sent; files in the options are the browser's own.
   * `leave(text)` puts a text back into the message box.
   */
  constructor({ element, popup, title, options, store, suggest, send, leave }) {
    Object.assign(this, { element, popup, title, store, suggest, send, leave });
    this.list = new Listbox(options, { label: "Choices", choose: (entry) => this.take(entry) });
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.element.addEventListener(
      "focusout",
      (event) => !this.element.contains(event.relatedTarget) && this.hide(),
    );
    this.asked = 0;
  }

  /** Begin a command. */
  open(command) {
    this.command = command;
    this.fields = [];
    this.tail = h("input", {
      class: "tail",
      type: "text",
      autocomplete: "off",
      "aria-label": "More options, or Enter to send",
    });
    this.tail.addEventListener("focus", () => this.offer(null));
    this.tail.addEventListener("input", () => this.offer(null));
    this.element.replaceChildren(h("span", { class: "command-name" }, `/${command.shown}`), this.tail);
    this.element.hidden = false;
    for (const option of command.options.filter((one) => one.required)) this.add(option);
    (this.fields[0]?.input ?? this.tail).focus();
  }

  close() {
    this.command = null;
    this.element.replaceChildren();
    this.element.hidden = true;
    this.hide();
  }

  add(option) {
    const needed = option.required ? "required" : "optional";
    const isFile = option.type === OPTION.ATTACHMENT;
    const input = h("input", {
      type: isFile ? "file" : "text",
      autocomplete: "off",
      "aria-label": `${option.shown}, ${needed}: ${option.hint}`,
    });
    const field = { option, input, isFile, value: undefined };
    field.element = h(
      "span",
      { class: "option-field", dataset: { option: option.name } },
      h("span", { class: "option-name", "aria-hidden": "true" }, option.shown),
      input,
    );
    input.addEventListener("focus", () => this.offer(field));
    input.addEventListener("input", () => {
      field.value = undefined;
      field.element.classList.remove("wrong");
      this.offer(field);
    });
    if (isFile) input.addEventListener("change", () => this.goOn());
    this.fields.push(field);
    this.tail.before(field.element);
    return field;
  }

  remove(field) {
    const at = this.fields.indexOf(field);
    field.element.remove();
    this.fields.splice(at, 1);
    (this.fields[at - 1]?.input ?? this.tail).focus();
  }

  /** List the values of the field; for `null`, the options that may still be added. */
  offer(field) {
    this.field = field;
    if (!field?.isFile) this.list.attach(field?.input ?? this.tail);
    this.popup.hidden = false;
    const typed = (field?.input ?? this.tail).value;
    if (!field) {
      const left = matching(
        this.left().map((one) => ({ value: one.name, label: one.shown, hint: one.hint, option: one })),
        typed,
      );
      this.head(
        `/${this.command.shown}`,
        left.length
          ? `${this.command.description} · Enter sends it; more options:`
          : `${this.command.description} · Enter sends it`,
      );
      this.list.show(left, typed ? 0 : -1);
      return;
    }
    this.head(field.option.shown, field.option.hint);
    if (field.option.autocomplete) {
      this.list.show([], -1);
      this.later(field);
      return;
    }
    const entries = known(field.option, this.store) ?? [];
    if (field.value === undefined) {
      this.list.show(matching(entries, typed));
      return;
    }
    const at = entries.findIndex((one) => one.value === field.value);
    this.list.show(
      entries.map((one, index) => ({ ...one, chosen: index === at })),
      at,
    );
  }

  later(field) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const asked = ++this.asked;
      const decided = Object.entries(this.decided()).filter(([, value]) => !(value instanceof File));
      const options = { ...Object.fromEntries(decided), [field.option.name]: field.input.value };
      this.suggest(this.command.path, options, field.option.name, (choices, problem) => {
        if (asked !== this.asked || this.field !== field || this.popup.hidden) return;
        this.head(
          field.option.shown,
          problem ?? (choices.length ? field.option.hint : "Nothing to choose from"),
        );
        this.list.show(
          choices.map((one) => ({ value: one.value, label: one.name })),
          0,
        );
      });
    }, PAUSE);
  }

  take(entry) {
    if (!this.field) {
      this.tail.value = "";
      this.add(entry.option).input.focus();
      return;
    }
    this.field.value = entry.value;
    this.field.input.value = entry.label;
    this.field.element.classList.remove("wrong");
    this.goOn();
  }

  /** Move to the first missing field, or to the end. */
  goOn() {
    const missing = this.fields.find((one) => one.option.required && this.valueIn(one) === undefined);
    (missing?.input ?? this.tail).focus();
  }

  /** Put a file into a file field, added if necessary; return whether the command has one. */
  takeFiles(files) {
    const option = this.command.options.find((one) => one.type === OPTION.ATTACHMENT);
    if (!option) return false;
    const field = this.fields.find((one) => one.option === option) ?? this.add(option);
    field.input.files = files;
    this.goOn();
    return true;
  }

  key(event) {
    if (event.isComposing) return;
    const marked = !this.popup.hidden && this.list.marked;
    const isOpen = this.field ? this.field.value === undefined : true;
    const keys = {
      ArrowDown: () => this.list.move(1),
      ArrowUp: () => this.list.move(-1),
      Enter: () => this.enter(marked && isOpen && marked),
      Tab: !event.shiftKey && marked && isOpen && (() => this.take(marked)),
      Escape: () => (this.popup.hidden ? this.leave("") : this.hide()),
      Backspace: !event.target.value && (() => this.back()),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  enter(marked) {
    if (marked) this.take(marked);
    else if (this.field?.isFile && !this.field.input.files.length) this.field.input.click();
    else this.submit();
  }

  back() {
    const last = this.field ?? this.fields.at(-1);
    if (this.field && !last.option.required) this.remove(last);
    else if (!this.field && last) last.input.focus();
    else this.leave(`/${this.command.shown}`);
  }

  /** Send the command, or move to the first missing field. */
  async submit() {
    if (this.sending) return;
    const wrong = this.fields.find(
      (one) => (one.option.required || one.input.value) && this.valueIn(one) === undefined,
    );
    if (wrong) {
      wrong.input.focus();
      wrong.element.classList.add("wrong");
      this.head(
        wrong.option.shown,
        wrong.input.value ? "This value does not fit." : "This option is required.",
      );
      return;
    }
    this.sending = true;
    const went = await this.send(this.command.path, this.decided());
    this.sending = false;
    if (went) this.leave("");
  }

  decided() {
    const values = this.fields.map((one) => [one.option.name, this.valueIn(one)]);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  valueIn({ option, input, isFile, value }) {
    if (isFile) return input.files[0];
    if (value !== undefined) return value;
    const text = input.value.trim();
    if (!text) return undefined;
    const entry = known(option, this.store)?.find(
      (one) => one.label.toLocaleLowerCase() === text.toLocaleLowerCase(),
    );
    return entry ? entry.value : option.choices?.length ? undefined : valueOf(option, text);
  }

  left() {
    return this.command.options.filter((option) => !this.fields.some((field) => field.option === option));
  }

  head(name, words) {
    this.title.replaceChildren(h("strong", {}, name), ` ${words}`);
  }

  hide() {
    clearTimeout(this.timer);
    this.popup.hidden = true;
    this.list.show([], -1);
  }
}
