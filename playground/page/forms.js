// The forms that a bot opens over the page: labels, text inputs, menus, and checkboxes.

import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { menuElement } from "./menus.js";

let count = 0;

/**
 * Open a form. `submit(values, settle)` is called with the values by custom id; `settle(problem)` closes the form,
 * or shows the problem in it. `context` is as for components, and its `upload(file)` promises the id of a file.
 */
export function openForm(form, context, submit) {
  const fields = new Map();
  const title = `form${++count}`;
  const problem = h("p", { class: "broken", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const body = form.components.map((part) => formPart(part, context, fields));
  const box = h(
    "dialog",
    { class: "form", "aria-labelledby": title },
    h(
      "form",
      { method: "dialog", novalidate: false },
      h(
        "header",
        {},
        h("h2", { id: title }, form.title),
        h(
          "button",
          { type: "button", class: "quiet", "aria-label": "Close the form", onclick: () => box.close() },
          icon("close"),
        ),
      ),
      h("div", { class: "form-body" }, body, problem),
      h(
        "footer",
        {},
        h("button", { type: "button", class: "button secondary", onclick: () => box.close() }, "Cancel"),
        send,
      ),
    ),
  );
  const settle = (words) => {
    send.disabled = false;
    problem.textContent = words ?? "";
    if (!words) box.close();
  };
  box.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const short = [...box.querySelectorAll(".menu")].find((menu) => !menu.fits);
    if (short) {
      settle("Something is still to be chosen.");
      short.focus();
      return;
    }
    send.disabled = true;
    try {
      const given = [...fields].map(async ([id, value]) => [id, await value()]);
      const values = (await Promise.all(given)).filter(([, value]) => value !== null);
      submit(Object.fromEntries(values), settle);
    } catch (error) {
      settle(error.message);
    }
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  box.querySelector(".form-body :is(input, textarea, .menu)")?.focus();
}

function formPart(part, context, fields) {
  if (part.type === 10) return h("div", { class: "text" }, markdown(part.content, context.names));
  if (part.type === 1)
    return part.components.map((input) => labelled(input.label, null, input, context, fields));
  if (part.type === 18) return labelled(part.label, part.description, part.component, context, fields);
  return h("p", { class: "small" }, `A part of kind ${part.type}, which this page does not know.`);
}

function labelled(label, description, input, context, fields) {
  const id = `field${++count}`;
  const needed = input.required ?? input.type !== 23;
  const words = [label, !needed && h("span", { class: "small" }, " (optional)")];
  const hint = description && h("p", { class: "small", id: `${id}-hint` }, description);
  const make = { 4: textInput, 19: fileUpload, 21: ticks, 22: ticks, 23: tick }[input.type] ?? menuInput;
  const field = make(input, { id, label, hint: hint && `${id}-hint`, needed, context, fields });
  if (input.type === 23)
    return h(
      "label",
      { class: "lone-tick" },
      h("span", {}, h("span", { class: "label" }, label), hint),
      field,
    );
  const grouped = input.type === 21 || input.type === 22;
  if (grouped)
    return h("fieldset", { "aria-describedby": hint && `${id}-hint` }, h("legend", {}, words), hint, field);
  return h("div", { class: "field" }, h("label", { for: id }, words), hint, field);
}

function textInput(input, { id, hint, needed, fields }) {
  const field = h(input.style === 2 ? "textarea" : "input", {
    id,
    "aria-describedby": hint,
    required: needed,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    placeholder: input.placeholder,
    rows: input.style === 2 && 4,
    value: input.value ?? "",
    autocomplete: "off",
  });
  fields.set(input.custom_id, () => field.value);
  return field;
}

function menuInput(input, { id, label, needed, context, fields }) {
  const menu = menuElement(
    { ...input, min_values: needed ? (input.min_values ?? 1) : 0 },
    context.store,
    () => {},
    { label },
  );
  menu.id = id;
  fields.set(input.custom_id, () => menu.values);
  return menu;
}

function ticks(input, { id, needed, fields }) {
  const type = input.type === 21 ? "radio" : "checkbox";
  const boxes = input.options.map((one) =>
    h("input", {
      type,
      name: id,
      value: one.value,
      checked: one.default,
      required: type === "radio" && needed,
    }),
  );
  fields.set(input.custom_id, () => {
    const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
    return type === "radio" ? (chosen[0] ?? null) : chosen;
  });
  return input.options.map((one, index) =>
    h(
      "label",
      { class: "tick-line" },
      boxes[index],
      h("span", {}, one.label, one.description && h("span", { class: "small" }, ` ${one.description}`)),
    ),
  );
}

function tick(input, { id, hint, fields }) {
  const box = h("input", { id, type: "checkbox", "aria-describedby": hint, checked: input.default });
  fields.set(input.custom_id, () => box.checked);
  return box;
}

function fileUpload(input, { id, hint, needed, context, fields }) {
  const field = h("input", {
    id,
    type: "file",
    "aria-describedby": hint,
    multiple: (input.max_values ?? 1) > 1,
    required: needed,
  });
  fields.set(input.custom_id, () => Promise.all([...field.files].map(context.upload)));
  return field;
}
