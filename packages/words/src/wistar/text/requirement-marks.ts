import type { Catalogue } from '@nora/messages'
import type { InventionType, Requirements, WistarTable } from '@nora/wistar'
import type { Icon } from '../../icons.ts'
import type { Mark } from '../../words.ts'
import { iconName } from '../names.ts'

const paid = ['wood', 'metal', 'movement', 'item'] as const

/** What an invention or a row of a mission asks for: what is paid, then what must only be had. */
export function requirementMarks(voice: Catalogue, { content }: WistarTable, requires: Requirements): Mark[] {
  const marks: Mark[] = []
  for (const stock of paid) {
    const n = requires[stock]
    if (n) marks.push({ icon: stock, value: n, role: 'cost', label: voice.say(content.language.say.stock(stock, n)) })
  }
  for (const [icon, n] of Object.entries(requires.icons ?? {})) {
    marks.push({ icon: skillIcon(icon), value: n, role: 'needs', label: `${iconName(voice, icon)} ×${n}` })
  }
  for (const [type, n] of Object.entries(requires.types ?? {})) {
    const label = `${voice.format(`wistarCards.type.${type as InventionType}`)} ×${n}`
    marks.push({ icon: type as InventionType, value: n, role: 'needs', label })
  }
  const { electricity } = requires
  if (electricity) {
    const side = electricity === 'strong' ? 'strong' : 'other'
    const icon = electricity === 'strong' ? 'electricity-strong' : 'electricity'
    marks.push({ icon, role: 'needs', label: voice.format('wistarPlay.card.electricity', { side }) })
  }
  return [...marks, ...hadMarks(voice, requires)]
}

function hadMarks(voice: Catalogue, { rooms, guests, houseGuests, cellarGuests }: Requirements): Mark[] {
  const marks: Mark[] = []
  const had = (icon: Icon, n: number | undefined, label: (n: number) => string) => {
    if (n) marks.push({ icon, value: n, role: 'needs', label: label(n) })
  }
  const of = (area: 'house' | 'cellar', n: number) =>
    voice.format('wistarCards.count.guestsOf.some', { n, sort: voice.format(`wistarCards.area.${area}`) })
  had('room', rooms, (n) => voice.format('wistarCards.count.rooms.some', { n }))
  had('guest', guests, (n) => voice.format('wistarCards.count.guests.some', { n }))
  had('guest-house', houseGuests, (n) => of('house', n))
  had('guest-cellar', cellarGuests, (n) => of('cellar', n))
  return marks
}

/** The icon of a skill, or of energy. */
export function skillIcon(icon: string): Icon {
  return icon === 'energy' ? 'energy' : (`skill-${icon}` as Icon)
}
