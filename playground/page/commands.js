// Commands as a person sees them: one entry per subcommand, in their language, with the values of each option.

import { KIND_OF_TYPE } from "./channels.js";

export const OPTION = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
  ATTACHMENT: 11,
};
const SNOWFLAKE = /^\d{15,20}$/;
const SUBCOMMAND = 1;
const GROUP = 2;

/** Return all callable commands as `{path, shown, description, options}`; `path` is the bot's name for it. */
export function callable(commands, locale, { inServer = true } = {}) {
  return commands
    .filter((command) => (command.type ?? 1) === 1 && (inServer ? command.in_server : command.in_dm))
    .flatMap((command) => leaves(command, [], [], locale))
    .sort((one, other) => one.shown.localeCompare(other.shown));
}

function leaves(node, path, shown, locale) {
  const here = [...path, node.name];
  const words = [...shown, named(node, locale)];
  const inner = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, here, words, locale));
  const options = (node.options ?? []).map((option) => ({
    ...option,
    shown: named(option, locale),
    hint: [option.description_localizations?.[locale] ?? option.description, takes(option)]
      .filter(Boolean)
      .join(" · "),
    choices: option.choices?.map((choice) => ({
      value: choice.value,
      label: choice.name_localizations?.[locale] ?? choice.name,
    })),
  }));
  return [
    {
      path: here.join(" "),
      shown: words.join(" "),
      description: node.description_localizations?.[locale] ?? node.description,
      options,
    },
  ];
}

/** Return the name of a command or option in a language. */
export function named(node, locale) {
  return node.name_localizations?.[locale] ?? node.name;
}

/** Return the value that an option sends for a typed text, or nothing if the option doesn't accept it. */
export function valueOf(option, text) {
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  const within = (size, unit) =>
    size >= (option[`min_${unit}`] ?? -Infinity) && size <= (option[`max_${unit}`] ?? Infinity);
  switch (option.type) {
    case OPTION.STRING:
      return within(text.length, "length") ? text : undefined;
    case OPTION.INTEGER:
      return Number.isSafeInteger(number) && within(number, "value") ? number : undefined;
    case OPTION.NUMBER:
      return within(number, "value") ? number : undefined;
    case OPTION.BOOLEAN:
      return { true: true, false: false }[text.toLowerCase()];
    default:
      return SNOWFLAKE.test(text) ? text : undefined;
  }
}

/** Return an option's accepted values in words, or nothing if it accepts any text. */
export function takes(option) {
  if (option.choices?.length) return "one of a list";
  const kinds = (option.channel_types ?? []).map((type) => KIND_OF_TYPE[type]);
  const isThread = kinds.length > 0 && kinds.every((kind) => kind?.endsWith("thread"));
  return {
    [OPTION.STRING]: range(option.min_length, option.max_length, "characters"),
    [OPTION.INTEGER]: range(option.min_value, option.max_value, "", "a whole number"),
    [OPTION.NUMBER]: range(option.min_value, option.max_value, "", "a number"),
    [OPTION.BOOLEAN]: "true or false",
    [OPTION.USER]: "a person",
    [OPTION.CHANNEL]: isThread ? "a thread" : kinds.includes("text") ? "a text channel" : "a channel",
    [OPTION.ROLE]: "a role",
    [OPTION.MENTIONABLE]: "a person or a role",
    [OPTION.ATTACHMENT]: "a file of at most 10 MB",
  }[option.type];
}

function range(least, most, unit, kind = "") {
  const bounds =
    least !== undefined && most !== undefined
      ? `${least} to ${most}`
      : least !== undefined
        ? `at least ${least}`
        : most !== undefined && `at most ${most}`;
  return bounds ? [kind && `${kind},`, bounds, unit].filter(Boolean).join(" ") : kind;
}

/** Return the known values for an option, or nothing if anything may be typed. */
export function known(option, store) {
  const people = [...store.people.values(), store.bot]
    .filter((one) => one.member)
    .map((one) => ({ value: one.id, label: one.name }));
  const roles = store.guild.roles.map((one) => ({ value: one.id, label: one.name, hint: "Role" }));
  const kinds = option.channel_types?.map((type) => KIND_OF_TYPE[type]);
  const channels = [...store.channels.values()]
    .filter((one) => one.kind !== "dm" && (!kinds?.length || kinds.includes(one.kind)))
    .map((one) => ({ value: one.id, label: `#${one.name}` }));
  const lists = {
    [OPTION.BOOLEAN]: [
      { value: true, label: "True" },
      { value: false, label: "False" },
    ],
    [OPTION.USER]: people,
    [OPTION.ROLE]: roles,
    [OPTION.MENTIONABLE]: [...people, ...roles],
    [OPTION.CHANNEL]: channels,
  };
  return option.choices?.length ? option.choices : lists[option.type];
}
