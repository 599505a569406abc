// The page as a whole: connects its parts, keeps person and channel in the address, and reports lost connections.

import { Acting } from "./acting.js";
import { Apps } from "./apps.js";
import { Channels, mark } from "./channels.js";
import { Composer } from "./composer.js";
import { h, icon } from "./dom.js";
import { Drawer } from "./drawer.js";
import { Messages } from "./messages.js";
import { Notices } from "./notices.js";
import { avatar, Seats } from "./people.js";
import { Socket } from "./socket.js";
import { Store } from "./store.js";
import { setLocale, setOffset } from "./time.js";

const FIRST_PERSON = "Ada";
const DIRECT = "@";

const part = (id) => document.getElementById(id);
const address = () => new URL(location.href).searchParams;

const store = new Store();
const notices = new Notices(part("banner"), part("passing"));
const socket = new Socket(receive, connection);

const names = {
  user: (id) => store.nameOf(id),
  role: (id) => store.guild.roles.find((role) => role.id === id)?.name.replace(/^@/, ""),
  channel: (id) => store.channels.get(id)?.name,
  jump: (channel, message) => store.channels.has(channel) && (() => go(channel, message)),
};
const context = { names, store };
const acting = new Acting(store, socket, context, notices);
const messages = new Messages({
  list: part("messages"),
  scroller: part("scroller"),
  live: part("live"),
  newest: part("newest"),
  socket,
  acting,
  context,
  store,
});
const channels = new Channels(part("channels"), store, { go, talk });
const composer = new Composer({ form: part("composer"), store, socket, acting, notices });
const drawer = new Drawer({ element: part("drawer"), opener: part("developer"), store, socket, notices });
new Seats(part("seats"), store, sit);

let here = null;
new Apps({ store, acting, channel: () => here });
let isBack = false;

function receive(frame) {
  const first = frame.type === "hello" && store.fresh;
  store.fresh &&= !first;
  store.apply(frame);
  if (first) begin();
}

function connection(state, words) {
  if (state === "open") {
    store.forget();
  } else if (state === "lost") {
    isBack = true;
    notices.show(`${words} This page connects again by itself.`);
  } else if (words !== FIRST_PERSON) {
    notices.say(`There is nobody called ${words} here, so you sit as ${FIRST_PERSON}.`);
    sit(FIRST_PERSON);
  }
}

function begin() {
  notices.show(isBack ? "Connected again." : "", { good: true });
  isBack = false;
  drawer.connected();
}

store.on("hello", ({ person, clock }) => {
  setLocale(person.locale);
  setOffset(clock.offset);
  part("server").textContent = store.guild.name;
  part("me").replaceChildren(avatar(person), h("span", {}, person.name));
});
store.on("hello", () => {
  if (here && !store.channels.has(here)) go(wanted());
});
store.on("history", ({ channel_id, request }) => {
  if (!request && channel_id === wanted()) go(channel_id);
});
store.on("channel", ({ how, channel }) => {
  if (how === "delete" && channel.id === here) go(firstChannel());
  else if (channel.id === here) showHead();
  if (how === "update" && channel.kind === "dm" && address().get("channel") === DIRECT && here !== channel.id)
    go(channel.id);
});
store.on("clock", ({ offset }) => setOffset(offset));
store.on("hello unread pings", showTitle);
store.on("hello bot", () => (part("away").hidden = store.bot.online));
store.on("error", ({ message }) => notices.say(message));
store.on("hello message typing", showTyping);
setInterval(showTyping, 2000);

/** Return the channel in the address, or the first one. */
function wanted() {
  const name = address().get("channel");
  const found = [...store.channels.values()].find((one) =>
    name === DIRECT ? one.kind === "dm" : one.name === name && one.kind !== "dm",
  );
  return found?.id ?? firstChannel();
}

function firstChannel() {
  return [...store.channels.values()].find((one) => one.kind === "text")?.id ?? null;
}

function go(channel, message) {
  if (channel !== here || !message) {
    here = channel;
    messages.open(channel);
    channels.open(channel);
    composer.open(channel);
    drawer.switches.open(channel);
    showHead();
    const place = store.channels.get(channel);
    if (place) setAddress("channel", place.kind === "dm" ? DIRECT : place.name);
  }
  showPanel(false);
  if (message && !messages.jump(message)) notices.say("That message is no longer here.");
}

function talk() {
  setAddress("channel", DIRECT);
  socket.send("open_dm");
}

function sit(name) {
  setAddress("person", name);
  here = null;
  isBack = false;
  socket.open(name);
}

function setAddress(key, value) {
  const next = new URL(location.href);
  if (next.searchParams.get(key) === value) return;
  next.searchParams.set(key, value);
  if (key === "person") history.pushState(null, "", next);
  else history.replaceState(null, "", next);
}

function showHead() {
  const channel = store.channels.get(here);
  if (!channel) {
    part("channel-name").textContent = "Nothing to see";
    part("topic").textContent = `${store.person.name} sees no channel.`;
    return;
  }
  part("channel-name").replaceChildren(mark(channel, store), channel.name);
  part("topic").textContent = channel.topic ?? "";
  part("messages").setAttribute("aria-label", `Messages in ${channel.name}`);
}

function showTitle() {
  const pings = [...store.channels.values()].reduce((sum, one) => sum + one.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${store.person?.name ?? ""} · Tavolata playground`;
}

function showTyping() {
  const typing = [...store.typing].filter(([, one]) => one.channel_id === here && one.until > Date.now());
  part("typing").textContent = typing.length
    ? `${typing.map(([id]) => store.nameOf(id)).join(", ")} typing…`
    : "";
}

function showPanel(open) {
  part("sidebar").classList.toggle("open", open);
  part("panel-opener").setAttribute("aria-expanded", String(open));
  part("veil").hidden = !open;
  if (open) part("channels").querySelector("[tabindex='0']")?.focus();
}

function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const other = theme === "dark" ? "light" : "dark";
  part("theme").replaceChildren(icon(theme === "dark" ? "sun" : "moon"));
  part("theme").setAttribute("aria-label", `Switch to the ${other} theme`);
  part("theme").title = `Switch to the ${other} theme`;
}

function startTheme() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const chosen = () => localStorage.getItem("theme") ?? (dark.matches ? "dark" : "light");
  dark.addEventListener("change", () => showTheme(chosen()));
  part("theme").addEventListener("click", () => {
    localStorage.setItem("theme", document.documentElement.dataset.theme === "dark" ? "light" : "dark");
    showTheme(chosen());
  });
  showTheme(chosen());
}

part("panel-opener").append(icon("menu"));
part("developer").append(icon("tool"));
part("send").append(icon("send"));
part("panel-opener").addEventListener("click", () => showPanel(!part("sidebar").classList.contains("open")));
part("veil").addEventListener("click", () => showPanel(false));
part("sidebar").addEventListener("keydown", (event) => event.key === "Escape" && showPanel(false));
addEventListener("popstate", () => socket.open(address().get("person") ?? FIRST_PERSON));
startTheme();
// For the console, and for the tests.
window.playground = { store, socket };
if ("WebSocket" in window) socket.open(address().get("person") ?? FIRST_PERSON);
else
  notices.show(
    "This browser has no websockets, so the playground cannot reach it. Please use a current one.",
  );
