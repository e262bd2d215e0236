import { type MessageRef, vocabulary } from '@nora/effects'
import * as z from 'zod/mini'
import { colour } from '../content/forms.ts'
import { actions, materials, rows } from '../content/names.ts'
import type { WoodcraftTable } from '../state.ts'

const { trigger } = vocabulary<WoodcraftTable>()

function said(name: string, params: NonNullable<MessageRef['params']> = {}): MessageRef {
  return { id: `woodcraftCards.when.${name}`, params }
}

/** What just happens, without details. */
const plain = [
  'sellDie',
  'takeOrder',
  'hire',
  'produce',
  'improve',
  'saw',
  'splice',
  'glue',
  'harvest',
  'placeTool',
  'market',
  'substitute',
  'bonusAction',
  'income',
] as const

/** What can set off a permanent ability; a detail that is left out may be anything. */
export const triggers = [
  ...plain.map((name) => trigger({ name, describe: () => said(name) })),
  trigger({
    name: 'buyDie',
    fields: () => ({ colour: z.exactOptional(colour) }),
    describe: ({ colour: name = 'any' }) => said('buyDie', { colour: name }),
  }),
  trigger({
    name: 'plant',
    fields: () => ({ colour: z.exactOptional(colour) }),
    describe: ({ colour: name = 'any' }) => said('plant', { colour: name }),
  }),
  trigger({
    name: 'buyBundle',
    fields: () => ({ material: z.exactOptional(z.enum(materials)) }),
    describe: ({ material = 'any' }) => said('buyBundle', { material }),
  }),
  trigger({
    name: 'completeOrder',
    fields: () => ({ row: z.exactOptional(z.enum(rows)) }),
    describe: ({ row = 'any' }) => said('completeOrder', { row }),
  }),
  trigger({
    name: 'moveTile',
    fields: () => ({ action: z.exactOptional(z.enum(actions)) }),
    describe: ({ action = 'any' }) => said('moveTile', { action }),
  }),
]
