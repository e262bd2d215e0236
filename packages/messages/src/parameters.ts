import type { Text } from './text.ts'

/**
 * The parameters of an ICU sentence, read off its text by the compiler, so that the text is the only declaration:
 *
 *   `{name}` is text; `{n, plural, ...}`, `{n, number}` and `{when, date}` are numbers; `{x, select, red {...} other {...}}`
 *   is 'red' | 'other'.
 *
 * Braces in ICU alternate: one that stands in a sentence opens a parameter, one that stands in a parameter opens a branch,
 * which is a sentence again. So reading from brace to brace it is enough to know whether we are in a sentence.
 */
export type ParametersOf<Sentence extends string> = { readonly [P in Read<Sentence, [], true, never> as P[0]]: P[1] }

type Parameter = [name: string, type: unknown]

/** Open holds the parameters around the place we are at, innermost first: a select by name, any other as ''. */
type Read<
  Rest extends string,
  Open extends string[],
  InSentence extends boolean,
  Found extends Parameter,
> = Rest extends `${infer Before}{${infer After}`
  ? Leave<Before, Open, InSentence> extends [infer Around extends string[], infer Sentence extends boolean]
    ? Sentence extends true
      ? Read<After, [SelectName<Header<After>>, ...Around], false, Found | Plain<Header<After>>>
      : Read<After, Around, true, Found | Branch<Around[0], Before>>
    : never
  : Found

/** Passes the closing braces in a stretch of text. */
type Leave<
  Stretch extends string,
  Open extends string[],
  InSentence extends boolean,
> = Stretch extends `${string}}${infer After}`
  ? InSentence extends true
    ? Leave<After, Open, false>
    : Leave<After, Open extends [string, ...infer Outer extends string[]] ? Outer : [], true>
  : [Open, InSentence]

/** `n, plural, one {# cat` or `name`: what follows the opening brace of a parameter. */
type Header<After extends string> = After extends `${infer Text}}${string}` ? Text : never

type SelectName<Head extends string> = Head extends `${infer Name}, select, ${string}` ? Name : ''

type Plain<Head extends string> = Head extends `${string}, select, ${string}`
  ? never
  : Head extends `${infer Name}, ${string}`
    ? [Name, number]
    : [Head, Text]

type Branch<Select extends string | undefined, Before extends string> = Select extends '' | undefined
  ? never
  : [Select & string, LastWord<Before>]

type LastWord<Stretch extends string> = Stretch extends `${string}}${infer After}`
  ? LastWord<After>
  : Stretch extends `${infer Word} `
    ? Word extends `${string} ${infer Later}`
      ? LastWord<`${Later} `>
      : Word
    : never
