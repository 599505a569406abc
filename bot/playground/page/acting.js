// What a person does with the bot: press, choose, call, fill in; and what they see until the answer is there.

import { openForm } from "./forms.js";

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

  /** Press a button or, with values, choose in a menu of a message. */
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
    if (frame.state === "modal") this.form(frame, (result) => this.store.setBroken(message.id, result));
  }

  /** Call a command; while nothing has come back, a line says that it is on its way. */
  slash(channel, command, options) {
    let waiting = setTimeout(() => {
      waiting = null;
      this.local(channel, command, local, { loading: true });
    }, SOON);
    const local = `local-${++this.count}`;
    const sent = this.socket.send("slash", { channel_id: channel, command, options }, (frame) => {
      if (frame.state === "sent") return;
      if (waiting) clearTimeout(waiting);
      else this.store.remove(channel, local);
      if (frame.state === "failed")
        this.local(channel, command, `${local}-failed`, {
          content: `${FAILED}: the application did not respond.`,
        });
      if (frame.type === "error") this.local(channel, command, `${local}-failed`, { content: frame.message });
      if (frame.state === "modal")
        this.form(
          frame,
          (result) => result && this.local(channel, command, `${local}-failed`, { content: result }),
        );
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

  form(frame, result) {
    openForm(frame.modal, this.context, (values) => {
      this.socket.send("submit", { interaction_id: frame.interaction_id, values }, (answer) => {
        if (answer.state === "failed") result(FAILED);
        if (answer.type === "error") result(answer.message);
      });
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
      interaction: { name: command, user: { id: person.id, global_name: person.name } },
      components: [],
      embeds: [],
      attachments: [],
    });
  }
}
