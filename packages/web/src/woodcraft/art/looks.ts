/** How a helper looks: its sort of head, and what makes it this animal. */
export interface Looks {
  readonly head: 'beast' | 'bird' | 'bug' | 'crawler'
  readonly coat: string
  readonly scarf: string
  readonly ears?: 'round' | 'small' | 'pointed' | 'tufts' | 'long' | 'wide' | 'spikes' | 'wings'
  /** The inside of its ears. */
  readonly inner?: string
  readonly mask?: 'stripes' | 'eyes' | 'cheeks' | 'bib'
  readonly muzzle?: string
  readonly nose?: string
  readonly antlers?: 'stag' | 'elk'
  readonly teeth?: 'front' | 'tusks'
  readonly breast?: string
  readonly beak?: 'short' | 'long' | 'hook' | 'broad'
  readonly bill?: string
  readonly crest?: 'plume' | 'tufts' | 'cap'
  readonly crestFill?: string
  readonly brow?: string
  readonly stripes?: string
  readonly feelers?: 'bent' | 'pincers' | 'legs'
  readonly shell?: string
  readonly claws?: boolean
}

const red = '#b3402f'
const blue = '#4b5a9b'
const green = '#2f5d46'
const honey = '#d99a3d'
const plum = '#7a4a94'
const cream = '#fff2d8'
const pink = '#e2a79a'

/** The forty-nine helpers, by their cards. */
export const looks: { readonly [helper: string]: Looks } = {
  'early-helper-01': { head: 'beast', coat: '#e9cfa3', ears: 'spikes', scarf: red },
  'early-helper-02': { head: 'beast', coat: '#f6efe2', ears: 'small', mask: 'stripes', scarf: honey },
  'early-helper-03': { head: 'beast', coat: '#8d5a38', ears: 'small', muzzle: '#c59a6b', teeth: 'front', scarf: blue },
  'early-helper-04': { head: 'beast', coat: '#c0622f', ears: 'tufts', mask: 'bib', scarf: green },
  'early-helper-05': { head: 'bird', coat: '#2f3a44', breast: '#f6efe2', bill: '#3f3b38', brow: '#f6efe2', scarf: red },
  'early-helper-06': {
    head: 'beast',
    coat: '#cf7f3f',
    ears: 'pointed',
    mask: 'cheeks',
    inner: '#2b2118',
    scarf: green,
  },
  'early-helper-07': { head: 'beast', coat: '#5d5560', ears: 'small', muzzle: pink, nose: '#c4604f', scarf: honey },
  'early-helper-08': { head: 'bird', coat: '#9a7a55', breast: '#e9d7b8', bill: '#8a6a3c', scarf: plum },
  'early-helper-09': {
    head: 'bird',
    coat: '#f6efe2',
    breast: '#2f3a44',
    beak: 'long',
    bill: '#6b6660',
    crest: 'cap',
    scarf: green,
  },
  'early-helper-10': { head: 'beast', coat: '#c7b7a2', ears: 'round', inner: pink, nose: '#c4604f', scarf: blue },
  'early-helper-11': { head: 'beast', coat: '#d9b98a', ears: 'round', inner: pink, mask: 'eyes', scarf: red },
  'early-helper-12': { head: 'crawler', coat: '#2f2a26', scarf: honey },
  'early-helper-13': { head: 'bug', coat: '#5b3a2b', feelers: 'pincers', scarf: green },
  'early-helper-14': {
    head: 'beast',
    coat: '#6f5a4a',
    ears: 'pointed',
    muzzle: '#c59a8a',
    nose: '#8a5a4a',
    teeth: 'tusks',
    scarf: red,
  },
  'early-helper-15': { head: 'crawler', coat: '#d39a90', scarf: green },
  'early-helper-16': { head: 'beast', coat: '#a8713f', ears: 'small', mask: 'bib', scarf: plum },
  'early-helper-17': { head: 'beast', coat: '#b08a5c', ears: 'small', muzzle: cream, teeth: 'front', scarf: green },
  'early-helper-18': { head: 'beast', coat: '#dca45a', ears: 'round', inner: pink, mask: 'cheeks', scarf: blue },
  'early-helper-19': {
    head: 'beast',
    coat: '#c59a6b',
    ears: 'long',
    inner: pink,
    muzzle: cream,
    nose: '#c4604f',
    scarf: red,
  },
  'early-helper-20': { head: 'beast', coat: '#a39c92', ears: 'pointed', mask: 'eyes', muzzle: '#f6efe2', scarf: plum },
  'early-helper-21': { head: 'bug', coat: '#8a3f2a', scarf: honey },
  'early-helper-22': { head: 'beast', coat: '#c08a55', ears: 'wide', antlers: 'stag', muzzle: cream, scarf: green },
  'early-helper-23': {
    head: 'bird',
    coat: '#c9957a',
    breast: '#6fa0c4',
    bill: '#3f3b38',
    crest: 'tufts',
    scarf: honey,
  },
  'early-helper-24': { head: 'bug', coat: '#4a3a30', stripes: '#6b5138', scarf: red },
  'early-helper-25': {
    head: 'beast',
    coat: '#b9b0a4',
    ears: 'long',
    inner: pink,
    muzzle: cream,
    teeth: 'front',
    scarf: honey,
  },
  'early-helper-26': { head: 'bird', coat: '#7f8fa8', breast: '#8f9bb0', brow: '#f6d98a', scarf: '#f6efe2' },
  'early-helper-27': { head: 'crawler', coat: '#d8c193', shell: '#b9814e', scarf: red },
  'late-helper-01': { head: 'bird', coat: '#9a7a55', beak: 'hook', crest: 'tufts', brow: '#f6e7b0', scarf: green },
  'late-helper-02': { head: 'beast', coat: '#7a5236', ears: 'round', muzzle: '#c59a6b', scarf: red },
  'late-helper-03': {
    head: 'bird',
    coat: '#fbf6ea',
    beak: 'broad',
    bill: '#e2725b',
    crest: 'cap',
    crestFill: '#fbf6ea',
    scarf: blue,
  },
  'late-helper-04': { head: 'bug', coat: '#e2b23f', stripes: '#3f3b38', scarf: plum },
  'late-helper-05': { head: 'bird', coat: '#8f9aa6', breast: '#e6e0d2', bill: honey, brow: '#f6d98a', scarf: red },
  'late-helper-06': { head: 'beast', coat: '#8a6a50', ears: 'small', mask: 'bib', scarf: blue },
  'late-helper-07': { head: 'beast', coat: '#6b4a35', ears: 'round', inner: '#e9cfa3', mask: 'bib', scarf: honey },
  'late-helper-08': { head: 'bird', coat: '#d8d2c8', beak: 'long', bill: '#8a6a3c', crest: 'cap', scarf: plum },
  'late-helper-09': { head: 'beast', coat: '#5a4a52', ears: 'wings', muzzle: '#8a6a70', scarf: green },
  'late-helper-10': { head: 'bug', coat: '#54483f', feelers: 'legs', stripes: '#8a7460', scarf: red },
  'late-helper-11': { head: 'beast', coat: '#7d5a40', ears: 'wide', antlers: 'elk', muzzle: '#b08a6a', scarf: blue },
  'late-helper-12': { head: 'beast', coat: '#d0a060', ears: 'tufts', mask: 'cheeks', scarf: red },
  'late-helper-13': {
    head: 'bird',
    coat: '#2f4a70',
    breast: '#f6efe2',
    crest: 'cap',
    crestFill: '#2f4a70',
    brow: '#b3503a',
    scarf: red,
  },
  'late-helper-14': { head: 'crawler', coat: '#b3503a', claws: true, scarf: blue },
  'late-helper-15': {
    head: 'bird',
    coat: '#2f3f3a',
    breast: '#4a3a30',
    beak: 'hook',
    bill: '#e9d7b8',
    brow: '#c8452f',
    scarf: honey,
  },
  'late-helper-16': {
    head: 'bird',
    coat: '#2f6b58',
    breast: '#b3703a',
    bill: '#e9d7b8',
    brow: '#c8452f',
    crest: 'tufts',
    scarf: '#f6efe2',
  },
  'late-helper-17': { head: 'bird', coat: '#f6efe2', breast: '#6b4a35', beak: 'hook', bill: '#e0a545', scarf: green },
  'late-helper-18': { head: 'crawler', coat: '#7a8f5a', scarf: honey },
  'late-helper-19': {
    head: 'bird',
    coat: '#6f7f92',
    breast: '#e9dcc3',
    beak: 'hook',
    bill: '#3f3b38',
    brow: '#f6d070',
    scarf: blue,
  },
  'late-helper-20': {
    head: 'bird',
    coat: '#b6bcc4',
    beak: 'long',
    bill: '#e0a545',
    crest: 'plume',
    crestFill: '#2f3a44',
    scarf: plum,
  },
  'late-helper-21': {
    head: 'beast',
    coat: '#5f4a3c',
    ears: 'small',
    inner: cream,
    mask: 'eyes',
    muzzle: cream,
    scarf: green,
  },
  'late-helper-22': { head: 'bug', coat: '#ecc260', stripes: '#6b4a2a', scarf: green },
}
