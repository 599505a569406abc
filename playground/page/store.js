// The page's data: the playground's frames applied to plain maps, and the listeners for changes.

const KEPT_REQUESTS = 200;
const KEPT_PRESSES = 20;

export class Store {
  constructor() {
    this.listeners = new Map();
    this.forget();
  }

  /** Forget everything, returning to the state before the first frame. */
  forget() {
    this.fresh = true;
    this.person = null;
    this.people = new Map();
    this.bot = { id: "", name: "", online: true };
    this.guild = { id: "", name: "", roles: [] };
    this.channels = new Map();
    this.messages = new Map();
    this.commands = [];
    this.typing = new Map();
    this.clock = { now: 0, offset: 0 };
    this.faults = { planned: [] };
    this.requests = [];
    this.presses = [];
    this.busy = new Map();
    this.broken = new Map();
  }

  /** Call `listener` after every change of a topic; topics are named like frames. */
  on(topics, listener) {
    for (const topic of topics.split(" ")) {
      if (!this.listeners.has(topic)) this.listeners.set(topic, []);
      this.listeners.get(topic).push(listener);
    }
  }

  tell(topic, detail) {
    for (const listener of this.listeners.get(topic) ?? []) listener(detail);
  }

  /** Apply one frame and notify its listeners. */
  apply(frame) {
    this[`apply_${frame.type}`]?.(frame);
    this.tell(frame.type, frame);
  }

  /** Return the known messages of a channel, in order. */
  messagesOf(channel) {
    if (!this.messages.has(channel)) this.messages.set(channel, new Map());
    return this.messages.get(channel);
  }

  /** Return the name of a user or nothing. */
  nameOf(id) {
    return id === this.bot.id ? this.bot.name : this.people.get(id)?.name;
  }

  /** Put a message on this page only, such as the failure of a command. */
  addLocal(channel, message) {
    this.messagesOf(channel).set(message.id, message);
    this.tell("message", { message });
  }

  /** Remove a message from this page. */
  remove(channel, id) {
    if (this.messagesOf(channel).delete(id))
      this.tell("message_delete", { channel_id: channel, message_id: id });
  }

  /** Record that a component was pressed and not yet answered, or that it was answered. */
  setBusy(message, component, busy) {
    const there = this.busy.get(message) ?? new Set();
    if (busy) there.add(component);
    else there.delete(component);
    this.busy.set(message, there);
    this.tell("busy", { message });
  }

  /** Record the problem of a press on a message, or clear it. */
  setBroken(message, sentence) {
    if (sentence) this.broken.set(message, sentence);
    else this.broken.delete(message);
    this.tell("busy", { message });
  }

  apply_hello(frame) {
    const { person, people, bot, guild, channels, commands, clock, faults } = frame;
    Object.assign(this, { person, bot, guild, commands, clock, faults });
    this.people = new Map(people.map((one) => [one.id, one]));
    this.channels = new Map(channels.map((one) => [one.id, one]));
  }

  apply_history({ channel_id, messages, request }) {
    const known = request === null || request === undefined ? [] : [...this.messagesOf(channel_id).values()];
    this.messages.set(channel_id, new Map([...messages, ...known].map((one) => [one.id, one])));
  }

  apply_message({ message }) {
    this.messagesOf(message.channel_id).set(message.id, message);
    this.typing.delete(message.author.id);
  }

  apply_message_update({ message }) {
    const there = this.messagesOf(message.channel_id);
    if (there.has(message.id)) there.set(message.id, message);
    this.broken.delete(message.id);
  }

  apply_message_delete({ channel_id, message_id }) {
    this.messagesOf(channel_id).delete(message_id);
  }

  apply_interaction({ state, acknowledged_ms, visible_ms, interaction_id }) {
    if (state === "sent") return;
    const known = this.presses.find((one) => one.interaction_id === interaction_id);
    const entry = { interaction_id, state, acknowledged_ms, visible_ms };
    if (known) Object.assign(known, entry);
    else this.presses = [...this.presses, entry].slice(-KEPT_PRESSES);
  }

  apply_channel({ how, channel }) {
    if (how === "delete") this.channels.delete(channel.id);
    else this.channels.set(channel.id, channel);
  }

  apply_commands({ commands }) {
    this.commands = commands;
  }

  apply_unread({ channel_id, unread, pings }) {
    Object.assign(this.channels.get(channel_id) ?? {}, { unread, pings });
  }

  apply_pings({ person_id, pings }) {
    Object.assign(this.people.get(person_id) ?? {}, { pings });
  }

  apply_typing({ channel_id, user_id }) {
    this.typing.set(user_id, { channel_id, until: Date.now() + 9000 });
  }

  apply_bot({ online }) {
    this.bot.online = online;
  }

  apply_clock({ now, offset }) {
    this.clock = { now, offset };
  }

  apply_faults({ latency, error_probability, double_deliveries, planned }) {
    this.faults = { latency, error_probability, double_deliveries, planned };
  }

  apply_requests({ entries }) {
    this.requests = [...this.requests, ...entries].slice(-KEPT_REQUESTS);
  }
}
