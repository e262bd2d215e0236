import type { Json } from '@nora/kernel'
import { bundled } from './bundles.ts'
import { type Offer, single } from './offers.ts'
import { countAt, EACH, hasPart, isEach, keyOf, type Part, sizeAt, valuesAt } from './part.ts'
import { isSelecting } from './selection.ts'

/** A thing was picked for a part; or a line of the list was taken behind which several choices stand. */
type Step =
  | { readonly part: Part; readonly value: Json | undefined }
  | { readonly part?: never; readonly kept: ReadonlySet<Json> }

type Picked = Extract<Step, { part: Part }>

/**
 * A choice being put together. Nothing in it changes: every step gives another one. A step says which part of the choice
 * a thing answers, so that board, tray, keys and terminal can take the same steps.
 */
export class Picks {
  /** All choices of the decision. */
  readonly choices: readonly Json[]
  /** Those that hold everything picked so far. */
  readonly open: readonly Json[]
  /** Several things are chosen together: the list offers them one by one. */
  readonly isSelecting: boolean
  private readonly steps: readonly Step[]
  private readonly known = new Map<Part, ReadonlyMap<string, Json>>()

  private constructor(choices: readonly Json[], steps: readonly Step[], selecting: boolean) {
    this.choices = choices
    this.steps = steps
    this.isSelecting = selecting
    this.open = holding(choices, steps)
  }

  static among(choices: readonly Json[]): Picks {
    return new Picks(choices, [], isSelecting(choices))
  }

  /** Something is picked. */
  get isNarrowed(): boolean {
    return this.steps.length > 0
  }

  /** What may answer a part now: what goes with everything picked, something else in its place, or another sort of choice. */
  values(part: Part): readonly Json[] {
    return [...this.openAt(part).values()]
  }

  /** Whether this may answer the part now, once more where things are counted. Without a value: whether anything may. */
  isOpen(part: Part, value?: Json): boolean {
    const values = this.openAt(part)
    return value === undefined ? values.size > 0 : values.has(keyOf(value))
  }

  /** How often this was picked for the part. */
  timesPicked(part: Part, value?: Json): number {
    return this.steps.filter((step) => step.part === part && isSame(step.value, value)).length
  }

  /** It was picked, or every choice that is left has it there. */
  isPicked(part: Part, value?: Json): boolean {
    if (this.timesPicked(part, value) > 0) return true
    if (isEach(part) || !this.isNarrowed || this.open.length === 0) return false
    return this.open.every((choice) => isAt(choice, part, value))
  }

  /** Nothing was picked for this part yet, or more can be. */
  isFree(part: Part): boolean {
    return isCounted(part) || !this.steps.some((step) => step.part === part && step.value !== undefined)
  }

  /** Everything picked for a part, in the order in which it was picked. */
  picked(part: Part): readonly Json[] {
    return this.steps.flatMap((step) => (step.part === part && step.value !== undefined ? [step.value] : []))
  }

  /** Without a value: a choice that has this part, whatever will answer it. What is not open changes nothing. */
  pick(part: Part, value?: Json): Picks {
    if (!this.isOpen(part, value)) return this
    const step: Picked = { part, value }
    const next = this.with([...this.besides(part), step])
    return next.open.length > 0 ? next : this.with([step])
  }

  /** Takes out what was picked last like this. */
  drop(part: Part, value?: Json): Picks {
    const at = this.steps.findLastIndex((step) => step.part === part && isSame(step.value, value))
    return at < 0 ? this : this.with(this.steps.toSpliced(at, 1))
  }

  /** Keeps some of the open choices. */
  narrow(choices: readonly Json[]): Picks {
    return this.with([...this.steps, { kept: new Set(choices) }])
  }

  /** One step back. */
  back(): Picks {
    return this.isNarrowed ? this.with(this.steps.slice(0, -1)) : this
  }

  /** The choice that is left, unless the last thing picked is one of several: then it is taken when one says so. */
  get decided(): Json | undefined {
    const last = this.steps.at(-1)
    if (!last || this.open.length !== 1) return undefined
    const { part } = last
    const isOfSeveral = part !== undefined && isEach(part) && this.choices.some((choice) => sizeAt(choice, part) > 1)
    return isOfSeveral ? undefined : this.open[0]
  }

  /** The choice that holds what was put together and nothing more. */
  get done(): Json | undefined {
    const parts = new Set(this.steps.flatMap(({ part }) => (part !== undefined && isEach(part) ? [part] : [])))
    if (this.steps.length === 0) parts.add(EACH)
    if (parts.size === 0) return undefined
    const complete = this.open.filter((choice) => [...parts].every((part) => this.isComplete(choice, part)))
    return complete.length === 1 ? complete[0] : undefined
  }

  /** The choices as a list of lines; acts out of turn stand at its end as long as nothing is picked. */
  offers(anytime: readonly Json[], longest?: number): readonly Offer[] {
    const done = this.isSelecting || this.isNarrowed ? this.done : undefined
    const outOfTurn = this.isNarrowed ? [] : anytime.map((act) => single(act, 'anytime'))
    const selects = this.isSelecting && this.steps.every(({ part }) => part === EACH)
    const rest = selects ? this.open.filter((choice) => !hasPart(choice, EACH)) : this.open
    return [
      ...(selects ? this.things() : []),
      ...(done === undefined ? [] : [single(done, 'done')]),
      ...bundled(
        rest.filter((choice) => choice !== done),
        longest,
      ).map((bundle): Offer => ({ ...bundle, role: 'answer' })),
      ...outOfTurn,
    ]
  }

  /** What is chosen together and what may be added. */
  private things(): readonly Offer[] {
    const picked = this.picked(EACH)
    const added = [...this.openIn(EACH, this.open).values()]
    return [...new Set([...picked, ...added])].sort().map((thing) => {
      const line: Offer = { common: thing, choices: [], role: 'part' }
      return picked.includes(thing) ? { ...line, picked: true } : line
    })
  }

  private with(steps: readonly Step[]): Picks {
    return new Picks(this.choices, steps, this.isSelecting)
  }

  /** The steps that stay when something is picked for a part: only one thing answers it, unless things are counted. */
  private besides(part: Part): readonly Step[] {
    return isCounted(part) ? this.steps : this.steps.filter((step) => step.part !== part)
  }

  private openAt(part: Part): ReadonlyMap<string, Json> {
    let values = this.known.get(part)
    if (!values) {
      const going = isCounted(part) ? this.open : holding(this.choices, this.besides(part))
      values = new Map([...this.openIn(part, this.otherSorts()), ...this.openIn(part, going)])
      this.known.set(part, values)
    }
    return values
  }

  /** What answers a part in some choices; of what is counted, only what is left of it. */
  private openIn(part: Part, choices: readonly Json[]): ReadonlyMap<string, Json> {
    const values = new Map<string, Json>()
    for (const choice of choices) {
      for (const { value, n } of valuesAt(choice, part)) {
        const key = keyOf(value)
        if (values.has(key)) continue
        if (isEach(part) && n <= this.timesPicked(part, value)) continue
        values.set(key, value)
      }
    }
    return values
  }

  /** Choices with none of the parts picked so far: whoever picks one of these begins again. */
  private otherSorts(): readonly Json[] {
    if (!this.isNarrowed) return []
    return this.choices.filter((choice) => this.steps.every(({ part }) => part !== undefined && !hasPart(choice, part)))
  }

  private isComplete(choice: Json, part: Part): boolean {
    return hasPart(choice, part) && sizeAt(choice, part) === this.picked(part).length
  }
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return keyOf(one) === keyOf(other)
}

/** Whether a value answers a part of a choice so often; without a value, whether the choice has the part. */
function isAt(choice: Json, part: Part, value: Json | undefined, n = 1): boolean {
  return value === undefined ? hasPart(choice, part) : countAt(choice, part, value) >= n
}

/** More than one thing can be picked for this part. */
function isCounted(part: Part): boolean {
  return part.endsWith('*')
}

/** The choices that hold all that was picked: what was picked twice, twice. */
function holding(choices: readonly Json[], steps: readonly Step[]): readonly Json[] {
  if (steps.length === 0) return choices
  const wanted = new Map<string, { part: Part; value: Json | undefined; n: number }>()
  let kept: ReadonlySet<Json> | undefined
  for (const step of steps) {
    if (step.part === undefined) {
      kept = step.kept
      continue
    }
    const key = step.value === undefined ? step.part : `${step.part} ${keyOf(step.value)}`
    const known = wanted.get(key)
    if (known) known.n++
    else wanted.set(key, { ...step, n: 1 })
  }
  const wants = [...wanted.values()]
  return choices.filter(
    (choice) =>
      (kept?.has(choice) ?? true) &&
      wants.every(({ part, value, n }) => isAt(choice, part, value, isEach(part) ? n : 1)),
  )
}
