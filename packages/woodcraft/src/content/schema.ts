import { list, nameSchema, type Parts, positive, record, text, wholeNumber } from '@nora/effects'
import * as z from 'zod/mini'
import { colour, dieAsked, tree } from './forms.ts'
import { actions, improvements, incomeTracks, materials, quadrants, rows } from './names.ts'

const id = (pattern: RegExp) => z.string().check(z.regex(pattern))
const deck = z.enum(['early', 'late'])
const row = z.enum(rows)
const dice = z.array(dieAsked).check(z.minLength(1), z.maxLength(4))
const asked = z.strictObject({
  glue: z.exactOptional(positive),
  scrapwood: z.exactOptional(positive),
  blades: z.exactOptional(positive),
})
/** A place in a display, counted from the end beside the X. */
const place = z.int().check(z.minimum(1), z.maximum(4))
const milestone = z.enum(['tool', 'points'])

/** Read before all others, because effects name tools. */
export const toolSchema = record({ name: nameSchema, copies: positive }, id(/^[a-z]{1,20}$/))

/** The form of every record of every table; effects are written in the language whose parts are given. */
export function schemasOf({ effect, counted, rule, trigger }: Parts) {
  /** Czech rulebook, Schopnosti pomocníků: at once, once in every turn, or whenever something happens. */
  const ability = z.union([
    z.strictObject({ kind: z.literal('immediate'), effect }),
    z.strictObject({ kind: z.literal('oncePerTurn'), effect }),
    z.strictObject({ kind: z.literal('permanent'), always: rule }),
    z.strictObject({ kind: z.literal('permanent'), when: trigger, effect }),
  ])
  return {
    helpers: record(
      { name: nameSchema, deck, cost: wholeNumber, ability, production: effect },
      id(/^(early|late)-helper-\d\d$/),
    ),
    orders: record(
      { name: nameSchema, deck, row, dice, materials: asked, reward: effect },
      id(/^(early|late)-order-\d\d$/),
    ),
    hazelnutOrders: record(
      {
        name: nameSchema,
        row,
        dice,
        materials: asked,
        /** Taken instead of a public contract. */
        berries: wholeNumber,
        points: wholeNumber,
        /** Printed beside the choice, if anything is. */
        reward: z.exactOptional(effect),
      },
      id(/^hazelnut-\d\d$/),
    ),
    contracts: record({ name: nameSchema, score: counted }, id(/^contract-\d\d$/)),
    soloCards: record(
      {
        /** Moved in this order; the rearmost is found when its turn comes. */
        tiles: z.array(z.enum([...actions, 'rearmost'])).check(z.minLength(1), z.maxLength(2)),
        orders: list(place),
        helpers: list(place),
        /** Spaces of the lumber yard whose dice are rolled anew. */
        dice: list(id(/^(green|yellow|brown)-[12]$/)),
        reputation: wholeNumber,
      },
      id(/^solo-\d\d$/),
    ),
    rewardTiles: record(
      {
        /** The side for 2 or 4 players, and for one. */
        even: z.strictObject({ top: effect, middle: effect, bottom: effect }),
        /** The side for 3 players. */
        odd: z.strictObject({ top: effect, bottom: effect }),
      },
      id(/^reward-[abc]$/),
    ),
    ring: record({ bonus: z.nullable(effect) }, id(/^[A-D][1-7]$/)),
    windows: record(
      { quadrant: z.enum(quadrants), offset: z.union([z.literal(2), z.literal(3)]), bonus: effect },
      id(/^[A-D]-[23]$/),
    ),
    helperSlots: record(
      {
        column: positive,
        row: positive,
        income: z.strictObject({ track: z.enum(incomeTracks), steps: positive }),
        /** With how many helpers one produces when a helper comes here. */
        production: wholeNumber,
      },
      id(/^slot-\d\d$/),
    ),
    improvements: record(
      {
        cost: wholeNumber,
        /** The improvement that must be there before. */
        after: z.nullable(z.enum(improvements)),
        effect,
        seedling: z.exactOptional(z.strictObject({ colour, value: tree })),
        /** How many trees a plant action plants from now on. */
        trees: z.exactOptional(positive),
        /** Off every bought six. */
        sixDiscount: z.exactOptional(positive),
        /** By how much a splicing tile raises a die at most. */
        raise: z.exactOptional(positive),
      },
      z.enum(improvements),
    ),
    marketing: record({ cost: wholeNumber, points: positive }, id(/^marketing-\d\d$/)),
    incomeTracks: record(
      { start: wholeNumber, milestones: list(z.strictObject({ at: positive, gives: milestone })) },
      z.enum(incomeTracks),
    ),
    reputation: record(
      { value: wholeNumber, rewardTile: z.boolean(), milestone: z.exactOptional(milestone) },
      id(/^reputation-\d\d$/),
    ),
    attic: record(
      {
        row: z.enum(['bottom', 'middle', 'top']),
        /** The spaces that must be filled before this one is open. */
        needs: z.array(text).check(z.maxLength(2)),
      },
      id(/^(bottom|middle|top)-\d$/),
    ),
    atticEdges: record({ between: z.tuple([text, text]), reward: effect }, id(/^edge-\d\d$/)),
    tools: toolSchema,
    bundles: record(
      { material: z.enum(materials), n: positive, cost: wholeNumber },
      id(/^(glue|scrapwood|blades)-\d$/),
    ),
  }
}

export type Schemas = ReturnType<typeof schemasOf>
type RecordOf<Table extends keyof Schemas> = z.output<Schemas[Table]>

export type Helper = RecordOf<'helpers'>
export type Ability = Helper['ability']
export type Order = RecordOf<'orders'>
export type HazelnutOrder = RecordOf<'hazelnutOrders'>
export type Contract = RecordOf<'contracts'>
export type SoloCard = RecordOf<'soloCards'>
export type RewardTile = RecordOf<'rewardTiles'>
export type HelperSlot = RecordOf<'helperSlots'>
export type ImprovementRecord = RecordOf<'improvements'>
export type MarketingStep = RecordOf<'marketing'>
export type IncomeTrackRecord = RecordOf<'incomeTracks'>
export type ReputationSpace = RecordOf<'reputation'>
export type Bundle = RecordOf<'bundles'>
