import { type Game, Match, type Wish } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { wistarGame } from '@nora/wistar'
import { woodcraftGame } from '@nora/woodcraft'
import { wistarWords, woodcraftWords } from '@nora/words'
import { describe, expect, test } from 'vitest'
import { groupsView } from '../src/play/group-view.ts'

const screen = { voice: catalogues.en, name: () => 'Ana', colours: false, width: undefined }
const openedAs = (game: unknown, wish: Wish) => Match.open(game as Game, wish, { seed: 3, confirming: [] })
const alone = { mode: 'solo' }

describe('where cards speak of places, the terminal tells things with theirs', () => {
  test('the missions of a room by their spaces', () => {
    const view = groupsView(wistarWords, openedAs(wistarGame, alone), 0, screen)
    expect(view).toMatch(/^ {2}D1: \w+ mission.*, D2: \w+ mission/m)
  })

  test('the objectives that Ratbot’s state cards count', () => {
    const view = groupsView(wistarWords, openedAs(wistarGame, alone), 0, screen)
    expect(view).toMatch(/^Objectives\n {2}1: .+\n {2}2: .+\n {2}3: .+$/m)
  })

  test('the cards that solo cards count from the X, and the dice that they name', () => {
    const view = groupsView(woodcraftWords, openedAs(woodcraftGame, alone), 0, screen)
    expect(view).toMatch(/^Face-up orders, starting beside the X\n {2}1: .+\n {2}2: .+\n {2}3: .+\n {2}4: .+$/m)
    expect(view).toMatch(/^Lumber yard: green die 1: green \d .+ · green die 2: green \d /m)
  })
})
