// The page's own notices: a banner while something is wrong, and temporary lines.

import { h } from "./dom.js";

const SHOWN = 7000;

export class Notices {
  constructor(banner, passing) {
    this.banner = banner;
    this.passing = passing;
  }

  /** Show a banner until it's replaced or cleared; `good` ones disappear by themselves. */
  show(words, { good = false } = {}) {
    clearTimeout(this.timer);
    this.banner.textContent = words;
    this.banner.hidden = !words;
    this.banner.classList.remove("late");
    this.banner.classList.toggle("good", good);
    if (good) this.timer = setTimeout(() => this.show(""), 3000);
  }

  /** Show a temporary line. */
  say(words) {
    const line = h("p", { class: "passing" }, words);
    this.passing.append(line);
    setTimeout(() => line.remove(), SHOWN);
  }
}
