import type { Translation } from '../../message-id.ts'

export const wistarRatbot = {
  // Questions and choices
  'ask.stateCards':
    'С какими картами состояния играет Крысобот? Вместе они должны дать уровень сложности {level, number}.',
  'ask.ratbotGuest': 'У какой из своих палаток Крысобот берёт мышь?',
  'do.stateSide': '{card} (сложность {index, number})',

  // What happened
  'log.ratbotReady': 'Крысобот играет на уровне сложности {level, number}. Карты состояния: {cards}.',
  'log.ratbotTurn': 'Ход Крысобота: {items}. {text}',
  'log.ratbotLeader': 'Крысобот размещает вожака: {action}.',
  'log.ratbotVisitsHut': 'Крысобот размещает вожака в хижине алхимика.',
  'log.ratbotWorker':
    '{region, select, forest {Крысобот отправляет работника в лес.} lair {Крысобот отправляет работника в нору.} other {Крысобот отправляет работника на ферму.}}',
  'log.ratbotActs':
    '{action, select, gatherWood {Крысобот собирает дерево, сила {strength, number}.} digRooms {Крысобот роет комнаты, сила {strength, number}.} gatherMetal {Крысобот собирает металл, сила {strength, number}.} buildBeds {Крысобот строит кровати, сила {strength, number}.} developProjects {Крысобот работает над проектами, сила {strength, number}.} other {Крысобот исследует, сила {strength, number}.}}',
  'log.ratbotScores':
    '{points, plural, one {Крысобот получает # очко.} few {Крысобот получает # очка.} many {Крысобот получает # очков.} other {Крысобот получает # очка.}}',
  'log.ratbotScoresBy':
    '{points, plural, one {Крысобот получает # очко ({source}).} few {Крысобот получает # очка ({source}).} many {Крысобот получает # очков ({source}).} other {Крысобот получает # очка ({source}).}}',
  'log.ratbotScored':
    '{score, plural, one {У Крысобота # очко.} few {У Крысобота # очка.} many {У Крысобота # очков.} other {У Крысобота # очка.}}',
  'log.ratbotDigs': 'Крысобот роет комнату; всего вырыто: {rooms, number}.',
  'log.ratbotBuilds': 'Крысобот строит кровать; всего построено: {beds, number}.',
  'log.ratbotTakesCards':
    '{deck, select, basic {Крысобот берёт простые изобретения: {items}.} other {Крысобот берёт продвинутые изобретения: {items}.}}',
  'log.ratbotExplores': 'Крысобот исследует ферму, исследователь здесь: {place}; {items}: {steps}.',
  'log.ratbotMoves': 'Исследователь Крысобота идёт {from} → {to}.',
  'log.ratbotOpensDoor': 'Крысобот открывает дверь: {passage}.',
  'log.ratbotReveals': 'Крысобот открывает миссию ({space}): {items}.',
  'log.ratbotPitches': 'Крысобот ставит палатку: {room}.',
  'log.ratbotTakesGuest': 'Крысобот берёт мышь: {items}.',
  'log.ratbotCompletes': 'Крысобот выполняет миссию, строка {row, number}: {items} ({space}).',
  'log.ratbotClaims': 'Крысобот достигает цели: {items}.',
  'log.ratbotAdvances': 'Крысобот продвигается ({skill}): {card}, деление {space, number}: {text}.',
  'log.ratbotAttacks':
    '{against, select, metal {Крысобот зарится на твой металл.} wood {Крысобот зарится на твоё дерево.} rooms {Крысобот зарится на твои комнаты.} doors {Крысобот зарится на твои двери.} movement {Крысобот зарится на твои жетоны перемещения.} hand {Крысобот зарится на карты в твоей руке.} guests {Крысобот зарится на твоих мышей.} other {Крысобот зарится на твоих джокеров.}}',
  'log.ratbotHeldOff': 'Робопёс прогоняет Крысобота.',
  'log.ratbotLoses':
    '{points, plural, one {Крысобот теряет # очко.} few {Крысобот теряет # очка.} many {Крысобот теряет # очков.} other {Крысобот теряет # очка.}}',
  'log.ratbotLosesGuest': 'Крысобот теряет мышь: {items}.',
} satisfies Translation<'wistarRatbot'>
