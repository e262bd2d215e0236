import type { Json, Reason } from '@nora/kernel'
import type { Catalogue, MessageRef } from '@nora/messages'

/** The sentence for a reason code. The practice games have none of their own: theirs are shown as they are. */
export function reasonIn(voice: Catalogue, area: string, { code, params = {} }: Reason): string {
  if (![area, 'effects', 'kernel'].some((own) => voice.has(`${own}.why.${code}`))) return plainReason(code, params)
  const said = Object.entries(params).map(([name, value]) => [name, sayable(value)])
  return voice.why(area, { code, params: Object.fromEntries(said) })
}

/** A name by its message id where there is one, else the word itself. */
export function nameIn(voice: Catalogue, id: string, otherwise: string): string {
  return voice.has(id) ? voice.say({ id } satisfies MessageRef<string>) : otherwise
}

export function gameNameIn(voice: Catalogue, game: string): string {
  return nameIn(voice, `common.game.${game}`, game)
}

/** Parts of one line, set apart as the language does it. */
export function dashed(voice: Catalogue, parts: readonly string[]): string {
  return parts.reduce((first, second) => voice.format('common.dashed', { first, second }))
}

function plainReason(code: string, params: NonNullable<Reason['params']>): string {
  const details = Object.entries(params).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return details.length > 0 ? `${code} (${details.join(', ')})` : code
}

/** Parameters come from files too: whatever is no text, number, list or message is written as JSON. */
function sayable(value: Json | undefined): unknown {
  if (typeof value === 'string' || typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(sayable)
  const spoken = typeof value === 'object' && value !== null && ('id' in value || 'code' in value || 'en' in value)
  return spoken ? value : JSON.stringify(value ?? null)
}
