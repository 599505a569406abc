// Builds DOM nodes. This page never parses HTML from text, so no message can inject any.

/** Return a new element; `on…` properties are listeners, `true` and `false` switch attributes. */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const SHAPES = {
  hash: "M9 4 7 20M17 4l-2 16M4.5 9h16M3.5 15h16",
  thread: "M5 5v7a3 3 0 0 0 3 3h11M15 11l4 4-4 4",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  menu: "M4 7h16M4 12h16M4 17h16",
  tool: "M14.5 6.5a4 4 0 0 0-5.3 4.9L4 16.6 7.4 20l5.2-5.2a4 4 0 0 0 4.9-5.3l-2.7 2.7-2.5-.5-.5-2.5z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z",
  close: "M6 6l12 12M18 6 6 18",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z",
  shut: "M3 6h18v12H3zM3 7l9 7 9-7M4 21 20 3",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  send: "M4 12 3 4l18 8-18 8 1-8zM4 12h8",
  down: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7.5",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  window: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  out: "M9 5h10v10M19 5 6 18",
  reply: "M20 18v-4a3 3 0 0 0-3-3H5M9 7l-4 4 4 4",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  table: "M12 7a8 3.2 0 1 0 0 6.4A8 3.2 0 1 0 12 7M12 13.4V20M8 20h8M4 4.5v1M20 4.5v1M12 3v1",
};

/** Return a small icon; it's invisible to screen readers, so its meaning needs words too. */
export function icon(name) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  drawing.append(path);
  return drawing;
}

/** Let one element of a list take the focus at a time; arrow keys, Home and End move it. */
export function rove(list, selector, { along = "vertical" } = {}) {
  const keys = along === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  list.addEventListener("keydown", (event) => {
    const members = [...list.querySelectorAll(selector)];
    const at = members.indexOf(event.target);
    if (at < 0) return;
    const to = { [keys[0]]: at - 1, [keys[1]]: at + 1, Home: 0, End: members.length - 1 }[event.key];
    if (to === undefined || !members[to]) return;
    event.preventDefault();
    members[to].focus();
  });
  list.addEventListener("focusin", (event) => {
    const member = event.target.closest(selector);
    if (!member || !list.contains(member)) return;
    for (const other of list.querySelectorAll(selector)) other.tabIndex = other === member ? 0 : -1;
  });
}

/** Make exactly one member of a roving list reachable with Tab, `preferred` if it's in the list. */
export function seedRoving(list, selector, preferred) {
  const members = [...list.querySelectorAll(selector)];
  const chosen = members.find((member) => member.matches(preferred)) ?? members.at(-1);
  for (const member of members) member.tabIndex = member === chosen ? 0 : -1;
}
