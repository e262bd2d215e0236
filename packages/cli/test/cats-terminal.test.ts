import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatsState, catsGame, emptyBoat, layTile, printedContent, shapeOf } from '@nora/cats'
import { type Decision, each, type Game, isRecord, type Json, Match, type Space, seededFate } from '@nora/kernel'
import { catalogues } from '@nora/messages/all'
import { describe, expect, it } from 'vitest'
import { boatPicture } from '../src/cats/boat-picture.ts'
import { catsTerminal } from '../src/cats/terminal.ts'
import { catsTyped } from '../src/cats/typed.ts'
import { pilesView } from '../src/play/group-view.ts'
import { MatchText } from '../src/play/match-text.ts'
import { ran, spawned, temporaryFolder } from './run.ts'

const { words } = catsTerminal

describe('cats in a terminal', () => {
  // Takes the third choice where there is one, else the first.
  const script = '3\n1\n'.repeat(3000)

  it.each([
    ['classic', '4'],
    ['family', '2'],
    ['solo', '1'],
  ])('a whole %s game is played to its end, and can be replayed', async (mode, seats) => {
    const folder = temporaryFolder()
    const line = [
      'play',
      'cats',
      '--mode',
      mode,
      '--seats',
      seats,
      '--seed',
      '3',
      '--bots',
      'random',
      '--save',
      'game.json',
    ]
    const { code, out } = spawned(line, script, folder)
    expect(code).toBe(0)
    expect(out).toContain('The game is over.')
    expect(out).not.toMatch(/undefined|\[object|NaN/)
    const file = join(folder, 'game.json')
    const replayed = JSON.parse((await ran('replay', file, '--json')).out)
    expect(replayed.outcome).toEqual(JSON.parse(readFileSync(file, 'utf8')).result)
  })

  it('draws the ship with its rats, maps, tiles and the sections of its free cells', () => {
    const boat = emptyBoat('boat-1')
    layTile(
      boat,
      { tile: 'blue-16', shape: 'cat-16', colour: 'blue', at: { row: 4, col: 2, turn: 1, flip: false } },
      (id) => shapeOf(printedContent, id),
    )
    const pen = { voice: catalogues.en, colours: false }
    const lines = boatPicture(printedContent, boat, pen).split('\n')
    expect(lines).toHaveLength(10)
    expect(lines[5]).toMatch(/^ 5 {3}1 {2}1 {2}bbbbbbbbbbbbb /)
    expect(lines.join('')).toContain('(G)')
    expect(lines.join('')).toContain(' x ')
    expect(boatPicture(printedContent, boat, { ...pen, colours: true })).toContain('\x1b[44;97m')
  })

  it('joins the cells of a tile in both directions, and tells two touching tiles of one colour apart', () => {
    const boat = emptyBoat('boat-1')
    const lay = (tile: string, row: number, turn: 0 | 1) =>
      layTile(boat, { tile, shape: 'cat-16', colour: 'blue', at: { row, col: 4, turn, flip: false } }, (id) =>
        shapeOf(printedContent, id),
      )
    lay('blue-16', 4, 1)
    lay('blue-15', 5, 1)
    const apart = boatPicture(printedContent, boat, { voice: catalogues.en, colours: false }).split('\n')
    const between = apart[apart.findIndex((line) => line.startsWith(' 5')) + 1] as string
    // Two bars, one below the other: nothing joins them.
    expect(between.trim()).toBe('')
    const upright = emptyBoat('boat-1')
    layTile(
      upright,
      { tile: 'blue-16', shape: 'cat-16', colour: 'blue', at: { row: 2, col: 4, turn: 0, flip: false } },
      (id) => shapeOf(printedContent, id),
    )
    const joined = boatPicture(printedContent, upright, { voice: catalogues.cs, colours: false }).split('\n')
    expect(joined.filter((line) => /^ {4} +m$/.test(line)).length).toBeGreaterThan(1)
  })

  it('reads a placement typed as row, column, turns and flip', () => {
    const match = Match.open(catsGame, { mode: 'family' }, { seed: 1 }) as unknown as Match
    const place: Decision = { seat: 0, kind: 'place', args: { tile: 'blue-16' } }
    expect(catsTyped(match, place, '4 7')).toEqual({ row: 3, col: 6, turn: 0, flip: false })
    // A straight cat turned half round lies as before, so it has one name only.
    expect(catsTyped(match, place, '4 7 2')).toEqual({ row: 3, col: 6, turn: 0, flip: false })
    expect(catsTyped(match, place, '4,7,1,f')).toEqual({ row: 3, col: 6, turn: 1, flip: false })
    expect(catsTyped(match, place, 'here')).toBeUndefined()
  })

  const english = { voice: catalogues.en, colours: false, name: (seat: number) => `#${seat}` }
  const opened = (mode: string) => Match.open(catsGame, { mode }, { seed: 1, confirming: [0, 1] }) as unknown as Match

  it('says what a card does, and which colour was chosen for a public lesson', () => {
    const match = opened('classic')
    const { zones, lessonColours } = match.table.state as unknown as CatsState
    Object.assign(zones, { publicLessons: ['144'], 'hand/0': ['089'] })
    lessonColours['144'] = 'purple'
    const view = catsTerminal.view?.(match, 0, english)
    expect(view).toMatch(/Overboard – anytime card – cost: 3 – Remove 2 treasures/)
    expect(view).toMatch(/Beloved Coat – public lesson – cost: 1 – Every player scores 1 point for each purple cat/)
  })

  it('shows what the Sister counts, and the positions she counts from the left', () => {
    const view = catsTerminal.view?.(opened('solo'), 0, english)
    expect(view).toMatch(/Her points per cat aboard: (blue|green|red|purple|orange) 5$/m)
    expect(view).toMatch(/The sister: speed 0, cards left today 0, points so far \d+/)
    expect(view).toMatch(/^ {2}1: .+ 4: /m)
    expect(view).toMatch(/^ {2}5: .+ 8: /m)
    expect(view).toMatch(/^Oshaxes\n {2}1: \? \w+ +2: /m)
  })

  it('numbers the columns of rare treasures where the Sister counts them, and nowhere else', () => {
    const rare = ['rare-T4-1', 'rare-I4-1', 'rare-T4-2']
    const shown = (mode: string) => {
      const match = opened(mode)
      Object.assign(match.table.state.zones, { rare })
      return catsTerminal.view?.(match, 0, english)
    }
    expect(shown('solo')).toMatch(/^Rare treasures: 1: \w+ ×2(?:,| and) 2: \w+$/m)
    expect(shown('classic')).toMatch(/^Rare treasures: \w+ ×2(?:,| and) \w+$/m)
  })

  it('shows what a card still allows for as long as it waits, at the table and with the player', () => {
    const match = opened('classic')
    Object.assign((match.table.state as unknown as CatsState).players[1] ?? {}, { anywhere: true, extraRescues: 2 })
    const waiting = /^#1: .*\n\s*next tile doesn’t have to touch\n\s*2 extra rescues$/m
    expect(catsTerminal.view?.(match, 0, english)).toMatch(waiting)
    expect(catsTerminal.player?.(match, 1, 0, english)).toMatch(waiting)
  })

  it('asks only for what is still possible in a turn', () => {
    const asked = new Map<string, Set<string>>()
    for (let seed = 1; seed <= 3; seed++) {
      const match = Match.open(catsGame as unknown as Game, { mode: 'classic', seats: 3 }, { seed, confirming: [] })
      const text = new MatchText(match, catsTerminal, english)
      const fate = seededFate(seed)
      while (!match.over) {
        const decision = match.pending.find(({ seat }) => seat >= 0) as Decision
        const space = match.space(decision.seat) as Space
        const turn = turnOf(decision, [...each(space)].slice(0, 400))
        if (turn) asked.set(turn, (asked.get(turn) ?? new Set()).add(text.question(decision)))
        match.choose(decision.seat, space.sample(fate))
      }
    }
    expect(Object.fromEntries([...asked].map(([turn, questions]) => [turn, [...questions]]))).toEqual({
      'rescue, play, pass': ['Rescue a cat, play a card, or pass.'],
      'rescue, pass': ['Rescue a cat or pass.'],
      'find, pass': ['Play an oshax card or a treasure card, or pass.'],
      'find, play, pass': ['Play an oshax card or a treasure card, or pass.'],
      'play, pass': ['Play a card or pass.'],
      pass: ['There’s nothing left to do.'],
      'end of the turn': ['Anything else this turn? You can undo until you end it.'],
    })
  })

  /** What a turn of the rescue or of rare finds lets one do, in words. */
  function turnOf({ kind }: Decision, choices: readonly Json[]): string | undefined {
    if (kind !== 'rescue' && kind !== 'rareFinds') return undefined
    if (choices.includes('end')) return 'end of the turn'
    const cards = choices.flatMap((choice) =>
      isRecord(choice) && typeof choice.play === 'string' ? [choice.play] : [],
    )
    const isAnytime = (card: string) => printedContent.cards.get(card)?.kind === 'anytime'
    return [
      ...(choices.some((choice) => isRecord(choice) && 'rescue' in choice) ? ['rescue'] : []),
      ...(cards.some((card) => !isAnytime(card)) ? ['find'] : []),
      ...(cards.some(isAnytime) ? ['play'] : []),
      'pass',
    ].join(', ')
  }

  it('asks for no fish in a family game, where lessons are not passed on', () => {
    const match = opened('family')
    const question = words.question(match.table, match.pending[0] as Decision, english)
    expect(question).toBe('Keep 2 cards and discard the rest.')
    expect(catsTerminal.view?.(match, 0, english)).not.toMatch(/fish|basket|speed/)
  })

  it.each(['en', 'cs', 'pl', 'ru'] as const)(
    'has a letter of its own for each colour and for treasures in %s',
    (language) => {
      const colours = ['blue', 'green', 'red', 'purple', 'orange', 'treasure'] as const
      const letters = colours.map((colour) => catalogues[language].format(`catsPlay.letter.${colour}`))
      expect(letters.every((letter) => /^\p{Ll}$/u.test(letter))).toBe(true)
      expect(new Set(letters).size).toBe(6)
    },
  )

  it.each(['en', 'cs', 'pl', 'ru'] as const)('shows the table and asks in %s', (language) => {
    const match = Match.open(catsGame, { mode: 'classic' }, { seed: 1 }) as unknown as Match
    const screen = { voice: catalogues[language], colours: false, name: (seat: number) => `#${seat}` }
    const decision = match.pending[0] as Decision
    const view = catsTerminal.view?.(match, decision.seat, screen) ?? ''
    expect(view).toContain({ en: '(G)', cs: '(Z)', pl: '(Z)', ru: '(З)' }[language])
    expect(view).not.toMatch(/undefined|\[object|NaN/)
    const choice = match.space(decision.seat)?.at(0) ?? null
    expect(words.question(match.table, decision, screen)).toMatch(/2/)
    expect(words.choice(match.table, decision, choice, screen)).toMatch(/: .+, .+/)
  })

  const blueCat = {
    tile: 'blue-16',
    shape: 'cat-16',
    colour: 'blue',
    at: { row: 4, col: 2, turn: 1, flip: false },
  } as const

  it('shows another player’s ship, counts and face-up cards, but no hand and no secret lesson', () => {
    const match = opened('classic')
    const { zones, players } = match.table.state as unknown as CatsState
    Object.assign(zones, { 'rescue/1': ['048'], 'hand/1': ['089'], 'lessons/1': ['142'] })
    layTile(players[1]?.boat ?? emptyBoat('boat-1'), blueCat, (id) => shapeOf(printedContent, id))
    const shown = catsTerminal.player?.(match, 1, 0, english) ?? ''
    expect(shown).toMatch(/^#1: fish \d+, .* cards 1, lessons 1, cats 1$/m)
    expect(shown).toMatch(/^Rescue cards, face up\n {2}Warm Blanket – rescue card/m)
    expect(shown).toContain('bbbbbbbbbbbbb')
    expect(shown).not.toMatch(/Overboard|Fish for the Voyage/)
  })

  it('counts what is left in the bag by what has been seen, and names what was discarded', () => {
    const match = opened('classic')
    const { zones } = match.table.state as unknown as CatsState
    const tiles = zones.bag as string[]
    Object.assign(zones, {
      bag: tiles.filter((tile) => !tile.startsWith('blue')),
      gone: tiles.filter((tile) => tile.startsWith('blue')),
      discards: ['048'],
      'discarded/0': ['089'],
      'discarded/1': ['142', '143'],
    })
    const piles = pilesView(words, match, 0, english)
    expect(piles).toMatch(/^In the bag: \d+ tiles · blue cats: 0 · green cats: 1\d · /m)
    expect(piles).toMatch(/^Discarded face up: Warm Blanket$/m)
    expect(piles).toMatch(/^Discarded face down, #0: Overboard$/m)
    expect(piles).toMatch(/^Discarded face down, #1: card ×2$/m)
    expect(pilesView(words, opened('family'), 0, english)).not.toMatch(/basket|[Cc]ard/)
  })

  it('draws the ship and every way a tile can lie before asking where to lay it', () => {
    const hint = catsTerminal.hint?.(opened('family'), { seat: 0, kind: 'place', args: { tile: 'blue-16' } }, english)
    expect(hint).toMatch(/^ {4} 1 {2}2 {2}3 /)
    expect(hint).toMatch(/^ {2}0 +1$/m)
    expect(hint).toMatch(/for example: 4 7 or 4 7 1 f$/)
  })

  it('draws the ship after a tile is laid, and the treasures that a map brings', () => {
    const match = opened('family')
    const fate = seededFate(1)
    let drawn = 0
    for (let decision = match.pending[0]; decision && decision.kind !== 'mapBonus'; decision = match.pending[0]) {
      const { seat, kind } = decision
      if (kind === 'confirm' && match.line.at(-1)?.kind === 'place') {
        const { boat } = (match.table.state as unknown as CatsState).players[seat] ?? { boat: emptyBoat('boat-1') }
        expect(catsTerminal.hint?.(match, decision, english)).toBe(boatPicture(printedContent, boat, english))
        drawn++
      }
      const space = match.space(seat)
      const samples = Array.from({ length: 20 }, () => space?.sample(fate) ?? null)
      match.choose(seat, samples.find((choice) => choice !== 'pass') ?? null)
    }
    expect(drawn).toBeGreaterThan(0)
    expect(catsTerminal.hint?.(match, match.pending[0] as Decision, english)).toMatch(
      /^ {2}t coin +t pair .*\n {2}tt +tttt /,
    )
  })

  it('says what the cards cost together and how many fish are left', () => {
    const match = opened('classic')
    const { players } = match.table.state as unknown as CatsState
    Object.assign(players[0] ?? {}, { fish: 20 })
    const buying: Decision = { seat: 0, kind: 'buy', args: null }
    expect(words.choice(match.table, buying, ['007', '059'], english)).toMatch(/ – cost: 4, fish left: 16$/)
    expect(words.choice(match.table, buying, [], english)).toBe('buy nothing')
  })

  it('answers to its keys, and takes several cards typed in one line', () => {
    const keys = ['?', 'p', 'p 1', 'p 9', 'd', '1 2 3', '1 2', 'b', '2 5', '', 'q']
    const { code, out } = spawned(['play', 'cats', '--seats', '2', '--seed', '7'], `${keys.join('\n')}\n`)
    expect(code).toBe(0)
    expect(out).toContain('  p  show what the others have')
    expect(out).toMatch(/: p\nCasual \(bot 2\): fish 20[^\n]*\nBoat: /)
    expect(out).toMatch(/: p 1\nPlayer 1: fish 20[^\n]*\nBoat: /)
    expect(out).toContain('There’s no player 9.')
    expect(out).toContain('Discovery cards in the deck: 136 cards')
    expect(out).toContain('Choose exactly 2.')
    expect(out).toMatch(/: 2 5\n {2}1 {2}keep: .+ \(or press Enter\)\n/)
    expect(out).toMatch(/Player 1 keeps: .+, .+\./)
  })

  it('calls the Sister by her name, on the sheet as it stands and at the end', () => {
    const line = ['play', 'cats', '--mode', 'solo', '--seed', '3']
    const { out } = spawned(line, `s\n${'3\n1\n'.repeat(3000)}`)
    const [before, end] = out.split('The game is over.')
    expect(before).toMatch(/: s\nPlayer 1\n[\s\S]+?\nThe sister\n {2}The sister’s colour: /)
    expect(end).toMatch(/^ +[12] {2}The sister +-?\d+$/m)
    expect(out).not.toContain('own opponent')
  })
})
