import { type Language, languages } from '@nora/messages'
import { describe, expect, test } from 'vitest'
import { printedContent } from '../../src/index.ts'
import { cardText } from './said.ts'

const cards = [...printedContent.cards.keys()]

describe('the text of a card', () => {
  test.each(languages)('is there for every one of the 150 + 18 + 47 cards in %s', (language) => {
    const texts = cards.map((card) => cardText(language, card))
    expect(texts).toHaveLength(150 + 18 + 47)
    // Whole sentences with nothing left to fill in.
    expect(texts.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([])
    expect(texts.filter((text) => /[{}#]|undefined|null|NaN|catsCards|\s{2}| [.,;:]/.test(text))).toEqual([])
  })

  test.each([...languages].filter((language) => language !== 'en'))('is never the English one in %s', (language) => {
    expect(cards.filter((card) => cardText(language, card) === cardText('en', card))).toEqual([])
  })

  test.each([
    ['001', 'Take an oshax, place it on your boat and choose its colour.'],
    ['007', 'Speed: 4.'],
    ['015', 'Speed: 0. 1 broken basket; you need two to rescue a cat.'],
    ['055', 'Speed: 3. 1 single-use basket.'],
    ['067', 'Gain 2 fish for each oshax aboard.'],
    ['069', 'The next tile you place doesn’t have to touch another one.'],
    ['073', 'Draw 3 cards and keep any of them at their usual cost.'],
    ['075', 'Draw a tile from the discovery bag and place it on your boat for free.'],
    ['076', 'Return a permanent basket, used or not, and gain 5 fish.'],
    ['077', 'Move up to 3 cats to the other zone; in the solo game, to any position.'],
    ['078', 'Gain 1 fish for each private lesson beside the boat.'],
    ['080', 'Rescue 1 more cat in one turn, with its own basket and fish.'],
    ['083', 'Draw 4 tiles from the discovery bag: put each cat in either zone, rare treasures below the island.'],
    ['084', 'Gain a permanent basket.'],
    ['086', 'Discard 2 private lessons from beside your boat and gain a permanent basket.'],
    ['088', 'Remove 2 treasures from your boat and gain a permanent basket.'],
    ['090', 'Gain 1 fish for each colour of cat aboard.'],
    ['096', 'Choose a colour. Gain 1 fish for each cat of the chosen colour aboard.'],
    ['098', 'Take 1 rare treasure or up to 2 common treasures.'],
    ['107', 'Take up to 2 small treasures (one or two squares) or up to 2 common treasures for 1 fish.'],
    ['113', '12 points if the edge of the boat is full.'],
    ['114', '10 points if you have exactly 15 cats aboard.'],
    ['115', '15 points if you have at least 3 cats of each colour aboard.'],
    ['116', '7 points if you have at least 1 cat of each colour touching the edge of the boat.'],
    ['117', '1 point for each cat of your best colour touching the edge of the boat.'],
    ['118', '7 points if you have exactly 3 permanent baskets.'],
    ['119', '7 points if you are first in turn order at the end of the game.'],
    ['120', '1 point for each cat not touching another cat of its colour.'],
    ['121', '10 points if you have a family and nobody has a larger one; solo, if it has at least 7 cats.'],
    ['124', '10 points if you have no visible rat.'],
    ['131', '9 points if you have exactly 5 orange cats aboard.'],
    ['135', '1 point for every 2 cats touching the edge of the boat.'],
    ['136', '12 points if the stern and bow are full.'],
    ['137', '18 points if the port cabin and starboard cabin are empty.'],
    ['138', '4 points for each family of 4 or more cats.'],
    ['141', 'The value of the third-largest family aboard.'],
    ['142', '7 points if you have at least 5 fish left.'],
    [
      '143',
      'Choose a colour. Every player scores 2 points for each cat of the chosen colour touching the edge of the boat.',
    ],
    ['145', 'Choose a colour. Every player scores 5 points if they have at least 3 cats of the chosen colour aboard.'],
    ['148', 'Every player scores 2 points for each common treasure aboard.'],
    ['149', 'Choose a colour. Every player scores 1 point for each treasure touching a cat of the chosen colour.'],
    ['155', '10 points if the middle row is full.'],
    ['165', '10 points if you have a family and nobody has a larger one.'],
    ['167', '2 points for each full section.'],
    [
      '169',
      'The sister scores each blue cat aboard, depending on when this colour card is revealed: 5, 4, 3, 2, and 1.',
    ],
    [
      '188',
      'Remove the cat at position 3 from the game. Remove a common treasure from the game: 3 squares around a corner. If it’s her first card of the day: 4 cards today, speed 4.',
    ],
    [
      '192',
      'Swap the cats at positions 1 and 6. Remove the cat at position 2 from the game. If it’s her first card of the day: 4 cards today, speed 6.',
    ],
    ['197', 'The sister scores 5 points for each of the 5 colours with no cat touching a treasure.'],
    ['199', 'The sister scores 10 points if you have fewer than 9 treasures aboard.'],
    ['202', 'The sister scores 5 points for each cat aboard beyond the first 15.'],
    ['204', 'The sister scores her best other lesson again.'],
    ['208', 'The sister scores the value of the largest family aboard.'],
  ])('of %s is in English: %s', (card, text) => {
    expect(cardText('en', card)).toBe(text)
  })

  test.each([
    ['001', 'Vezmi si oshaxe, umísti ho na loď a urči jeho barvu.'],
    ['015', 'Rychlost: 0. 1 poškozený koš; k záchraně kočky jsou potřeba dva.'],
    ['043', 'Rychlost: 1. 1 jednorázový koš.'],
    ['067', 'Získej 2 ryby za každého oshaxe na lodi.'],
    ['073', 'Dober si 3 karty a nech si z nich libovolné za obvyklou cenu.'],
    ['076', 'Vrať jeden trvanlivý koš, použitý či nepoužitý, a získej 5 ryb.'],
    ['088', 'Odstraň ze své lodi 2 poklady a získej trvanlivý koš.'],
    ['096', 'Zvol barvu. Získej 1 rybu za každou kočku zvolené barvy na lodi.'],
    ['107', 'Vezmi si až 2 malé poklady (o velikosti 1–2 čtverce) nebo až 2 měděné poklady za 1 rybu.'],
    ['116', '7 bodů, pokud máš alespoň 1 kočku každé barvy sousedící s okrajem lodi.'],
    ['117', '1 bod za každou kočku tvé nejlepší barvy sousedící s okrajem lodi.'],
    ['121', '10 bodů, pokud máš rodinu a nikdo jiný nemá větší; v sólové hře, pokud má alespoň 7 koček.'],
    ['124', '10 bodů, pokud nemáš žádnou nezakrytou krysu.'],
    ['131', '9 bodů, pokud máš právě 5 oranžových koček na lodi.'],
    ['135', '1 bod za každé 2 kočky sousedící s okrajem lodi.'],
    ['136', '12 bodů, pokud jsou zcela zaplněné tyto části lodi: záď a příď.'],
    ['140', '15 bodů, pokud je zcela prázdná tato část lodi: jídelna.'],
    ['141', 'Tolik bodů, kolik přináší třetí největší rodina na lodi.'],
    ['145', 'Zvol barvu. Každý hráč získá 5 bodů, pokud má alespoň 3 kočky zvolené barvy na lodi.'],
    ['148', 'Každý hráč získá 2 body za každý měděný poklad na lodi.'],
    ['156', '12 bodů, pokud je zcela zaplněná tato část lodi: okraj.'],
    [
      '169',
      'Sestřička získá body za každou modrou kočku na lodi podle toho, kolikátá se tato karta barvy otočí: 5, 4, 3, 2 a 1.',
    ],
    [
      '186',
      'Vyřaď ze hry kočku na pozici 1. Vyřaď ze hry oshaxe na pozici 5. Je-li první kartou dne: dnes 4 karty, rychlost 4.',
    ],
    ['197', 'Sestřička získá 5 bodů za každou z 5 barev, jejíž žádná kočka nesousedí s pokladem.'],
    ['202', 'Sestřička získá 5 bodů za každou kočku na lodi nad počet 15.'],
  ])('of %s is in Czech: %s', (card, text) => {
    expect(cardText('cs', card)).toBe(text)
  })

  test.each<[Language, string]>([
    ['en', 'Every player scores 1 point for each blue cat aboard.'],
    ['cs', 'Každý hráč získá 1 bod za každou modrou kočku na lodi.'],
    ['pl', 'Każdy gracz zdobywa 1 punkt za każdego niebieskiego kota na łodzi.'],
    ['ru', 'Каждый игрок получает 1 очко за каждую кошку синего цвета на корабле.'],
  ])('speaks in %s of the colour once it is chosen: %s', (language, text) => {
    expect(cardText(language, '144', printedContent, 'blue')).toBe(text)
  })
})
