import type { Translation } from '../message-id.ts'

export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards': 'S kterými kartami stavu Krysobot hraje? Dohromady musí dát úroveň {level, number}.',
  'ask.ratbotGuest': 'Od kterého ze svých stanů si Krysobot vezme myš?',
  'do.stateSide': '{card} (obtížnost {index, number})',

  // What happened
  'log.ratbotReady': 'Krysobot hraje na úrovni {level, number}. Karty stavu: {cards}.',
  'log.ratbotTurn': 'Tah Krysobota: {items}. {text}',
  'log.ratbotLeader': 'Krysobot umísťuje velitele: {action}.',
  'log.ratbotVisitsHut': 'Krysobot umístí velitele do chaloupky alchymyšky.',
  'log.ratbotWorker':
    '{region, select, forest {Krysobot pošle krysu do lesa.} lair {Krysobot pošle krysu do nory.} other {Krysobot pošle krysu na statek.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Krysobot těží dřevo, síla {strength, number}.} digRooms {Krysobot hloubí komory, síla {strength, number}.} gatherMetal {Krysobot sbírá kov, síla {strength, number}.} buildBeds {Krysobot staví postele, síla {strength, number}.} developProjects {Krysobot vyvíjí projekty, síla {strength, number}.} other {Krysobot vyráží na průzkum, síla {strength, number}.}}',
  'log.ratbotScores':
    '{points, plural, one {Krysobot získá # bod.} few {Krysobot získá # body.} many {Krysobot získá # bodu.} other {Krysobot získá # bodů.}}',
  'log.ratbotScoresBy':
    '{points, plural, one {Krysobot získá # bod ({source}).} few {Krysobot získá # body ({source}).} many {Krysobot získá # bodu ({source}).} other {Krysobot získá # bodů ({source}).}}',
  'log.ratbotDigs': 'Krysobot vyhloubí komoru; zatím celkem: {rooms, number}.',
  'log.ratbotBuilds': 'Krysobot postaví postel; zatím celkem: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Krysobot si bere základní projekty: {items}.} other {Krysobot si bere pokročilé projekty: {items}.}}',
  'log.ratbotExplores': 'Krysobot zkoumá statek, průzkumník zde: {place}, {items}: {steps}.',
  'log.ratbotMoves': 'Krysobotův průzkumník jde {from} → {to}.',
  'log.ratbotOpensDoor': 'Krysobot si bere dveře: {passage}.',
  'log.ratbotReveals': 'Krysobot odhalí úkol ({space}): {items}.',
  'log.ratbotPitches': 'Krysobot postaví stan: {room}.',
  'log.ratbotTakesGuest': 'Krysobot si bere myš: {items}.',
  'log.ratbotCompletes': 'Krysobot splní úkol, řádek {row, number}: {items} ({space}).',
  'log.ratbotClaims': 'Krysobot dosáhne cíle: {items}.',
  'log.ratbotAdvances': 'Krysobot postoupí ({skill}): {card}, políčko {space, number}: {text}.',
  'log.ratbotAttacks':
    '{against, select, metal {Krysobot má spadeno na tvůj kov.} wood {Krysobot má spadeno na tvé dřevo.} rooms {Krysobot má spadeno na tvé komory.} doors {Krysobot má spadeno na tvé dveře.} movement {Krysobot má spadeno na tvé žetony pohybu.} hand {Krysobot má spadeno na tvou ruku.} guests {Krysobot má spadeno na tvé myši.} other {Krysobot má spadeno na tvé žetony všeumětelství.}}',
  'log.ratbotHeldOff': 'Robopes Krysobota zahnal.',
  'log.ratbotLoses':
    '{points, plural, one {Krysobot ztratí # bod.} few {Krysobot ztratí # body.} many {Krysobot ztratí # bodu.} other {Krysobot ztratí # bodů.}}',
  'log.ratbotLosesGuest': 'Krysobot přijde o myš: {items}.',
  'log.ratbotScored':
    '{score, plural, one {Krysobot má # bod.} few {Krysobot má # body.} many {Krysobot má # bodu.} other {Krysobot má # bodů.}}',
} satisfies Translation<'wistarRatbot'>
