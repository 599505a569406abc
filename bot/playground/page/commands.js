// Commands as a person sees them: one entry per subcommand, in their language, and what each option takes.

export const OPTION = {
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  MENTIONABLE: 9,
  NUMBER: 10,
};
const SUBCOMMAND = 1;
const GROUP = 2;

/** Return all callable commands as `{path, shown, description, options}`; `path` is what the bot calls them. */
export function callable(commands, locale, { inServer = true } = {}) {
  return commands
    .filter(
      (command) =>
        (command.type ?? 1) === 1 && (inServer || !command.contexts || command.contexts.includes(1)),
    )
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
    hint: option.description_localizations?.[locale] ?? option.description,
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

function named(node, locale) {
  return node.name_localizations?.[locale] ?? node.name;
}

/** Return the value that an option sends for a typed text, or nothing if it does not take it. */
export function valueOf(option, text) {
  if (option.type === OPTION.STRING) return text;
  if (option.type === OPTION.INTEGER) return /^-?\d+$/.test(text) ? Number(text) : undefined;
  if (option.type === OPTION.NUMBER)
    return text.trim() && !Number.isNaN(Number(text)) ? Number(text) : undefined;
  if (option.type === OPTION.BOOLEAN) return { true: true, false: false }[text.toLowerCase()];
  return undefined;
}

/** Return what a bot's option can be filled with from what the page knows, or nothing if anything may be typed. */
export function known(option, store) {
  const people = [...store.people.values(), store.bot].map((one) => ({ value: one.id, label: one.name }));
  const roles = store.guild.roles.map((one) => ({ value: one.id, label: one.name, hint: "Role" }));
  const channels = [...store.channels.values()]
    .filter((one) => one.kind !== "dm")
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
