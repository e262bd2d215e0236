import type { MessageRef } from '@nora/effects'
import type { Language } from '@nora/messages'
import { catalogues } from '@nora/messages/all'
import { type Colour, type Content, describeCard, printedContent } from '../../src/index.ts'

/** Sentences as a person reads them. Czech ties “a” to the next word with a space that does not break. */
export function said(language: Language, sentences: readonly MessageRef[]): string {
  return sentences
    .map((sentence) => catalogues[language].say(sentence))
    .join(' ')
    .replaceAll('\u00a0', ' ')
}

export function cardText(
  language: Language,
  card: string,
  content: Content = printedContent,
  chosen: Colour | null = null,
): string {
  return said(language, describeCard(content, card, chosen))
}
