// A person's actions with the bot: press, choose, call, fill in, with feedback until the answer arrives.

import { openForm } from "./forms.js";
import { upload } from "./uploads.js";

const FAILED = "This interaction failed";
const SOON = 250;

export class Acting {
  constructor(store, socket, context, notices) {
    this.store = store;
    this.socket = socket;
    this.context = context;
    this.notices = notices;
    this.count = 0;
  }

  /** Press a button or, with values, choose in a message's menu. */
  component(message, component, values) {
    const id = component.custom_id;
    if (this.store.busy.get(message.id)?.has(id)) return;
    const place = { channel_id: message.channel_id, message_id: message.id, custom_id: id };
    const answered = (frame) => this.answered(frame, message, id);
    const sent = values
      ? this.socket.send("select", { ...place, values }, answered)
      : this.socket.send("press", place, answered);
    if (!sent) {
      this.notices.say("Not sent: the page is not connected.");
      return;
    }
    this.store.setBroken(message.id, null);
    this.store.setBusy(message.id, id, true);
  }

  answered(frame, message, id) {
    if (frame.state === "sent") return;
    this.store.setBusy(message.id, id, false);
    if (frame.type === "error") this.store.setBroken(message.id, frame.message);
    if (frame.state === "failed") this.store.setBroken(message.id, FAILED);
    if (frame.state === "modal") this.form(frame);
  }

  /** Upload a command's files and call it; return whether it was sent. */
  async slash(channel, command, options) {
    try {
      const entries = Object.entries(options).map(async ([name, value]) => [
        name,
        value instanceof File ? await this.upload(value) : value,
      ]);
      return this.call(channel, command, Object.fromEntries(await Promise.all(entries)));
    } catch (problem) {
      this.notices.say(problem.message);
      return false;
    }
  }

  upload(file) {
    return upload(this.store.person.id, file);
  }

  /** Call a command; return whether it was sent. */
  call(channel, command, options) {
    return this.ask(channel, { name: command }, "slash", { command, options });
  }

  /** Use a command on a person or a message, whose name in this language is `shown`. */
  use(channel, shown, kind, fields) {
    return this.ask(channel, { name: shown, isMenu: true }, kind, fields);
  }

  /** Send a command; until something comes back, a line says that it was sent. */
  ask(channel, command, kind, fields) {
    let waiting = setTimeout(() => {
      waiting = null;
      this.local(channel, command, local, { loading: true });
    }, SOON);
    const local = `local-${++this.count}`;
    const sent = this.socket.send(kind, { channel_id: channel, ...fields }, (frame) => {
      if (frame.state === "sent") return;
      if (waiting) clearTimeout(waiting);
      else this.store.remove(channel, local);
      if (frame.state === "failed")
        this.local(channel, command, `${local}-failed`, {
          content: `${FAILED}: the application did not respond.`,
        });
      if (frame.type === "error") this.local(channel, command, `${local}-failed`, { content: frame.message });
      if (frame.state === "modal") this.form(frame);
    });
    if (!sent) {
      clearTimeout(waiting);
      this.notices.say("Not sent: the page is not connected.");
    }
    return sent;
  }

  /** Ask for suggestions; `show(choices)` is called once, with none if there was no answer. */
  suggest(channel, command, options, focused, show) {
    return this.socket.send("autocomplete", { channel_id: channel, command, options, focused }, (frame) => {
      if (frame.state === "choices") show(frame.choices, null);
      if (frame.state === "failed") show([], "Loading options failed");
      if (frame.type === "error") show([], frame.message);
    });
  }

  form(frame) {
    const context = { ...this.context, upload: (file) => this.upload(file) };
    openForm(frame.modal, context, (values, settle) => {
      const { interaction_id } = frame;
      const sent = this.socket.send("submit", { interaction_id, values }, (answer) => {
        if (answer.type === "error") settle(answer.message);
        else if (answer.state === "failed") settle(`${FAILED}. The form can be sent again.`);
        else if (answer.state !== "sent") settle(null);
      });
      if (!sent) settle("Not sent: the page is not connected.");
    });
  }

  local(channel, command, id, { content = "", loading = false }) {
    const { person, bot } = this.store;
    this.store.addLocal(channel, {
      id,
      local: true,
      channel_id: channel,
      content,
      loading,
      ephemeral: true,
      author: { id: bot.id, username: bot.name, bot: true },
      timestamp: new Date((Date.now() / 1000 + this.store.clock.offset) * 1000).toISOString(),
      interaction: { ...command, user: { id: person.id, global_name: person.name } },
      components: [],
      embeds: [],
      attachments: [],
    });
  }
}
