import { expect, it } from 'vitest'
import { placeBubble } from '../../../src/table/player/place-bubble.ts'

const room = { left: 0, top: 56, width: 1_000, height: 700 }
const size = { width: 200, height: 80 }
const thing = { left: 400, top: 400, width: 60, height: 40 }

it('stands above what it is about, its tail at the middle', () => {
  expect(placeBubble(thing, size, room, [])).toEqual({
    side: 'above',
    left: 330,
    top: 306,
    tail: 100,
    covers: false,
    fits: true,
  })
})

it('keeps off what it must not cover: right, then left, then below', () => {
  const above = { left: 300, top: 100, width: 300, height: 270 }
  const right = { left: 470, top: 300, width: 500, height: 200 }
  const left = { left: 0, top: 300, width: 390, height: 200 }
  expect(placeBubble(thing, size, room, [above])).toMatchObject({ side: 'right', left: 474, top: 380 })
  expect(placeBubble(thing, size, room, [above, right])).toMatchObject({ side: 'left', left: 186, top: 380 })
  expect(placeBubble(thing, size, room, [above, right, left])).toMatchObject({ side: 'below', left: 330, top: 454 })
})

it('stays in the room, with its tail still towards the thing and off its corners', () => {
  const corner = { left: 2, top: 60, width: 20, height: 20 }
  expect(placeBubble(corner, size, room, [])).toEqual({
    side: 'right',
    left: 36,
    top: 64,
    tail: 22,
    covers: false,
    fits: true,
  })
})

it('says where there is no room for all of it', () => {
  const board = { left: 0, top: 56, width: 390, height: 260 }
  expect(placeBubble(thing, { width: 240, height: 250 }, board, []).fits).toBe(true)
  expect(placeBubble(thing, { width: 240, height: 640 }, board, []).fits).toBe(false)
})
