import { isRecord, type Json } from '@nora/kernel'
import {
  colourOf,
  colours,
  type DieName,
  type Die as DieNumber,
  dieNamed,
  dieOf,
  faceOf,
  nameOf,
  type WayAnswer,
} from '@nora/woodcraft'
import { Die } from '../art/die.tsx'
import { Sign, type SignName } from '../art/signs.tsx'
import { Word } from '../drawing/word.tsx'

interface Pictured {
  readonly sign: SignName
  readonly gone: readonly DieName[]
  readonly come: readonly DieName[]
}

/** A step as it looks: the bench, the dice that go into it, and those that come out. */
export function StepPicture({ answers, x }: { readonly answers: readonly WayAnswer[]; readonly x: number }) {
  const { sign, gone, come } = pictured(answers)
  let at = 30
  const next = (by: number) => {
    at += by
    return at - by
  }
  return (
    <g transform={`translate(${x} 0)`}>
      <Sign name={sign} x={0} y={-12} size={24} line="var(--ink)" />
      {gone.map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice may be alike.
        <Small key={index} die={die} x={next(25)} />
      ))}
      {come.length > 0 && (
        <Word x={next(20)} y={5} size={16} weight={700}>
          →
        </Word>
      )}
      {come.map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice may be alike.
        <Small key={index} die={die} x={next(25)} />
      ))}
    </g>
  )
}

function Small({ die: name, x }: { readonly die: DieName; readonly x: number }) {
  const die = dieNamed(name) as DieNumber
  return <Die wood={colours[colourOf(die)] as 'green'} value={faceOf(die)} x={x} y={-11} size={22} />
}

function pictured(answers: readonly WayAnswer[]): Pictured {
  const [first] = answers
  const work = answers.find(({ kind }) => kind !== 'turn')
  const choice = isRecord(work?.choice) ? work.choice : {}
  const die = String(choice.die ?? '')
  const by = (n: number) => [nameOf((dieNamed(die) as DieNumber) + n)]
  switch (work?.kind) {
    case 'saw': {
      const colour = colourOf(dieNamed(die) as DieNumber)
      return { sign: 'saw', gone: [die], come: numbers(choice.into).map((value) => nameOf(dieOf(colour, value))) }
    }
    case 'splice':
      return { sign: 'splice', gone: [die], come: by(Number(choice.by)) }
    case 'shave':
      return { sign: 'splice', gone: [die], come: by(-Number(choice.by)) }
    case 'glue':
      return { sign: 'glue-tile', gone: strings(choice.dice), come: [String(choice.into)] }
    case 'recolour':
      return { sign: 'brush', gone: [die], come: [String(choice.into)] }
    default:
      return { sign: signFor(first?.choice), gone: [], come: [] }
  }
}

/** What is done in a turn without a bench. */
function signFor(choice: Json | undefined): SignName {
  if (!isRecord(choice)) return 'card'
  if ('complete' in choice) return 'chooseOrders'
  return 'harvest' in choice ? 'grow' : 'chooseHelper'
}

const numbers = (list: Json | undefined) => (Array.isArray(list) ? list.map(Number) : [])
const strings = (list: Json | undefined) => (Array.isArray(list) ? list.map(String) : [])
