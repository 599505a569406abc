// A picture over the whole window: fitted, or in full size with scrolling.

import { h, icon } from "./dom.js";

/** Show one of several gallery items large. */
export function enlarge(items, index) {
  const image = h("img", { class: "large" });
  const words = h("p", { class: "caption" });
  const original = h(
    "a",
    { class: "button secondary", target: "_blank", rel: "noopener noreferrer" },
    "Open the file",
    icon("out"),
  );
  const zoom = h(
    "button",
    { type: "button", class: "button secondary", "aria-pressed": "false" },
    "Full size",
  );
  const stage = h(
    "div",
    { class: "stage", tabindex: 0, "aria-label": "Picture; scroll to look around" },
    image,
  );
  const show = (at) => {
    index = (at + items.length) % items.length;
    const { media, description } = items[index];
    image.src = original.href = media.url;
    image.alt = description ?? "A picture without a description";
    words.textContent = description ?? "";
  };
  const turn = (real) => {
    const isReal = real ?? zoom.getAttribute("aria-pressed") !== "true";
    zoom.setAttribute("aria-pressed", String(isReal));
    stage.classList.toggle("real", isReal);
  };
  const several = items.length > 1;
  const box = h(
    "dialog",
    { class: "lightbox", "aria-label": "Picture" },
    h(
      "div",
      { class: "lightbox-tools" },
      several &&
        h(
          "button",
          {
            type: "button",
            class: "button secondary",
            "aria-label": "Previous picture",
            onclick: () => show(index - 1),
          },
          icon("left"),
        ),
      several &&
        h(
          "button",
          {
            type: "button",
            class: "button secondary",
            "aria-label": "Next picture",
            onclick: () => show(index + 1),
          },
          icon("right"),
        ),
      zoom,
      original,
      h(
        "button",
        {
          type: "button",
          class: "button secondary",
          "aria-label": "Close the picture",
          onclick: () => box.close(),
        },
        icon("close"),
      ),
    ),
    stage,
    words,
  );
  zoom.addEventListener("click", () => turn());
  image.addEventListener("click", () => turn());
  stage.addEventListener("click", (event) => event.target === stage && box.close());
  box.addEventListener("keydown", (event) => {
    if (several && event.key === "ArrowLeft") show(index - 1);
    if (several && event.key === "ArrowRight") show(index + 1);
  });
  box.addEventListener("close", () => box.remove());
  show(index);
  document.body.append(box);
  box.showModal();
}
