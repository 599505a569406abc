// The middle of the page: the messages of the open channel, kept in sync with the store.

import { componentElements, fileElement, sizeText } from "./components.js";
import { h, icon, rove, seedRoving } from "./dom.js";
import { markdown } from "./markdown.js";
import { avatar } from "./people.js";
import { dayName, dayNumber, stamp, timeElement, written } from "./time.js";

const TOGETHER = 7 * 60;
const NEAR_END = 80;
const MESSAGE = "li.message";
const READ_ALOUD = 240;
const THREAD_STARTED = 18;

/** The list. `context` is as for components, `acting` handles presses. */
export class Messages {
  constructor({ list, scroller, live, newest, socket, acting, context, store }) {
    Object.assign(this, { list, scroller, live, newest, socket, acting, context, store });
    this.channel = null;
    this.elements = new Map();
    this.newFrom = null;
    this.atEnd = true;
    rove(list, MESSAGE);
    store.on("message", ({ message }) => message.channel_id === this.channel && this.add(message));
    store.on("message_update", ({ message }) => message.channel_id === this.channel && this.replace(message));
    store.on("message_delete", (gone) => gone.channel_id === this.channel && this.remove(gone.message_id));
    store.on(
      "history",
      ({ channel_id, request }) => channel_id === this.channel && this.render({ older: Boolean(request) }),
    );
    store.on("busy", ({ message }) => this.markBusy(message));
    store.on("unread", ({ channel_id }) => channel_id === this.channel && this.read());
    scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(list);
    new ResizeObserver(() => this.atEnd && this.toEnd()).observe(scroller);
    document.addEventListener("visibilitychange", () => this.read());
    newest.addEventListener("click", () => this.toEnd());
  }

  /** Show a channel from its end, with a line above its unread messages. */
  open(channel) {
    this.channel = channel;
    this.newFrom = this.firstUnread();
    this.hasOlder = this.shown().length >= 50;
    this.render({});
    this.atEnd = true;
    this.toEnd();
    this.read();
  }

  /** Scroll to a message and focus it; return whether it exists here. */
  jump(id) {
    const element = this.elements.get(id);
    if (!element) return false;
    this.atEnd = false;
    element.scrollIntoView({ block: "center" });
    element.focus({ preventScroll: true });
    element.classList.add("found");
    setTimeout(() => element.classList.remove("found"), 1600);
    return true;
  }

  shown() {
    return [...this.store.messagesOf(this.channel).values()];
  }

  firstUnread() {
    let left = this.store.channels.get(this.channel)?.unread ?? 0;
    let first = null;
    for (const message of this.shown().reverse()) {
      if (left <= 0) break;
      if (message.mine || message.ephemeral) continue;
      first = message.id;
      left -= 1;
    }
    return first;
  }

  render({ older = false }) {
    const before = older && this.scroller.scrollHeight - this.scroller.scrollTop;
    if (older) this.hasOlder = this.shown().length - this.elements.size >= 50;
    this.elements = new Map(this.shown().map((message) => [message.id, this.element(message)]));
    this.list.replaceChildren(...this.elements.values());
    this.arrange();
    if (older) this.scroller.scrollTop = this.scroller.scrollHeight - before;
  }

  add(message) {
    if (this.elements.has(message.id)) {
      this.replace(message);
      return;
    }
    const element = this.element(message);
    this.elements.set(message.id, element);
    this.list.append(element);
    this.arrange();
    if (message.ephemeral || message.mine) this.atEnd = true;
    if (this.atEnd) this.toEnd();
    if (!message.mine) this.announce(message, element);
    this.read();
  }

  replace(message) {
    const old = this.elements.get(message.id);
    if (!old) return;
    const wasLoading = old.classList.contains("loading");
    const element = this.element(message);
    keepPictures(old, element);
    const focus = focusWithin(old);
    this.elements.set(message.id, element);
    old.replaceWith(element);
    this.arrange();
    restoreFocus(element, focus);
    if (this.atEnd) this.toEnd();
    if (wasLoading && !message.loading) this.announce(message, element);
  }

  remove(id) {
    const element = this.elements.get(id);
    if (!element) return;
    const next =
      element.contains(document.activeElement) &&
      (element.nextElementSibling ?? element.previousElementSibling);
    element.remove();
    this.elements.delete(id);
    this.arrange();
    if (next)
      (next.matches(MESSAGE) ? next : this.list.querySelector(`${MESSAGE}:last-child`))?.focus({
        preventScroll: true,
      });
  }

  /** Put day headings, the line above new messages, and message heads in their places. */
  arrange() {
    for (const divider of this.list.querySelectorAll(".divider, .beginning")) divider.remove();
    let before = null;
    for (const message of this.shown()) {
      const element = this.elements.get(message.id);
      if (!element) continue;
      const seconds = Date.parse(message.timestamp) / 1000;
      const isNewDay = !before || dayNumber(before.seconds) !== dayNumber(seconds);
      if (isNewDay) element.before(h("li", { class: "divider" }, h("span", {}, dayName(seconds))));
      const isNew = message.id === this.newFrom;
      if (isNew) element.before(h("li", { class: "divider new" }, h("span", {}, "New")));
      const follows =
        !isNewDay &&
        !isNew &&
        before.message.author.id === message.author.id &&
        seconds - before.seconds < TOGETHER &&
        !message.interaction &&
        message.ephemeral === before.message.ephemeral;
      element.classList.toggle("follows", follows);
      before = { message, seconds };
    }
    this.list.prepend(this.beginning());
    seedRoving(this.list, MESSAGE, ":focus");
  }

  beginning() {
    const channel = this.store.channels.get(this.channel);
    if (this.hasOlder)
      return h(
        "li",
        { class: "beginning" },
        h(
          "button",
          { type: "button", class: "button secondary", onclick: () => this.older() },
          "Show older messages",
        ),
      );
    const name = channel?.kind === "dm" ? channel.name : `#${channel?.name ?? ""}`;
    const words = this.elements.size
      ? `This is the beginning of ${name}.`
      : "Nothing has been said here yet. Type / to see what the bot can do.";
    return h("li", { class: "beginning" }, h("p", { class: "small" }, words));
  }

  older() {
    const first = this.shown().find((message) => !message.local);
    this.socket.send("history", { channel_id: this.channel, before: first?.id });
  }

  scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.atEnd = scrollHeight - scrollTop - clientHeight < NEAR_END;
    this.newest.hidden = scrollHeight - scrollTop - clientHeight < clientHeight / 2;
    this.read();
  }

  toEnd() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  /** Tell the server that the open channel is read, if its end is really on the screen. */
  read() {
    const channel = this.store.channels.get(this.channel);
    if (channel && (channel.unread > 0 || channel.pings > 0) && this.atEnd && !document.hidden)
      this.socket.send("read", { channel_id: this.channel });
  }

  announce(message, element) {
    const texts = [...element.querySelectorAll(".body .text")].map((one) => one.innerText.trim());
    const words = texts.join(" ").replace(/\s+/g, " ").slice(0, READ_ALOUD);
    const only = message.ephemeral ? "Only for you: " : "";
    this.live.textContent = message.loading ? "" : `${only}${this.authorName(message.author)}: ${words}`;
  }

  authorName(author) {
    return this.store.nameOf(author.id) ?? author.global_name ?? author.username;
  }

  element(message) {
    const { author } = message;
    const name = this.authorName(author);
    const seconds = Date.parse(message.timestamp) / 1000;
    const classes = [
      "message",
      message.ephemeral && "private",
      message.pings_me && "pings",
      message.loading && "loading",
    ];
    return h(
      "li",
      { class: classes.filter(Boolean).join(" "), tabindex: -1, dataset: { message: message.id } },
      h(
        "article",
        { "aria-label": `${name}, ${stamp(seconds)}` },
        this.used(message),
        h(
          "div",
          { class: "portrait", dataset: { person: author.id } },
          avatar({ id: author.id, name }, { isBot: author.bot }),
        ),
        h(
          "header",
          {},
          h("span", { class: "name", dataset: { person: author.id } }, name),
          author.bot && h("span", { class: "tag" }, "App"),
          h("time", { datetime: message.timestamp, title: written(seconds, "F", "en-GB") }, stamp(seconds)),
        ),
        h("div", { class: "body" }, message.loading ? this.thinking(name) : this.body(message)),
        message.ephemeral && this.privacy(message),
        h("p", { class: "broken", role: "alert" }),
        this.tools(message),
      ),
    );
  }

  used(message) {
    if (message.interaction) {
      const { user, name, isMenu } = message.interaction;
      const { target_user: onPerson, target_message_id: onMessage } = message.interaction_metadata ?? {};
      const slash = isMenu || onPerson || onMessage ? "" : "/";
      return h(
        "p",
        { class: "used" },
        icon("reply"),
        h("strong", {}, this.authorName(user)),
        " used ",
        h("span", { class: "mention" }, `${slash}${name}`),
      );
    }
    const quoted = message.message_reference?.message_id;
    if (!quoted) return null;
    const original = this.store.messagesOf(message.channel_id).get(quoted);
    const words = original
      ? `${this.authorName(original.author)}: ${original.content || "a message"}`
      : "a message that is no longer here";
    return h(
      "p",
      { class: "used" },
      icon("reply"),
      h("button", { type: "button", class: "plain", onclick: () => this.jump(quoted) }, words),
    );
  }

  thinking(name) {
    return h(
      "p",
      { class: "thinking" },
      h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
      `${name} is thinking…`,
    );
  }

  body(message) {
    if (message.type === THREAD_STARTED) return this.started(message);
    const context = {
      ...this.context,
      act: (component, values, event) => this.act(message, component, values, event),
    };
    return [
      message.content && h("div", { class: "text" }, markdown(message.content, context.names)),
      message.embeds.map((one) => embed(one, context.names)),
      message.attachments.map((one) => attachment(one, context)),
      componentElements(message.components, context),
      message.edited_timestamp && !message.author.bot && h("span", { class: "small" }, "(edited)"),
    ];
  }

  started(message) {
    const go = this.context.names.jump(message.message_reference.channel_id);
    const name = message.content;
    return h(
      "p",
      { class: "text" },
      "started a thread: ",
      go ? h("button", { type: "button", class: "plain", onclick: go }, name) : name,
    );
  }

  act(message, component, values, event) {
    if (component.style !== 5) {
      this.acting.component(message, component, values);
      return;
    }
    const own = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(component.url);
    const go = own && this.context.names.jump(own[1], own[2]);
    if (!go) return;
    event.preventDefault();
    go();
  }

  privacy(message) {
    return h(
      "p",
      { class: "privacy" },
      icon("eye"),
      "Only you can see this",
      !message.loading && [
        " · ",
        h("button", { type: "button", class: "plain", onclick: () => this.dismiss(message) }, "Dismiss"),
      ],
    );
  }

  dismiss(message) {
    if (message.local) this.store.remove(message.channel_id, message.id);
    else this.socket.send("dismiss", { channel_id: message.channel_id, message_id: message.id });
  }

  tools(message) {
    const channel = this.store.channels.get(message.channel_id);
    const mayDelete =
      !message.ephemeral && (message.mine || (this.store.person?.moderator && channel?.kind !== "dm"));
    if (!mayDelete) return null;
    const erase = () =>
      this.socket.send("delete_message", { channel_id: message.channel_id, message_id: message.id });
    return h(
      "div",
      { class: "tools" },
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": "Delete this message",
          title: "Delete",
          onclick: erase,
        },
        icon("bin"),
      ),
    );
  }

  markBusy(id) {
    const element = this.elements.get(id);
    if (!element) return;
    const busy = this.store.busy.get(id) ?? new Set();
    for (const part of element.querySelectorAll("[data-custom-id]"))
      part.ariaBusy = busy.has(part.dataset.customId) ? "true" : null;
    element.querySelector(".broken").textContent = this.store.broken.get(id) ?? "";
    if (this.atEnd) this.toEnd();
  }
}

function attachment(file, { names }) {
  if (!file.content_type?.startsWith("image/"))
    return fileElement(file.url, `${file.filename} · ${sizeText(file.size)}`);
  const item = {
    media: { url: file.url, width: file.width, height: file.height },
    description: file.description,
  };
  return componentElements([{ type: 12, items: [item] }], { names });
}

function embed(one, names) {
  const colour = one.color ? `--accent: #${one.color.toString(16).padStart(6, "0")}` : null;
  return h(
    "div",
    { class: "container accented", style: colour },
    one.title &&
      h("div", { class: "heading heading-3", role: "heading", "aria-level": 4 }, markdown(one.title, names)),
    one.description && h("div", { class: "text" }, markdown(one.description, names)),
    (one.fields ?? []).map((field) =>
      h("div", { class: "text" }, h("strong", {}, field.name), markdown(field.value, names)),
    ),
    one.image && h("img", { src: one.image.url, alt: one.title ?? "Picture of an embed" }),
    one.footer && h("p", { class: "small" }, one.footer.text),
    one.timestamp && timeElement(Date.parse(one.timestamp) / 1000, "f"),
  );
}

/** Keep the old pictures until the new ones have loaded, so that an edited message doesn't flicker. */
function keepPictures(old, element) {
  const before = old.querySelectorAll(".picture img");
  element.querySelectorAll(".picture img").forEach((image, index) => {
    if (!before[index]?.complete) return;
    image.style.backgroundImage = `url(${JSON.stringify(before[index].currentSrc)})`;
    image.addEventListener("load", () => image.style.removeProperty("background-image"), { once: true });
  });
}

const FOCUSABLE = "button, a[href], summary";

function focusWithin(element) {
  if (element === document.activeElement) return { self: true };
  if (!element.contains(document.activeElement)) return null;
  return { at: [...element.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement) };
}

function restoreFocus(element, focus) {
  if (!focus) return;
  const target = focus.self ? element : [...element.querySelectorAll(FOCUSABLE)][focus.at];
  (target && !target.disabled ? target : element).focus({ preventScroll: true });
}
