import { type Content, printedContent, sameRows } from '@nora/cats'
import type { Catalogue, MessageId } from '@nora/messages'

/** What each printed shape looks like: of one kind of tile, no two look like the same thing. */
const likenesses: { readonly [shape: string]: Likeness } = {
  'cat-01': 'hammer',
  'cat-02': 'stairs',
  'cat-03': 'lightning',
  'cat-04': 'branch',
  'cat-05': 'flag',
  'cat-06': 'chair',
  'cat-07': 'sail',
  'cat-08': 'corner',
  'cat-09': 'hook',
  'cat-10': 'cup',
  'cat-11': 'bridge',
  'cat-12': 'duck',
  'cat-13': 'cross',
  'cat-14': 'snake',
  'cat-15': 'step',
  'cat-16': 'stick',
  'cat-17': 'sword',
  'oshax-1': 'stairs',
  'oshax-2': 'pinwheel',
  'oshax-3': 'swan',
  'oshax-4': 'anchor',
  'oshax-5': 'tap',
  'oshax-6': 'bird',
  'common-1': 'coin',
  'common-2': 'pair',
  'common-L3': 'corner',
  'common-I3': 'stick',
  'rare-L4': 'hook',
  'rare-T4': 'hammer',
  'rare-O4': 'square',
  'rare-S4': 'step',
  'rare-I4': 'stick',
}

type LikenessOf<Id> = Id extends `catsPlay.shape.${infer Name}` ? Name : never
type Likeness = LikenessOf<MessageId>

/** A shape by what it looks like; one that an owner's pack draws otherwise, by its own id. */
export function shapeName(voice: Catalogue, content: Content, shape: string): string {
  const likeness = likenesses[shape]
  return likeness && isPrinted(content, shape) ? voice.format(`catsPlay.shape.${likeness}`) : shapeId(shape)
}

function isPrinted(content: Content, shape: string): boolean {
  const [one, printed] = [content, printedContent].map(({ shapes }) => shapes.get(shape)?.orientations[0]?.rows ?? [])
  return sameRows(one as readonly number[], printed as readonly number[])
}

/** `16` of `cat-16`. */
function shapeId(shape: string): string {
  return shape.slice(shape.indexOf('-') + 1)
}
