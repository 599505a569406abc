// The message box: plain text, or a command after an initial slash.

import { CommandLine } from "./commandline.js";
import { callable } from "./commands.js";
import { h } from "./dom.js";
import { Listbox, matching } from "./listbox.js";

const LONGEST = 2000;

export class Composer {
  constructor({ form, store, socket, acting, notices }) {
    Object.assign(this, { form, store, socket, acting, notices });
    this.box = form.querySelector("textarea");
    this.popup = form.querySelector(".suggestions");
    this.title = form.querySelector(".suggestions-title");
    this.count = form.querySelector(".count");
    const [commands, choices] = form.querySelectorAll(".suggestions .options");
    this.list = new Listbox(commands, { label: "Commands", choose: (entry) => this.begin(entry.command) });
    this.list.attach(this.box);
    this.line = new CommandLine({
      element: form.querySelector(".command"),
      popup: this.popup,
      title: this.title,
      options: choices,
      store,
      suggest: (path, options, focused, show) => acting.suggest(this.channel, path, options, focused, show),
      send: (path, options) => acting.slash(this.channel, path, options),
      leave: (text) => this.back(text),
    });
    this.box.addEventListener("input", () => this.typed());
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.box.addEventListener("blur", () => !this.line.command && this.hide());
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.line.command) this.line.submit();
      else this.say();
    });
    for (const kind of ["drop", "paste"]) form.addEventListener(kind, (event) => this.files(event));
    form.addEventListener("dragover", (event) => event.preventDefault());
    store.on("hello channel", () => this.open(this.channel));
  }

  /** Write to this channel from now on. */
  open(channel) {
    if (channel !== this.channel && this.line.command) this.back("");
    this.channel = channel;
    const place = this.store.channels.get(channel);
    const name = place?.kind === "dm" ? `@${place.name}` : `#${place?.name ?? ""}`;
    this.box.disabled = !place?.may_write;
    this.box.placeholder =
      place?.may_write === false ? "You may not write here" : `Message ${name}, or / for commands`;
    this.box.setAttribute("aria-label", `Message ${name}`);
  }

  typed() {
    const { value } = this.box;
    this.count.textContent = value.length > LONGEST - 200 ? `${value.length} of ${LONGEST}` : "";
    this.count.classList.toggle("wrong", value.length > LONGEST);
    if (!/^\/[^\n]*$/.test(value)) {
      this.hide();
      return;
    }
    const inServer = this.store.channels.get(this.channel)?.kind !== "dm";
    const commands = callable(this.store.commands, this.store.person.locale, { inServer });
    const spelt = value.endsWith(" ") && commands.find((one) => `/${one.shown} ` === value);
    if (spelt) {
      this.begin(spelt);
      return;
    }
    const all = commands.map((command) => ({
      value: command.path,
      label: `/${command.shown}`,
      hint: command.description,
      command,
    }));
    const found = matching(all, value);
    const entries = found.length ? found : matching(all, value.slice(1));
    this.title.replaceChildren(
      h("strong", {}, "Commands"),
      entries.length ? "" : " There is none like this.",
    );
    this.popup.hidden = false;
    this.list.show(entries);
  }

  begin(command) {
    this.box.hidden = true;
    this.list.show([], -1);
    this.line.open(command);
  }

  back(text) {
    this.line.close();
    this.box.hidden = false;
    this.box.value = text;
    this.box.focus();
    this.typed();
  }

  key(event) {
    if (event.isComposing) return;
    const marked = !this.popup.hidden && this.list.marked;
    const keys = {
      ArrowDown: marked && (() => this.list.move(1)),
      ArrowUp: marked && (() => this.list.move(-1)),
      Tab: marked && !event.shiftKey && (() => this.list.choose(marked)),
      Enter: !event.shiftKey && (() => (marked ? this.list.choose(marked) : this.say())),
      Escape: !this.popup.hidden && (() => this.hide()),
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }

  say() {
    const text = this.withMentions(this.box.value.trim());
    if (!text) return;
    if (text.length > LONGEST) {
      this.notices.say(`Too long: ${text.length} of at most ${LONGEST} characters.`);
      return;
    }
    if (!this.socket.send("send", { channel_id: this.channel, text })) {
      this.notices.say("Not sent: the page is not connected.");
      return;
    }
    this.box.value = "";
    this.typed();
  }

  withMentions(text) {
    const people = [...this.store.people.values(), this.store.bot].map((one) => [
      `@${one.name}`,
      `<@${one.id}>`,
    ]);
    const channels = [...this.store.channels.values()]
      .filter((one) => one.kind !== "dm")
      .map((one) => [`#${one.name}`, `<#${one.id}>`]);
    return [...people, ...channels].reduce((words, [name, mention]) => words.replaceAll(name, mention), text);
  }

  /** Add a file to the command being filled in; people's messages carry none. */
  files(event) {
    const files = (event.dataTransfer ?? event.clipboardData)?.files;
    if (!files?.length) return;
    event.preventDefault();
    if (this.line.command && this.line.takeFiles(files)) return;
    this.notices.say("The playground takes files from people only with commands and forms.");
  }

  hide() {
    this.popup.hidden = true;
    this.list.show([], -1);
  }
}
