import type { ReactNode } from 'react'

/** Drawings by name, each on a grid of 24. */
export type Drawings<Name extends string> = { readonly [name in Name]: ReactNode }

/**
 * Fills lie between ink and paper, so that a line in either can be seen on them: an icon's lines have the colour of the
 * text around it, by day and by night.
 */
export const fills = {
  sheet: 'var(--paper-raised)',
  gold: '#d99a3d',
  copper: '#c9825a',
  wood: '#a9774b',
  leaf: '#7f9f58',
  moss: '#5c8a4a',
  sea: '#4c95a6',
  berry: '#7683c4',
  coral: '#e2725b',
  stone: '#9a9188',
  pink: '#d39a90',
  straw: '#d8b86a',
} as const
