import type { Translation } from '../../message-id.ts'

export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards': 'S kterými kartami stupnic Krysobot hraje? Dohromady musí dát obtížnost {level, number}.',
  'ask.ratbotGuest': 'U kterého ze svých stanů si Krysobot vezme myš?',
  'do.stateSide': '{card} (obtížnost {index, number})',

  // What happened
  'log.ratbotReady': 'Krysobot hraje s obtížností {level, number}. Karty stupnic: {cards}.',
  'log.ratbotTurn': 'Tah Krysobota: {items}. {text}',
  'log.ratbotLeader': 'Krysobot umísťuje velitele: {action}.',
  'log.ratbotVisitsHut': 'Krysobot umísťuje velitele na chaloupku alchymyšky.',
  'log.ratbotWorker':
    '{region, select, forest {Krysobot posílá krysu do lesa.} lair {Krysobot posílá krysu do nory.} other {Krysobot posílá krysu na statek.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Krysobot těží dřevo, síla {strength, number}.} digRooms {Krysobot hloubí komory, síla {strength, number}.} gatherMetal {Krysobot sbírá kov, síla {strength, number}.} buildBeds {Krysobot staví postele, síla {strength, number}.} developProjects {Krysobot vyvíjí projekty, síla {strength, number}.} other {Krysobot vyráží na průzkum, síla {strength, number}.}}',
  'log.ratbotScores':
    '{points, plural, one {Krysobot získává # bod.} few {Krysobot získává # body.} many {Krysobot získává # bodu.} other {Krysobot získává # bodů.}}',
  'log.ratbotScoresBy':
    '{points, plural, one {Krysobot získává # bod ({source}).} few {Krysobot získává # body ({source}).} many {Krysobot získává # bodu ({source}).} other {Krysobot získává # bodů ({source}).}}',
  'log.ratbotScored':
    '{score, plural, one {Krysobot má # bod.} few {Krysobot má # body.} many {Krysobot má # bodu.} other {Krysobot má # bodů.}}',
  'log.ratbotDigs': 'Krysobot hloubí komoru; zatím celkem: {rooms, number}.',
  'log.ratbotBuilds': 'Krysobot staví postel; zatím celkem: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Krysobot si bere základní projekty: {items}.} other {Krysobot si bere pokročilé projekty: {items}.}}',
  'log.ratbotExplores': 'Krysobot zkoumá statek, průzkumník zde: {place}; {items}: {steps}.',
  'log.ratbotMoves': 'Krysobotův průzkumník jde {from} → {to}.',
  'log.ratbotOpensDoor': 'Krysobot otevírá dveře: {passage}.',
  'log.ratbotReveals': 'Krysobot odhaluje úkol ({space}): {items}.',
  'log.ratbotPitches': 'Krysobot staví stan: {room}.',
  'log.ratbotTakesGuest': 'Krysobot si bere myš: {items}.',
  'log.ratbotCompletes': 'Krysobot plní úkol, řádek {row, number}: {items} ({space}).',
  'log.ratbotClaims': 'Krysobot dosahuje cíle: {items}.',
  'log.ratbotAdvances': 'Krysobot postupuje ({skill}): {card}, pole {space, number}: {text}.',
  'log.ratbotAttacks':
    '{against, select, metal {Krysobot má spadeno na tvůj kov.} wood {Krysobot má spadeno na tvé dřevo.} rooms {Krysobot má spadeno na tvé komory.} doors {Krysobot má spadeno na tvé dveře.} movement {Krysobot má spadeno na tvé žetony pohybu.} hand {Krysobot má spadeno na karty v tvé ruce.} guests {Krysobot má spadeno na tvé myši.} other {Krysobot má spadeno na tvé žetony všeumětelství.}}',
  'log.ratbotHeldOff': 'Robopes Krysobota zahnal.',
  'log.ratbotLoses':
    '{points, plural, one {Krysobot ztrácí # bod.} few {Krysobot ztrácí # body.} many {Krysobot ztrácí # bodu.} other {Krysobot ztrácí # bodů.}}',
  'log.ratbotLosesGuest': 'Krysobot přichází o myš: {items}.',
} satisfies Translation<'wistarRatbot'>
