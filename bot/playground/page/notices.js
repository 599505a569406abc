// What the page itself has to say: a banner while something is wrong, and lines that pass by.

import { h } from "./dom.js";

const SHOWN = 7000;

export class Notices {
  constructor(banner, passing) {
    this.banner = banner;
    this.passing = passing;
  }

  /** Show a banner until it is replaced or cleared; `good` ones vanish by themselves. */
  show(words, { good = false } = {}) {
    clearTimeout(this.timer);
    this.banner.textContent = words;
    this.banner.hidden = !words;
    this.banner.classList.remove("late");
    this.banner.classList.toggle("good", good);
    if (good) this.timer = setTimeout(() => this.show(""), 3000);
  }

  /** Say something once. */
  say(words) {
    const line = h("p", { class: "passing" }, words);
    this.passing.append(line);
    setTimeout(() => line.remove(), SHOWN);
  }
}
