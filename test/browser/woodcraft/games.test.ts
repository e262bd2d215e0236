// Woodcraft on its drawn table: whole games by mouse, finger and keys, alone without a network, and every row of its design by its
// own gesture.
import { woodcraft } from '@nora/catalogue'
import { each, type GameFile, isRecord, type Json, type Match } from '@nora/kernel'
import { rowOf, rows as shelves, shortestWay, type WoodcraftTable, wayQuestion } from '@nora/woodcraft'
import { isOf, nameOf, neverAsked, type Row, rows } from '../../../packages/web/test/woodcraft/rows.ts'
import { brisk } from '../support/house.ts'
import { inHouse, isLong } from '../support/in-house.ts'
import { momentsBy, momentWhen } from '../support/moments.ts'
import type { Visitor } from '../support/visitor.ts'

const story = inHouse()

story('a whole game of Woodcraft with three seats by mouse on the drawn table', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  await visitor.enterBy('woodcraft', 'bots', 2)
  const player = visitor.player('mouse', 4)
  await player.play()
  const sheet = visitor.dialog(visitor.voice.format('webTable.final.title'))
  // The category, and a column for each of three players.
  expect(await sheet.getByRole('columnheader').count()).toBe(4)
  expect(player.moves).toBeGreaterThan(13)
})

story('Woodcraft on a phone, by touch: my dice and my orders are in sight in every part', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes: brisk })
  const { page, voice } = visitor
  await visitor.openHere({ game: 'woodcraft', mode: 'classic', sitters: ['person', 'novice'] })
  const strip = page.getByRole('region', { name: voice.format('webWoodcraft.strip'), exact: true })
  const bench = page.getByRole('region', { name: voice.format('webWoodcraft.part.bench'), exact: true })
  await visitor.board.waitFor()
  let looks = 0
  await visitor.player('touch', 8).play(async ({ isOver, isCurtain, dialog }) => {
    if (isCurtain || dialog !== null || isOver) return isOver
    expect((await strip.isVisible()) || (await bench.isVisible())).toBe(true)
    looks++
    return !isLong && looks > 60
  })
  expect(looks).toBeGreaterThan(30)
})

story('Woodcraft by the keys alone', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  await visitor.openHere({ game: 'woodcraft', mode: 'classic', sitters: ['person', 'novice'] })
  const player = visitor.player('keys', 9)
  await player.play(({ isOver }) => isOver || (!isLong && player.moves > 40))
  expect(player.moves).toBeGreaterThan(30)
})

story('a solo game of Woodcraft without a network', async ({ come, expect }) => {
  const visitor = await come({ likes: brisk })
  const { voice } = visitor
  await visitor.enterBy('woodcraft', 'alone')
  await visitor.board.waitFor()
  await visitor.context.setOffline(true)
  const { status } = await visitor.player('mouse', 5).play()
  expect(status).not.toBe('')
  expect(await visitor.dialog(voice.format('webTable.final.title')).count()).toBe(1)
})

/** Whoever plays at one table over the net: with the mouse at a desk, with a finger on a phone, by the list, with the keys. */
const online = [
  { visit: { likes: brisk }, manner: 'mouse' },
  { visit: { likes: brisk, device: 'phone' }, manner: 'touch' },
  { visit: { likes: brisk, theme: 'dark' }, manner: 'list' },
  { visit: { likes: brisk, language: 'cs' }, manner: 'mouse' },
] as const

for (const seats of isLong ? ([2, 3, 4] as const) : []) {
  story(`a whole game of Woodcraft by ${seats} people online`, async ({ come, expect }) => {
    const here = online.slice(0, seats)
    const visitors = await Promise.all(here.map(({ visit }) => come(visit)))
    const [host, ...guests] = visitors as [Visitor, ...Visitor[]]
    const address = await host.openOnline(seats, { game: 'woodcraft' })
    for (const guest of guests) {
      await guest.goTo(address)
      await guest.button(guest.voice.format('webTable.room.sit')).first().click()
    }
    const players = here.map(({ manner }, seat) => (visitors[seat] as Visitor).player(manner, 30 + seat))
    await Promise.all(players.map((player) => player.play()))
    for (const { moves } of players) expect(moves).toBeGreaterThan(13)
  })

  story(`a whole game of Woodcraft by ${seats} people on one device`, async ({ come, expect }) => {
    const visitor = await come({ likes: brisk })
    await visitor.openHere({
      game: 'woodcraft',
      mode: 'classic',
      sitters: Array.from({ length: seats }, () => 'person'),
    })
    const player = visitor.player('mouse', 40 + seats)
    await player.play()
    expect(player.handOvers).toBeGreaterThan(10)
  })

  story(`a whole game of Woodcraft against ${seats - 1} bots`, async ({ come, expect }) => {
    const visitor = await come({ likes: brisk })
    const bots = (['novice', 'casual', 'novice'] as const).slice(0, seats - 1)
    await visitor.openHere({ game: 'woodcraft', mode: 'classic', sitters: ['person', ...bots] })
    const player = visitor.player('mouse', 50 + seats)
    await player.play()
    expect(player.moves).toBeGreaterThan(13)
  })
}

const asked = rows.filter(({ kind }) => !neverAsked.includes(kind))
const GAMES = 400

/** Buttons of the tray, in English. */
const buttons: { readonly [name: string]: string } = {
  main: '[data-button="main"]',
  end: 'button[data-button="end"]',
  berries: 'button:has-text("instead of an action")',
  market: 'button:has-text("marketing")',
}

/** Clicks what the row says, as somebody would; says whether the table took it. */
async function isTaken(visitor: Visitor, { gesture }: Row): Promise<boolean> {
  const { page, board, tray } = visitor
  const look = () => visitor.player('mouse').look()
  const before = await look()
  const changed = async () => {
    const now = await look()
    return now.status !== before.status || now.lines > before.lines || now.isConfirmation
  }
  if (gesture[0] === 'tray')
    await tray
      .locator(buttons[gesture[1] as string] as string)
      .first()
      .click()
  else
    for (const sort of gesture) {
      if (await changed()) return true
      if (sort === 'parts') await board.locator('[data-notch]').first().click()
      const fresh = board.locator(`[data-open][data-sort="${sort}"]:not([data-picked])`)
      if ((await fresh.count()) === 0) break
      await fresh.first().click()
      await page.waitForTimeout(150)
    }
  for (let wait = 0; wait < 60; wait++) {
    if (await changed()) return true
    const ready = tray.locator('[data-button="main"][data-ready]:not([data-fresh])')
    if (gesture[0] !== 'tray' && gesture.length > 1 && (await ready.count()) > 0) await ready.first().click()
    await page.waitForTimeout(100)
  }
  return false
}

story('every row of the design is answered by its own gesture', async ({ come, expect }) => {
  const wishes = [{ mode: 'classic', seats: 2 }, { mode: 'classic', seats: 4 }, { mode: 'solo' }]
  const found = new Set<string>()
  const files = momentsBy(
    woodcraft.game,
    wishes,
    GAMES,
    (match, { kind, seat }) => {
      const { turn } = (match.table as unknown as WoodcraftTable).state
      const mine = asked.filter((row) => row.kind === kind && !found.has(nameOf(row)))
      const choices = mine.length > 0 ? ([...each(match.space(seat) as never)] as readonly Json[]) : []
      const names = mine.filter((row) => choices.some(isOf(row, turn?.moved))).map(nameOf)
      for (const name of names) found.add(name)
      return names
    },
    { confirming: true, until: () => found.size === asked.length },
  )
  expect(asked.map(nameOf).filter((row) => !files.has(row))).toEqual([])
  const visitor = await come({ likes: { introduced: true, playForced: false, confirmTurns: true } })
  const missed: string[] = []
  for (const row of asked) {
    await visitor.openFile(files.get(nameOf(row)) as GameFile)
    await visitor.page.locator('[data-asked]').waitFor()
    const taken = await isTaken(visitor, row).catch((error) => `${error}`.split('\n')[0])
    if (taken !== true) missed.push(`${nameOf(row)} ${taken}`)
  }
  expect(missed).toEqual([])
})

/** An order of the first seat to which there is a way of so many steps. */
function orderAt(match: Match, steps: number): string | undefined {
  const table = match.table as unknown as WoodcraftTable
  const orders = shelves.flatMap((_, row) => table.zone(rowOf(0, row)))
  return orders.find((order) => {
    const found = shortestWay(wayQuestion(table, 0, order))
    return 'way' in found && found.way.steps.length === steps
  })
}

story('the way to an order is shown and followed, step by step and at once', async ({ come, expect }) => {
  const visitor = await come({ likes: { introduced: true, playForced: false } })
  const { page, board, voice } = visitor
  for (const button of ['webWoodcraft.way.all', 'webWoodcraft.way.step'] as const) {
    let order = ''
    const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (match, kind) => {
      if (kind !== 'turn') return false
      order = orderAt(match, 2) ?? ''
      return order !== ''
    })
    await visitor.openFile(file)
    await page.locator('[data-asked]').waitFor()
    await board.locator(`[data-how="${order}"]`).click()
    const follow = board.getByRole('button', { name: voice.format(button), exact: true })
    await follow.click()
    // One step is left, and it is shown anew.
    if (button === 'webWoodcraft.way.step') {
      await board.locator(`[data-open][data-sort="order"][data-thing="${order}"]`).waitFor()
      await board.getByText(voice.format('webWoodcraft.way.free')).waitFor()
      await follow.click()
    }
    await board.locator(`[data-sort="order"][data-thing="${order}"]`).waitFor({ state: 'detached' })
  }
  expect(visitor.mishaps).toEqual([])
})

story('a way is followed by a finger, without a tap for every answer', async ({ come, expect }) => {
  const visitor = await come({ device: 'phone', likes: { introduced: true, playForced: false } })
  const { page, board, voice } = visitor
  let order = ''
  const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (match, kind) => {
    if (kind !== 'turn') return false
    order = orderAt(match, 2) ?? ''
    return order !== ''
  })
  await visitor.openFile(file)
  await page.locator('[data-asked]').waitFor()
  const toBench = () => page.getByRole('button', { name: voice.format('webWoodcraft.part.bench'), exact: true }).tap()
  await toBench()
  await board.locator(`[data-how="${order}"]`).tap()
  const step = board.getByRole('button', { name: voice.format('webWoodcraft.way.step'), exact: true })
  await step.tap()
  // It stays where it was asked for, and shows what is left.
  await board.getByText(voice.format('webWoodcraft.way.free')).waitFor()
  await step.tap()
  await step.waitFor({ state: 'detached' })
  await toBench()
  await board.locator('[data-place="lumber/0"]').waitFor()
  expect(await board.locator(`[data-sort="order"][data-thing="${order}"]`).count()).toBe(0)
})

story('a die that is carried onto the saw lies in the vice', async ({ come, expect }) => {
  const visitor = await come({ likes: { introduced: true, playForced: false } })
  const { page, board } = visitor
  const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (match, kind) => {
    if (kind !== 'turn') return false
    const { lumber } = (match.table as unknown as WoodcraftTable).state.players[0] as { lumber: readonly number[] }
    // A four or more can be sawn in several ways, so that it waits in the vice; the others are sawn at once.
    const isLarge = lumber.findIndex((n) => n > 0) % 6 >= 3
    const choices = [...each(match.space(0) as never)] as readonly Json[]
    return isLarge && choices.some((choice) => isRecord(choice) && choice.use === 'saw')
  })
  await visitor.openFile(file)
  await page.locator('[data-asked]').waitFor()
  const die = board.locator('[data-place^="lumber/"] [data-sort="die"]').first()
  const [from, to] = [
    await die.boundingBox(),
    await board.locator('[data-sort="bench"][data-thing="saw"]').first().boundingBox(),
  ]
  if (!from || !to) throw new Error('die and saw are not to be seen')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await board.locator('[data-notch]').first().waitFor()
  await expect.poll(() => board.locator('[data-sort="die"][data-picked]').count()).toBeGreaterThan(0)
})

story('an order that is pointed at stands on its shelf before it is taken', async ({ come }) => {
  const visitor = await come({ likes: { introduced: true, playForced: false } })
  const { page, board } = visitor
  const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 2 }, (_, kind) => kind === 'takeOrder')
  await visitor.openFile(file)
  await page.locator('[data-asked]').waitFor()
  const order = board.locator('[data-open][data-sort="shown"]').last()
  await order.hover()
  await board.locator(`[data-coming="${await order.getAttribute('data-thing')}"]`).waitFor()
})

story(
  'on a small desk wheel, bench and rack stay where they are, and tabs lead to the rest',
  async ({ come, expect }) => {
    const visitor = await come({ likes: { introduced: true, playForced: false } })
    const { page, board, voice } = visitor
    await page.setViewportSize({ width: 1024, height: 768 })
    const file = momentWhen(woodcraft.game, { mode: 'classic', seats: 4 }, (_, kind) => kind === 'takeOrder')
    await visitor.openFile(file)
    await page.locator('[data-asked]').waitFor()
    const region = (name: string) => board.getByRole('region', { name, exact: true })
    const part = (name: 'shop' | 'house' | 'tracks') => voice.format(`webWoodcraft.part.${name}`)
    const stays = [voice.format('woodcraftPlay.group.wheel'), voice.format('webWoodcraft.part.bench')]
    const rest = [
      [part('house'), part('house')],
      [part('tracks'), part('tracks')],
      [part('shop'), voice.format('webWoodcraft.shops')],
    ] as const
    for (const [tab, turnedTo] of rest) {
      await board.getByRole('button', { name: tab, exact: true }).click()
      for (const name of [...stays, voice.format('webWoodcraft.rack.title'), turnedTo]) {
        const box = await region(name).boundingBox()
        expect(box, name).not.toBeNull()
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(1024)
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(768)
      }
    }
    await board.locator('[data-open][data-sort="shown"]').first().waitFor()
  },
)
