// Message components as elements: every kind in Discord's messages. Forms have their own module.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { emojiElement, emojiText } from "./emojis.js";
import { menuElement } from "./menus.js";
import { enlarge } from "./lightbox.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/**
 * Return elements for a message's components. `context` has `names` for markdown, `store`, and `act(component,
 * values)`, called with values for menus and without for buttons.
 */
export function componentElements(components, context) {
  return components.map((component) => (MAKERS[component.type] ?? unknown)(component, context));
}

const MAKERS = {
  1: (row, context) => h("div", { class: "row" }, componentElements(row.components, context)),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: (section, context) =>
    h(
      "div",
      { class: "section" },
      h("div", { class: "section-words" }, componentElements(section.components, context)),
      componentElements([section.accessory], context),
    ),
  10: (display, { names }) => h("div", { class: "text" }, markdown(display.content, names)),
  11: (thumbnail) => h("div", { class: "thumbnail" }, picture(thumbnail, [thumbnail])),
  12: (gallery) =>
    h(
      "div",
      { class: `gallery of-${Math.min(gallery.items.length, 5)}` },
      gallery.items.map((item) => picture(item, gallery.items)),
    ),
  13: file,
  14: (separator) =>
    h("hr", {
      class: `separator ${separator.spacing === 2 ? "large" : ""} ${separator.divider === false ? "bare" : ""}`,
    }),
  17: container,
};

function unknown(component) {
  return h("p", { class: "small" }, `A component of kind ${component.type}, which this page does not know.`);
}

function container(component, context) {
  const colour = component.accent_color;
  const style =
    colour === null || colour === undefined ? null : `--accent: #${colour.toString(16).padStart(6, "0")}`;
  const box = h(
    "div",
    { class: `container ${style ? "accented" : ""}`, style },
    componentElements(component.components, context),
  );
  return component.spoiler ? covered(box, "Spoiler") : box;
}

function button(component, { act }) {
  const face = [
    component.emoji &&
      h("span", { class: "emoji", "aria-hidden": component.label && "true" }, emojiElement(component.emoji)),
    component.label && h("span", {}, component.label),
  ];
  const name = component.label ? null : (emojiText(component.emoji) ?? "Button");
  if (component.style === 5)
    return h(
      "a",
      {
        class: "button link",
        href: safe(component.url),
        target: "_blank",
        rel: "noopener noreferrer",
        "aria-label": name,
        onclick: (event) => act(component, null, event),
      },
      face,
      icon("out"),
    );
  return h(
    "button",
    {
      type: "button",
      class: `button ${STYLES[component.style] ?? "secondary"}`,
      disabled: component.disabled,
      "aria-label": name,
      dataset: { customId: component.custom_id ?? "" },
      onclick: () => act(component),
    },
    face,
  );
}

function safe(address) {
  return /^https?:\/\//i.test(address) ? address : "#";
}

function menu(component, { store, act }) {
  return menuElement(component, store, (values) => act(component, values));
}

function picture(item, all) {
  const { url, width, height } = item.media;
  const alt = item.description ?? "";
  const image = h("img", {
    src: url,
    alt: alt || "A picture without a description",
    width,
    height,
    decoding: "async",
  });
  image.addEventListener("error", () =>
    image.replaceWith(h("span", { class: "missing" }, `This picture cannot be loaded. ${alt}`)),
  );
  const frame = h(
    "button",
    {
      type: "button",
      class: "picture",
      "aria-label": `Enlarge: ${alt || "picture"}`,
      onclick: () => enlarge(all, all.indexOf(item)),
    },
    image,
  );
  return item.spoiler ? covered(frame, "Spoiler picture") : frame;
}

function covered(element, words) {
  const cover = h("div", { class: "covered" }, element);
  element.inert = true;
  cover.append(
    h(
      "button",
      {
        type: "button",
        class: "uncover",
        onclick: (event) => {
          element.inert = false;
          cover.classList.add("shown");
          event.currentTarget.remove();
        },
      },
      `${words}: show`,
    ),
  );
  return cover;
}

function file(component) {
  const { url } = component.file;
  const name = component.name ?? decodeURIComponent(new URL(url, location.href).pathname.split("/").at(-1));
  const size = component.size ? ` · ${sizeText(component.size)}` : "";
  return fileElement(url, name + size);
}

/** Return the element of a downloadable file. */
export function fileElement(url, words) {
  return h(
    "a",
    { class: "file", href: url, target: "_blank", rel: "noopener noreferrer" },
    icon("file"),
    h("span", {}, words),
  );
}

/** Return a number of bytes in words. */
export function sizeText(bytes) {
  return bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1_048_576
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
