// Times: in the reader's language, by the playground's clock, and kept up to date on the page.

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const PAGE_LOCALE = "en-GB";

const clock = { offset: 0, locale: "en-US" };
const formats = new Map();

/** Return a formatter, cached because making one is slow. */
function format(Kind, locale, options) {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  if (!formats.has(key)) formats.set(key, new Kind(locale, options));
  return formats.get(key);
}

/** Set how far the playground's clock is ahead, in seconds. */
export function setOffset(seconds) {
  clock.offset = seconds;
  refresh();
}

/** Format times in messages in this language from now on. */
export function setLocale(locale) {
  clock.locale = locale;
}

/** Return the playground's time in seconds since the Unix epoch. */
export function now() {
  return Date.now() / 1000 + clock.offset;
}

/** Return a point in time in words; `style` is one of Discord's letters. */
export function written(seconds, style = "f", locale = clock.locale) {
  if (style === "R") return relative(seconds - now(), locale);
  return format(Intl.DateTimeFormat, locale, STYLES[style] ?? STYLES.f).format(seconds * 1000);
}

function relative(distance, locale) {
  const [unit, size] = STEPS.find(([, length]) => Math.abs(distance) >= length) ?? STEPS.at(-1);
  return format(Intl.RelativeTimeFormat, locale, { numeric: "auto" }).format(Math.trunc(distance / size), unit);
}

/** Return a `<time>` element; relative times update themselves. */
export function timeElement(seconds, style) {
  const element = document.createElement("time");
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) {
    element.textContent = "Invalid date";
    return element;
  }
  element.dateTime = date.toISOString();
  element.title = written(seconds, "F");
  element.textContent = written(seconds, style);
  if (style === "R") element.dataset.relative = seconds;
  return element;
}

/** Return a message's time as shown in its head, such as `Today at 16:20`. */
export function stamp(seconds) {
  const time = written(seconds, "t", PAGE_LOCALE);
  const days = dayNumber(now()) - dayNumber(seconds);
  if (days === 0) return `Today at ${time}`;
  if (days === 1) return `Yesterday at ${time}`;
  return `${written(seconds, "d", PAGE_LOCALE)} ${time}`;
}

/** Return the heading of a day in the list of messages. */
export function dayName(seconds) {
  return format(Intl.DateTimeFormat, PAGE_LOCALE, { dateStyle: "full" }).format(seconds * 1000);
}

/** Return a number that is equal for points in time on the same local day. */
export function dayNumber(seconds) {
  const date = new Date(seconds * 1000);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    const text = written(Number(element.dataset.relative), "R");
    if (element.textContent !== text) element.textContent = text;
  }
}

setInterval(refresh, 1000);
