import { CLAIMED, CONTRACTS, type Contract, contractWorth } from '@nora/woodcraft'
import { Framed } from '../drawing/framed.tsx'
import { Heading } from '../drawing/heading.tsx'
import { inLines } from '../drawing/in-lines.ts'
import { useLetters } from '../drawing/letters.ts'
import { Word } from '../drawing/word.tsx'
import { useTable } from '../use-table.ts'
import { SeatMark } from './seat-mark.tsx'

interface ContractsProps {
  readonly x?: number
  readonly y: number
  readonly width?: number
  readonly columns?: number
}

/** Public contracts, with what each is worth to me now; those that are closed are pale and show who has them. */
export function Contracts({ x = 0, y, width = 240, columns = 2 }: ContractsProps) {
  const { table, voice, seat, item, card, decision } = useTable()
  const letters = useLetters()
  // Where one is claimed, also what it can be worth at most.
  const isAsked = decision?.kind === 'claimContract'
  const [open, closed] = [table.zone(CONTRACTS), table.zone(CLAIMED)]
  const all = [...open, ...closed].slice(0, 6)
  const height = all.length > 2 * columns && columns > 1 ? 29.5 : 31
  const wide = (width - (columns - 1) * 3.5) / columns
  return (
    <g transform={`translate(${x} ${y})`} data-place="contracts">
      <Heading
        x={0}
        y={15}
        width={width}
        note={columns > 1 ? voice.format(`webWoodcraft.contracts.${isAsked ? 'worthMost' : 'worth'}`) : undefined}
      >
        {voice.format('webWoodcraft.contracts.title')}
      </Heading>
      {all.map((contract, index) => {
        const claims = table.state.claims[contract] ?? []
        const { score } = table.content.contracts.get(contract) as Contract
        const most = isAsked && typeof score === 'object' ? score.most : undefined
        // Of one that is closed, what it is worth to whoever has it.
        const worth = contractWorth(table, claims.includes(seat) ? seat : (claims[0] ?? seat), contract)
        const figures = most === undefined ? (worth > 9 ? 29 : 20) : 50
        const room = wide - 13 - figures - claims.length * 17
        const lines = inLines(item(contract), room, letters.sized(14))
        return (
          <Framed
            key={contract}
            thing={contract}
            sort="contract"
            x={(index % columns) * (wide + 3.5)}
            y={20 + Math.floor(index / columns) * (height + 3.5)}
            width={wide}
            height={height}
            radius={2}
            label={[item(contract), ...card(contract).text].join('. ')}
          >
            <g opacity={index < open.length ? 1 : 0.62}>
              <rect width={wide} height={height} fill="var(--parchment)" stroke="var(--line)" strokeWidth={1.6} />
              <rect width={5} height={height} fill="#b3402f" />
              {lines.map((line, nth) => (
                <Word
                  key={line}
                  x={10}
                  y={height / 2 + 5 + (nth - (lines.length - 1) / 2) * 13}
                  size={lines.length > 1 ? 13 : 14}
                  weight={700}
                  isTitle
                  most={room}
                >
                  {line}
                </Word>
              ))}
              {claims.map((claimant, place) => (
                <SeatMark key={claimant} seat={claimant} x={wide - figures - 9 - place * 17} y={height / 2} r={7.4} />
              ))}
              <Word x={wide - 5} y={height / 2 + 5} size={15} weight={800} anchor="end">
                {most === undefined ? worth : `${worth} / ${most}`}
              </Word>
            </g>
          </Framed>
        )
      })}
    </g>
  )
}
