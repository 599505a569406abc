// The developer's drawer: the bot's requests and their outcomes, faults to switch on, and the clock.

import { h, icon } from "./dom.js";
import { languageName } from "./people.js";
import { Switches } from "./switches.js";
import { now, written } from "./time.js";

const SPANS = [
  ["+ 1 minute", 60],
  ["+ 1 hour", 3_600],
  ["+ 1 day", 86_400],
  ["+ 1 week", 604_800],
];
const DELAYS = [
  [0, "None"],
  [0.2, "0.2 s"],
  [1, "1 s"],
  [2.5, "2.5 s"],
  [5, "5 s"],
];
const SHARES = [
  [0, "None"],
  [0.1, "1 in 10"],
  [0.5, "Every other"],
  [1, "All"],
];
const LANGUAGES = ["en-US", "en-GB", "it", "fr", "de", "es-ES"];
const ONCE = [
  ["Next 3 requests fail (5xx)", { fail_next: 3 }],
  ["Next 3 requests are limited (429)", { limit_next: 3 }],
  ["Next answer is lost", { lose_next: 1 }],
  ["Next press arrives twice", { double_deliveries: 1 }],
  ["Drop the gateway", { drop_gateway: true }],
  ["Invalidate the session", { invalidate_session: true }],
];

export class Drawer {
  constructor({ element, opener, store, socket, notices }) {
    Object.assign(this, { element, opener, store, socket, notices });
    this.clock = h("p", { class: "clock" });
    this.planned = h("p", { class: "small", "aria-live": "polite" });
    this.rows = h("tbody");
    this.presses = h("ol", { class: "presses" });
    this.refuse = h("input", {
      type: "checkbox",
      onchange: () => this.settings({ dms_closed: this.refuse.checked }),
    });
    this.refuseWords = h("span");
    this.delay = this.choice("Delay of every request", DELAYS, (value) => this.fault({ latency: value }));
    this.share = this.choice("Share of requests that fail (502)", SHARES, (value) =>
      this.fault({ error_probability: value }),
    );
    this.language = this.choice(
      "Language of this person",
      LANGUAGES.map((one) => [one, languageName(one)]),
      (value) => this.settings({ locale: value }),
    );
    this.switches = new Switches(store, (frame, fields) => this.tell(frame, fields));
    element.append(...this.content());
    opener.addEventListener("click", () => this.toggle());
    element.addEventListener("keydown", (event) => event.key === "Escape" && this.toggle(false));
    store.on("hello faults", () => this.showFaults());
    store.on("requests", ({ entries }) => this.addRequests(entries));
    store.on("interaction", () => this.showPresses());
    store.on("interaction requests", () => this.askWhatIsLeft());
    setInterval(() => this.showClock(), 1000);
  }

  get isOpen() {
    return !this.element.hidden;
  }

  toggle(open = !this.isOpen) {
    this.element.hidden = !open;
    this.opener.setAttribute("aria-expanded", String(open));
    this.connected();
    if (open) this.element.querySelector("button").focus();
    else this.opener.focus();
  }

  /** Ask for the stream of requests while the drawer is open; call this after every connection. */
  connected() {
    if (this.isOpen) {
      this.store.requests = [];
      this.rows.replaceChildren();
    }
    this.socket.send("watch_requests", { on: this.isOpen });
    this.showClock();
  }

  content() {
    return [
      h(
        "header",
        {},
        h("h2", {}, "Developer"),
        h(
          "button",
          {
            type: "button",
            class: "quiet",
            "aria-label": "Close the developer's drawer",
            onclick: () => this.toggle(false),
          },
          icon("close"),
        ),
      ),
      this.section(
        "Clock",
        this.clock,
        h(
          "div",
          { class: "row" },
          SPANS.map(([words, seconds]) =>
            this.button(words, () => this.socket.send("clock_advance", { seconds })),
          ),
        ),
      ),
      this.section(
        "Faults",
        h(
          "div",
          { class: "row" },
          ONCE.map(([words, fault]) => this.button(words, () => this.fault(fault))),
        ),
        this.delay.element,
        this.share.element,
        this.planned,
        this.button("All faults off", () => this.fault({ clear: true })),
      ),
      this.section(
        "This person",
        h("label", { class: "tick-line" }, this.refuse, this.refuseWords),
        this.language.element,
      ),
      this.section("This server", this.switches.server),
      this.section("This channel", this.switches.place),
      this.section("Last presses", this.presses),
      this.section(
        "Last requests of the bot",
        h(
          "div",
          { class: "requests", tabindex: 0, role: "region", "aria-label": "Last requests, newest first" },
          h(
            "table",
            {},
            h(
              "thead",
              {},
              h(
                "tr",
                {},
                ["Time", "Request", "Status", "ms"].map((one) => h("th", { scope: "col" }, one)),
              ),
            ),
            this.rows,
          ),
        ),
      ),
    ];
  }

  section(title, ...content) {
    return h("section", {}, h("h3", {}, title), content);
  }

  button(words, press) {
    return h("button", { type: "button", class: "button secondary", onclick: press }, words);
  }

  choice(words, entries, change) {
    const select = h(
      "select",
      { onchange: () => change(entries[select.selectedIndex][0]) },
      entries.map(([value, label]) => h("option", { value: String(value) }, label)),
    );
    return {
      element: h("label", { class: "choice" }, h("span", {}, words), select),
      set: (value) => (select.value = String(value)),
    };
  }

  fault(fields) {
    this.tell("fault", fields);
  }

  tell(frame, fields) {
    if (!this.socket.send(frame, fields)) this.notices.say("Not sent: the page is not connected.");
  }

  /** Ask for the faults: planned ones are used up one by one, and the playground reports that only on request. */
  askWhatIsLeft() {
    const { planned, double_deliveries: twice } = this.store.faults;
    if (this.isOpen && (planned.length || twice)) this.fault({});
  }

  settings(fields) {
    this.socket.send("settings", fields);
  }

  showFaults() {
    const { faults, person } = this.store;
    this.delay.set(faults.latency);
    this.share.set(faults.error_probability);
    const planned = faults.planned.map(
      (one) => `${one.left} × ${{ error: "5xx", limit: "429", lose: "lost answer" }[one.kind] ?? one.kind}`,
    );
    if (faults.double_deliveries) planned.push(`${faults.double_deliveries} × delivered twice`);
    this.planned.textContent = planned.length
      ? `Still to come: ${planned.join(", ")}.`
      : "Nothing is planned.";
    const isOn = planned.length > 0 || faults.latency > 0 || faults.error_probability > 0;
    this.opener.classList.toggle("on", isOn);
    this.opener.title = isOn ? "Developer: faults are switched on" : "Developer";
    this.refuse.checked = Boolean(person?.dms_closed);
    this.refuseWords.textContent = `${person?.name ?? ""} refuses direct messages`;
    this.language.set(person?.locale);
  }

  showClock() {
    if (!this.isOpen) return;
    const { offset } = this.store.clock;
    const ahead = offset
      ? `${new Intl.NumberFormat("en", { maximumFractionDigits: 1 }).format(offset / 3600)} hours ahead of real time`
      : "the real time";
    this.clock.textContent = `${written(now(), "F", "en-GB")} · ${ahead}`;
  }

  showPresses() {
    const entries = this.store.presses.slice(-6).reverse();
    const time = (ms) => (ms === null || ms === undefined ? "–" : `${Math.round(ms)} ms`);
    this.presses.replaceChildren(
      ...entries.map((one) =>
        h(
          "li",
          {},
          `${one.state}: acknowledged ${time(one.acknowledged_ms)}, visible ${time(one.visible_ms)}`,
        ),
      ),
    );
  }

  addRequests(entries) {
    for (const entry of entries) this.rows.prepend(...requestRows(entry));
    while (this.rows.children.length > 250) this.rows.lastElementChild.remove();
  }
}

function requestRows(entry) {
  const bad = entry.status >= 400;
  const row = h(
    "tr",
    { class: bad && "bad" },
    h("td", {}, written(entry.at, "T", "en-GB")),
    h(
      "td",
      { class: "path" },
      `${entry.method} `,
      entry.path.split("/").flatMap((part, at) => (at ? [h("wbr"), `/${part}`] : [part])),
    ),
    h("td", {}, String(entry.status)),
    h("td", { class: "number" }, entry.ms.toFixed(1)),
  );
  if (!entry.message) return [row];
  const faults = faultLines(entry.errors ?? {});
  return [
    row,
    h(
      "tr",
      { class: "bad" },
      h("td", {}),
      h(
        "td",
        { colspan: 3 },
        `${entry.message} (${entry.code})`,
        faults.length > 0 &&
          h(
            "ul",
            {},
            faults.map((line) => h("li", {}, line)),
          ),
      ),
    ),
  ];
}

/** Return a payload's faults, one line each with its path. */
function faultLines(tree, path = "") {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (key === "_errors") return value.map((one) => `${path}: ${one.message}`);
    return typeof value === "object" && value ? faultLines(value, path ? `${path}.${key}` : key) : [];
  });
}
