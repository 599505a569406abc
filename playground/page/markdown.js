// Discord's markdown as DOM nodes: first blocks, line by line, then inline text.

import { h } from "./dom.js";
import { emojiElement } from "./emojis.js";
import { timeElement } from "./time.js";

const DEEPEST = 12;

/**
 * Return nodes for a text. `names` names mentions: `user(id)`, `role(id)`, `channel(id)` return a
 * name or nothing; `jump(channel, message)` returns a handler for links into this server, or nothing.
 */
export function markdown(text, names) {
  return blocks(text, names, 0);
}

function blocks(text, names, depth) {
  const nodes = [];
  for (const part of text.split(/(```[\s\S]+?```)/)) {
    const code = /^```(?:([\w+-]+)\n)?\n?([\s\S]+?)\n?```$/.exec(part);
    if (code) nodes.push(h("pre", { tabindex: 0, "aria-label": "Code" }, h("code", {}, code[2])));
    else if (part) nodes.push(...lines(part, names, depth));
  }
  return nodes;
}

function lines(text, names, depth) {
  const nodes = [];
  const rest = text.replace(/^\n/, "").replace(/\n$/, "").split("\n");
  let paragraph = [];
  const close = () => {
    if (paragraph.length) nodes.push(h("p", {}, inline(paragraph.join("\n"), names, depth)));
    paragraph = [];
  };
  while (rest.length) {
    const line = rest.shift();
    let match;
    if ((match = /^(#{1,3})\s+(\S.*)$/.exec(line))) {
      close();
      nodes.push(
        h(
          "div",
          { class: `heading heading-${match[1].length}`, role: "heading", "aria-level": match[1].length + 2 },
          inline(match[2], names, depth),
        ),
      );
    } else if ((match = /^-#\s+(\S.*)$/.exec(line))) {
      close();
      nodes.push(h("p", { class: "small" }, inline(match[1], names, depth)));
    } else if ((match = /^>>> ([\s\S]*)$/.exec([line, ...rest].join("\n")))) {
      close();
      rest.length = 0;
      nodes.push(h("blockquote", {}, nested(match[1], names, depth)));
    } else if (/^> /.test(line)) {
      close();
      const quoted = [line];
      while (rest.length && /^> /.test(rest[0])) quoted.push(rest.shift());
      nodes.push(h("blockquote", {}, nested(quoted.map((one) => one.slice(2)).join("\n"), names, depth)));
    } else if (item(line)) {
      close();
      const items = [item(line)];
      while (rest.length && item(rest[0])) items.push(item(rest.shift()));
      nodes.push(...listed(items, names, depth));
    } else {
      paragraph.push(line);
    }
  }
  close();
  return nodes;
}

function nested(text, names, depth) {
  return depth < DEEPEST ? blocks(text, names, depth + 1) : [text];
}

function item(line) {
  const match = /^( *)(?:[-*]|(\d{1,9})\.)\s+(\S.*)$/.exec(line);
  return match && { indent: match[1].length, number: match[2] && Number(match[2]), text: match[3] };
}

function listed(items, names, depth) {
  const made = [];
  const open = [];
  for (const one of items) {
    while (open.length && one.indent < open.at(-1).indent) open.pop();
    if (!open.length || (one.indent > open.at(-1).indent && open.length < DEEPEST)) {
      const list = one.number === undefined ? h("ul") : h("ol", { start: one.number });
      const above = open.at(-1)?.list.lastElementChild;
      if (above) above.append(list);
      else made.push(list);
      open.push({ indent: one.indent, list });
    }
    open.at(-1).list.append(h("li", {}, inline(one.text, names, depth)));
  }
  return made;
}

// Each rule matches at the current position; the first match wins.
const RULES = [
  [/^\\([^\sA-Za-z0-9])/, ([, letter]) => letter],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, ([, , code]) => h("code", {}, code.replace(/^ (.*) $/, "$1"))],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, seconds, style]) => timeElement(Number(seconds), style)],
  [/^<@!?(\d{1,20})>/, ([, id], { user }) => mention(`@${user(id) ?? "unknown-user"}`, { person: id })],
  [/^<@&(\d{1,20})>/, ([, id], { role }) => mention(`@${role(id) ?? "unknown-role"}`)],
  [/^<#(\d{1,20})>/, ([, id], names) => channelMention(id, undefined, names)],
  [/^<\/([^:<>]{1,100}):\d{1,20}>/, ([, command]) => mention(`/${command}`)],
  [/^<a?:(\w{1,32}):(\d{1,20})>/, ([, name, id]) => emojiElement({ name, id })],
  [/^@(everyone|here)\b/, ([whole]) => mention(whole)],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, address], names) => link(address, [address], names)],
  [
    /^\[((?:\\.|[^[\]\\])+)\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"]*")?\)/,
    ([, label, address], names, depth) => link(address, inside(label, names, depth), names),
  ],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"'\]!?)]/, ([address], names) => link(address, [address], names)],
  [/^\|\|([\s\S]+?)\|\|/, ([, text], names, depth) => spoiler(inside(text, names, depth))],
  [
    /^\*\*\*([\s\S]+?)\*\*\*(?!\*)/,
    ([, text], names, depth) => h("strong", {}, h("em", {}, inside(text, names, depth))),
  ],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, ([, text], names, depth) => h("strong", {}, inside(text, names, depth))],
  [/^__([\s\S]+?)__(?!_)/, ([, text], names, depth) => h("u", {}, inside(text, names, depth))],
  [/^~~([\s\S]+?)~~(?!~)/, ([, text], names, depth) => h("s", {}, inside(text, names, depth))],
  [
    /^\*(?=[^\s*])((?:\*\*|[^*])+?)(?<=\S)\*(?!\*)/,
    ([, text], names, depth) => h("em", {}, inside(text, names, depth)),
  ],
  [
    /^_(?=[^\s_])((?:__|[^_])+?)_(?![_\p{L}\p{N}])/u,
    ([, text], names, depth) => h("em", {}, inside(text, names, depth)),
  ],
];
const PLAIN = /^(?:[\p{L}\p{N} ,.;:!?'"()/-]+?(?=https?:\/\/|$|[^\p{L}\p{N} ,.;:!?'"()/-])|[\s\S])/u;

function inside(text, names, depth) {
  return depth < DEEPEST ? inline(text, names, depth + 1) : [text];
}

function inline(text, names, depth) {
  const nodes = [];
  let plain = "";
  let before = "";
  while (text) {
    const found = first(text, before);
    if (found) {
      if (plain) nodes.push(plain);
      plain = "";
      nodes.push(found.make(found.match, names, depth));
    } else {
      plain += PLAIN.exec(text)[0];
    }
    const length = found ? found.match[0].length : PLAIN.exec(text)[0].length;
    before = text[length - 1];
    text = text.slice(length);
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function first(text, before) {
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(text);
    // An underscore within a word is part of the word.
    if (match && !(text[0] === "_" && text[1] !== "_" && /[\p{L}\p{N}]/u.test(before)))
      return { match, make };
  }
  return null;
}

function mention(text, dataset = {}) {
  return h("span", { class: "mention", dataset }, text);
}

function channelMention(id, message, names) {
  const name = names.channel(id);
  const go = name && names.jump(id, message);
  if (!go) return mention(`#${name ?? "unknown"}`);
  return h(
    "button",
    { type: "button", class: "mention", onclick: go },
    `#${name}`,
    message ? " › message" : "",
  );
}

function link(address, label, names) {
  const own = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/.exec(address);
  if (own && label[0] === address && names.channel(own[1])) return channelMention(own[1], own[2], names);
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, label);
}

function spoiler(children) {
  const cover = h(
    "button",
    { type: "button", class: "spoiler", "aria-label": "Spoiler, press to reveal" },
    children,
  );
  cover.addEventListener("click", () =>
    cover.replaceWith(h("span", { class: "spoiler shown" }, ...cover.childNodes)),
  );
  return cover;
}
