/** How much anybody may say at once. A message over a limit is refused before anything reads it. */
export const limits = {
  /** Bytes of one message from a client. */
  message: 16_384,
  /** Characters of a person's name. */
  name: 32,
  /** Characters of a line of chat. */
  chat: 500,
  /** Characters of an id: of a message, table, person, bot, option. */
  id: 64,
  /** Characters of any text inside a choice. */
  text: 200,
  /** Values inside one choice, and how deep they may nest. */
  values: 1_000,
  depth: 12,
  /** Choices listed for a client that has no rules of its own. */
  choices: 1_000,
  /** Choices are counted for such a client up to here: some questions have more answers than anybody could count. */
  counted: 10_000,
  /** Bytes of a pack. */
  pack: 1_048_576,
  /** Bytes of a game file that is imported. */
  gameFile: 4_194_304,
  /** Entries in the log of one table: many times what the longest game takes, with all that is taken back. */
  entries: 20_000,
  seats: 8,
} as const
