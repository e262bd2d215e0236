/** A paragraph of a rulebook: its address, its heading, and what it says. */
export interface Paragraph {
  readonly address: string
  readonly heading: string
  readonly text: string
}

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly Paragraph[]
}

/** A stretch of text: plain words, words that lead to another paragraph, or an icon. */
export type Span =
  | { readonly words: string; readonly to?: string }
  | {
      readonly icon: string
    }

const ICON = 'icon'
const EXAMPLE = 'example'
const LESSON = 'lesson'
const FIRST = 'first'

/**
 * The rulebook of a game in one language, read off its table: `rescue` is the title of a chapter, `rescue.baskets` one of its
 * paragraphs, `icon.fish` explains an icon, `example.first` is the caption of a worked
 * example, `lesson.first` what a lesson is about and `lesson.first.cat` what one of its steps says;
 * `first.copy` is one line about a kind of decision whose paragraph begins with something else.
 */
export class Rulebook {
  readonly chapters: readonly Chapter[]
  /** What each icon means. */
  readonly icons: readonly Paragraph[]
  readonly #paragraphs = new Map<string, Paragraph>()
  readonly #texts: { readonly [key: string]: string }

  constructor(texts: { readonly [key: string]: string }) {
    this.#texts = texts
    for (const [key, text] of Object.entries(texts))
      if (key.includes('.') && partOf(key) !== FIRST) this.#paragraphs.set(key, read(key, text))
    const of = (part: string) => [...this.#paragraphs.values()].filter(({ address }) => partOf(address) === part)
    this.chapters = Object.entries(texts)
      .filter(([key]) => !key.includes('.'))
      .map(([id, title]) => ({ id, title, paragraphs: of(id) }))
    this.icons = of(ICON)
  }

  paragraph(address: string): Paragraph | undefined {
    return this.#paragraphs.get(address)
  }

  icon(name: string): Paragraph | undefined {
    return this.#paragraphs.get(`${ICON}.${name}`)
  }

  /** The kinds of decision with a line of their own. */
  get firstTimeKinds(): readonly string[] {
    return Object.keys(this.#texts).flatMap((key) => (partOf(key) === FIRST ? [key.slice(FIRST.length + 1)] : []))
  }

  /** What is said when a kind of decision comes up for the first time: a line of its own, or how its paragraph begins. */
  firstTime(kind: string, address: string): string | undefined {
    const paragraph = this.paragraph(address)
    return this.#texts[`${FIRST}.${kind}`] ?? (paragraph && firstSentence(paragraph.text))
  }

  /** What is seen in a worked example, and what to try there. */
  example(id: string): Paragraph | undefined {
    return this.#paragraphs.get(`${EXAMPLE}.${id}`)
  }

  /** What a lesson is about, or with its step what that says. */
  lesson(id: string, step?: string): Paragraph | undefined {
    return this.#paragraphs.get([LESSON, id, ...(step === undefined ? [] : [step])].join('.'))
  }
}

const partOf = (address: string) => address.slice(0, address.indexOf('.'))

function read(address: string, text: string): Paragraph {
  const end = text.indexOf('\n')
  return { address, heading: text.slice(0, end), text: text.slice(end + 1) }
}

const MARKS = /\[([^\]]+)\]\(([^)]+)\)|:([a-z0-9-]+):/g

/** `[families](scoring.families)` leads to a paragraph, `:fish:` is an icon; everything else is words. */
export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let read = 0
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > read) spans.push({ words: text.slice(read, mark.index) })
    const [whole, words, to, icon] = mark
    spans.push(icon === undefined ? { words: words as string, to: to as string } : { icon })
    read = mark.index + whole.length
  }
  if (read < text.length) spans.push({ words: text.slice(read) })
  return spans
}

/** The words alone, as they are read out and searched. */
export function plainText(text: string): string {
  return spansOf(text)
    .map((span) => ('icon' in span ? '' : span.words))
    .join('')
    .replace(/ +(?=[ ,.;:)])/g, '')
}

/** The first sentence: what a paragraph says in one line. */
export function firstSentence(text: string): string {
  const plain = plainText(text)
  return /^.*?[.!?:](?= \p{Lu}|$)/su.exec(plain)?.[0] ?? plain
}
