// Emojis: Unicode characters, and the application's pictures, which have an id.

import { h } from "./dom.js";

/** Return an emoji of the API as text. */
export function emojiText(emoji) {
  if (!emoji) return null;
  return emoji.id ? `:${emoji.name}:` : emoji.name;
}

/** Return an emoji of the API as an element; if its picture is gone, its name. */
export function emojiElement(emoji) {
  if (!emoji?.id) return emojiText(emoji);
  const text = emojiText(emoji);
  const image = h("img", { class: "custom-emoji", src: `/emojis/${emoji.id}.png`, alt: text, title: text });
  image.addEventListener("error", () => image.replaceWith(text));
  return image;
}
