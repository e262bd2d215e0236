import type { Translation } from '../../message-id.ts'

export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards': 'Z którymi kartami Toru gra Szczurobot? Razem muszą dać poziom trudności {level, number}.',
  'ask.ratbotGuest': 'Przy którym ze swoich Namiotów Szczurobot bierze Gościa?',
  'do.stateSide': '{card} (trudność {index, number})',

  // What happened
  'log.ratbotReady': 'Szczurobot gra na poziomie trudności {level, number}. Karty Toru: {cards}.',
  'log.ratbotTurn': 'Tura Szczurobota: {items}. {text}',
  'log.ratbotLeader': 'Szczurobot umieszcza Przywódcę: {action}.',
  'log.ratbotVisitsHut': 'Szczurobot umieszcza Przywódcę w Chacie Alchemika.',
  'log.ratbotWorker':
    '{region, select, forest {Szczurobot wysyła Robotnika do Lasu.} lair {Szczurobot wysyła Robotnika do Nory.} other {Szczurobot wysyła Robotnika do Gospodarstwa.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Szczurobot zbiera Drewno, siła {strength, number}.} digRooms {Szczurobot wykopuje Pomieszczenia, siła {strength, number}.} gatherMetal {Szczurobot zbiera Metal, siła {strength, number}.} buildBeds {Szczurobot buduje Łóżka, siła {strength, number}.} developProjects {Szczurobot rozwija Projekty, siła {strength, number}.} other {Szczurobot wyrusza na Eksplorację, siła {strength, number}.}}',
  'log.ratbotScores':
    '{points, plural, one {Szczurobot zdobywa # punkt.} few {Szczurobot zdobywa # punkty.} many {Szczurobot zdobywa # punktów.} other {Szczurobot zdobywa # punktu.}}',
  'log.ratbotScoresBy':
    '{points, plural, one {Szczurobot zdobywa # punkt ({source}).} few {Szczurobot zdobywa # punkty ({source}).} many {Szczurobot zdobywa # punktów ({source}).} other {Szczurobot zdobywa # punktu ({source}).}}',
  'log.ratbotScored':
    '{score, plural, one {Szczurobot ma # punkt.} few {Szczurobot ma # punkty.} many {Szczurobot ma # punktów.} other {Szczurobot ma # punktu.}}',
  'log.ratbotDigs': 'Szczurobot wykopuje Pomieszczenie; dotąd razem: {rooms, number}.',
  'log.ratbotBuilds': 'Szczurobot buduje Łóżko; dotąd razem: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Szczurobot bierze Podstawowe Wynalazki: {items}.} other {Szczurobot bierze Zaawansowane Wynalazki: {items}.}}',
  'log.ratbotExplores': 'Szczurobot eksploruje, Odkrywca tutaj: {place}; {items}: {steps}.',
  'log.ratbotMoves': 'Odkrywca Szczurobota idzie {from} → {to}.',
  'log.ratbotOpensDoor': 'Szczurobot otwiera Drzwi: {passage}.',
  'log.ratbotReveals': 'Szczurobot odkrywa Misję ({space}): {items}.',
  'log.ratbotPitches': 'Szczurobot rozbija Namiot: {room}.',
  'log.ratbotTakesGuest': 'Szczurobot bierze Gościa: {items}.',
  'log.ratbotCompletes': 'Szczurobot wykonuje Misję, rząd {row, number}: {items} ({space}).',
  'log.ratbotClaims': 'Szczurobot osiąga Cel: {items}.',
  'log.ratbotAdvances': 'Szczurobot przesuwa się ({skill}): {card}, pole {space, number}: {text}.',
  'log.ratbotAttacks':
    '{against, select, metal {Szczurobot czyha na twój Metal.} wood {Szczurobot czyha na twoje Drewno.} rooms {Szczurobot czyha na twoje Pomieszczenia.} doors {Szczurobot czyha na twoje Drzwi.} movement {Szczurobot czyha na twoje żetony Ruchu.} hand {Szczurobot czyha na twoje karty na ręce.} guests {Szczurobot czyha na twoich Gości.} other {Szczurobot czyha na twoje żetony Jokera.}}',
  'log.ratbotHeldOff': 'Robopies odpędza Szczurobota.',
  'log.ratbotLoses':
    '{points, plural, one {Szczurobot traci # punkt.} few {Szczurobot traci # punkty.} many {Szczurobot traci # punktów.} other {Szczurobot traci # punktu.}}',
  'log.ratbotLosesGuest': 'Szczurobot traci Gościa: {items}.',
} satisfies Translation<'wistarRatbot'>
