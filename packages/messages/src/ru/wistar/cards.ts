import type { Translation } from '../../message-id.ts'

export const wistarCards = {
  // So many of a thing, as the object of a verb, and more of it than another player has
  'stock.wood.some': '{n, plural, one {# дерево} few {# дерева} many {# дерева} other {# дерева}}',
  'stock.wood.each':
    '{n, plural, one {за каждое дерево} few {за каждые # дерева} many {за каждые # дерева} other {за каждые # дерева}}',
  'stock.wood.more': 'больше дерева, чем у тебя',
  'stock.metal.some': '{n, plural, one {# металл} few {# металла} many {# металла} other {# металла}}',
  'stock.metal.each':
    '{n, plural, one {за каждый металл} few {за каждые # металла} many {за каждые # металла} other {за каждые # металла}}',
  'stock.metal.more': 'больше металла, чем у тебя',
  'stock.movement.some':
    '{n, plural, one {# жетон перемещения} few {# жетона перемещения} many {# жетонов перемещения} other {# жетона перемещения}}',
  'stock.movement.each':
    '{n, plural, one {за каждый жетон перемещения} few {за каждые # жетона перемещения} many {за каждые # жетонов перемещения} other {за каждые # жетона перемещения}}',
  'stock.movement.more': 'больше жетонов перемещения, чем у тебя',
  'stock.joker.some': '{n, plural, one {# джокера} few {# джокеров} many {# джокеров} other {# джокера}}',
  'stock.joker.each':
    '{n, plural, one {за каждого джокера} few {за каждых # джокеров} many {за каждые # джокеров} other {за каждые # джокера}}',
  'stock.joker.more': 'больше джокеров, чем у тебя',
  'stock.points.some':
    '{n, plural, one {# победное очко} few {# победных очка} many {# победных очков} other {# победного очка}}',
  'stock.points.each':
    '{n, plural, one {за каждое победное очко} few {за каждые # победных очка} many {за каждые # победных очков} other {за каждые # победного очка}}',
  'stock.points.more': 'больше победных очков, чем у тебя',
  'stock.electricity.some':
    '{n, plural, one {# жетон тока} few {# жетона тока} many {# жетонов тока} other {# жетона тока}}',
  'stock.electricity.each':
    '{n, plural, one {за каждый жетон тока} few {за каждые # жетона тока} many {за каждые # жетонов тока} other {за каждые # жетона тока}}',
  'stock.electricity.more': 'больше жетонов тока, чем у тебя',
  'stock.basicCard.some':
    '{n, plural, one {# простое изобретение} few {# простых изобретения} many {# простых изобретений} other {# простого изобретения}}',
  'stock.basicCard.each':
    '{n, plural, one {за каждое простое изобретение в руке} few {за каждые # простых изобретения в руке} many {за каждые # простых изобретений в руке} other {за каждые # простого изобретения в руке}}',
  'stock.basicCard.more': 'больше простых изобретений, чем у тебя',
  'stock.advancedCard.some':
    '{n, plural, one {# продвинутое изобретение} few {# продвинутых изобретения} many {# продвинутых изобретений} other {# продвинутого изобретения}}',
  'stock.advancedCard.each':
    '{n, plural, one {за каждое продвинутое изобретение в руке} few {за каждые # продвинутых изобретения в руке} many {за каждые # продвинутых изобретений в руке} other {за каждые # продвинутого изобретения в руке}}',
  'stock.advancedCard.more': 'больше продвинутых изобретений, чем у тебя',
  'stock.card.some':
    '{n, plural, one {# карту из руки} few {# карты из руки} many {# карт из руки} other {# карты из руки}}',
  'stock.card.each':
    '{n, plural, one {за каждую карту в руке} few {за каждые # карты в руке} many {за каждые # карт в руке} other {за каждые # карты в руке}}',
  'stock.card.more': 'больше карт в руке, чем у тебя',
  'stock.item.some':
    '{n, plural, one {# предмет (дерево, металл или карту из руки)} few {# предмета (дерево, металл или карты из руки)} many {# предметов (дерево, металл или карты из руки)} other {# предмета (дерева, металла или карты из руки)}}',
  'stock.item.each':
    '{n, plural, one {за каждый предмет (дерево, металл или карту в руке)} few {за каждые # предмета (дерево, металл или карты в руке)} many {за каждые # предметов (дерево, металл или карты в руке)} other {за каждые # предмета (дерева, металла или карты в руке)}}',
  'stock.item.more': 'больше предметов (дерево, металл или карты в руке), чем у тебя',
  'stock.guest.some': '{n, plural, one {# мышь} few {# мыши} many {# мышей} other {# мыши}}',
  'stock.guest.each':
    '{n, plural, one {за каждую мышь} few {за каждые # мыши} many {за каждые # мышей} other {за каждые # мыши}}',
  'stock.guest.more': 'больше мышей, чем у тебя',
  'stock.houseGuest.some':
    '{n, plural, one {# домашнюю мышь} few {# домашние мыши} many {# домашних мышей} other {# домашней мыши}}',
  'stock.houseGuest.each':
    '{n, plural, one {за каждую домашнюю мышь} few {за каждые # домашние мыши} many {за каждые # домашних мышей} other {за каждые # домашней мыши}}',
  'stock.houseGuest.more': 'больше домашних мышей, чем у тебя',
  'stock.cellarGuest.some':
    '{n, plural, one {# подвальную мышь} few {# подвальные мыши} many {# подвальных мышей} other {# подвальной мыши}}',
  'stock.cellarGuest.each':
    '{n, plural, one {за каждую подвальную мышь} few {за каждые # подвальные мыши} many {за каждые # подвальных мышей} other {за каждые # подвальной мыши}}',
  'stock.cellarGuest.more': 'больше подвальных мышей, чем у тебя',
  'stock.bed.some':
    '{n, plural, one {# построенную кровать} few {# построенные кровати} many {# построенных кроватей} other {# построенной кровати}}',
  'stock.bed.each':
    '{n, plural, one {за каждую построенную кровать} few {за каждые # построенные кровати} many {за каждые # построенных кроватей} other {за каждые # построенной кровати}}',
  'stock.bed.more': 'больше построенных кроватей, чем у тебя',

  // What is counted: for each, so many, more than another player has
  'count.icons.each':
    '{n, plural, one {за каждый символ навыка} few {за каждые # символа навыка} many {за каждые # символов навыка} other {за каждые # символа навыка}}',
  'count.icons.some':
    '{n, plural, one {# символ навыка} few {# символа навыка} many {# символов навыка} other {# символа навыка}}',
  'count.icons.more': 'больше символов навыка, чем у тебя',
  'count.iconsOf.each':
    '{n, plural, one {за каждый символ ({sort})} few {за каждые # символа ({sort})} many {за каждые # символов ({sort})} other {за каждые # символа ({sort})}}',
  'count.iconsOf.some':
    '{n, plural, one {# символ ({sort})} few {# символа ({sort})} many {# символов ({sort})} other {# символа ({sort})}}',
  'count.iconsOf.more': 'больше символов ({sort}), чем у тебя',
  'count.skillKinds.each':
    '{n, plural, one {за каждый вид навыков} few {за каждые # вида навыков} many {за каждые # видов навыков} other {за каждые # вида навыков}}',
  'count.skillKinds.some':
    '{n, plural, one {# вид навыков} few {# вида навыков} many {# видов навыков} other {# вида навыков}}',
  'count.skillKinds.more': 'больше видов навыков, чем у тебя',
  'count.inventions.each':
    '{n, plural, one {за каждое разыгранное изобретение} few {за каждые # разыгранных изобретения} many {за каждые # разыгранных изобретений} other {за каждые # разыгранного изобретения}}',
  'count.inventions.some':
    '{n, plural, one {# разыгранное изобретение} few {# разыгранных изобретения} many {# разыгранных изобретений} other {# разыгранного изобретения}}',
  'count.inventions.more': 'больше разыгранных изобретений, чем у тебя',
  'count.inventionsOf.each':
    '{n, plural, one {за каждое разыгранное изобретение ({sort})} few {за каждые # разыгранных изобретения ({sort})} many {за каждые # разыгранных изобретений ({sort})} other {за каждые # разыгранного изобретения ({sort})}}',
  'count.inventionsOf.some':
    '{n, plural, one {# разыгранное изобретение ({sort})} few {# разыгранных изобретения ({sort})} many {# разыгранных изобретений ({sort})} other {# разыгранного изобретения ({sort})}}',
  'count.inventionsOf.more': 'больше разыгранных изобретений ({sort}), чем у тебя',
  'count.powerKinds.each':
    '{n, plural, one {за каждый вид эффектов на разыгранных изобретениях} few {за каждые # вида эффектов на разыгранных изобретениях} many {за каждые # видов эффектов на разыгранных изобретениях} other {за каждые # вида эффектов на разыгранных изобретениях}}',
  'count.powerKinds.some':
    '{n, plural, one {# вид эффектов на разыгранных изобретениях} few {# вида эффектов на разыгранных изобретениях} many {# видов эффектов на разыгранных изобретениях} other {# вида эффектов на разыгранных изобретениях}}',
  'count.powerKinds.more': 'больше видов эффектов на разыгранных изобретениях, чем у тебя',
  'count.beds.each':
    '{n, plural, one {за каждую построенную кровать} few {за каждые # построенные кровати} many {за каждые # построенных кроватей} other {за каждые # построенной кровати}}',
  'count.beds.some':
    '{n, plural, one {# построенная кровать} few {# построенные кровати} many {# построенных кроватей} other {# построенной кровати}}',
  'count.beds.more': 'больше построенных кроватей, чем у тебя',
  'count.rooms.each':
    '{n, plural, one {за каждую вырытую комнату} few {за каждые # вырытые комнаты} many {за каждые # вырытых комнат} other {за каждые # вырытой комнаты}}',
  'count.rooms.some':
    '{n, plural, one {# вырытая комната} few {# вырытые комнаты} many {# вырытых комнат} other {# вырытой комнаты}}',
  'count.rooms.more': 'больше вырытых комнат, чем у тебя',
  'count.freeRooms.each':
    '{n, plural, one {за каждую свободную комнату} few {за каждые # свободные комнаты} many {за каждые # свободных комнат} other {за каждые # свободной комнаты}}',
  'count.freeRooms.some':
    '{n, plural, one {# свободная комната} few {# свободные комнаты} many {# свободных комнат} other {# свободной комнаты}}',
  'count.freeRooms.more': 'больше свободных комнат, чем у тебя',
  'count.guests.each':
    '{n, plural, one {за каждую мышь} few {за каждые # мыши} many {за каждые # мышей} other {за каждые # мыши}}',
  'count.guests.some': '{n, plural, one {# мышь} few {# мыши} many {# мышей} other {# мыши}}',
  'count.guests.more': 'больше мышей, чем у тебя',
  'count.guestsOf.each':
    '{n, plural, one {за каждую мышь ({sort})} few {за каждые # мыши ({sort})} many {за каждые # мышей ({sort})} other {за каждые # мыши ({sort})}}',
  'count.guestsOf.some':
    '{n, plural, one {# мышь ({sort})} few {# мыши ({sort})} many {# мышей ({sort})} other {# мыши ({sort})}}',
  'count.guestsOf.more': 'больше мышей ({sort}), чем у тебя',
  'count.doors.each':
    '{n, plural, one {за каждый жетон двери} few {за каждые # жетона дверей} many {за каждые # жетонов дверей} other {за каждые # жетона двери}}',
  'count.doors.some':
    '{n, plural, one {# жетон двери} few {# жетона дверей} many {# жетонов дверей} other {# жетона двери}}',
  'count.doors.more': 'больше жетонов дверей, чем у тебя',
  'count.tents.each':
    '{n, plural, one {за каждую поставленную палатку} few {за каждые # поставленные палатки} many {за каждые # поставленных палаток} other {за каждые # поставленной палатки}}',
  'count.tents.some':
    '{n, plural, one {# поставленная палатка} few {# поставленные палатки} many {# поставленных палаток} other {# поставленной палатки}}',
  'count.tents.more': 'больше поставленных палаток, чем у тебя',
  'count.cubes.each':
    '{n, plural, one {за каждый свой маркер на миссиях} few {за каждые # своих маркера на миссиях} many {за каждые # своих маркеров на миссиях} other {за каждые # своего маркера на миссиях}}',
  'count.cubes.some':
    '{n, plural, one {# свой маркер на миссиях} few {# своих маркера на миссиях} many {# своих маркеров на миссиях} other {# своего маркера на миссиях}}',
  'count.cubes.more': 'больше маркеров на миссиях, чем у тебя',
  'count.cubesOf.each':
    '{n, plural, one {за каждый свой маркер на миссиях ({sort})} few {за каждые # своих маркера на миссиях ({sort})} many {за каждые # своих маркеров на миссиях ({sort})} other {за каждые # своего маркера на миссиях ({sort})}}',
  'count.cubesOf.some':
    '{n, plural, one {# свой маркер на миссиях ({sort})} few {# своих маркера на миссиях ({sort})} many {# своих маркеров на миссиях ({sort})} other {# своего маркера на миссиях ({sort})}}',
  'count.cubesOf.more': 'больше маркеров на миссиях ({sort}), чем у тебя',
  'count.abilities.each':
    '{n, plural, one {за каждую открытую способность} few {за каждые # открытые способности} many {за каждые # открытых способностей} other {за каждые # открытой способности}}',
  'count.abilities.some':
    '{n, plural, one {# открытая способность} few {# открытые способности} many {# открытых способностей} other {# открытой способности}}',
  'count.abilities.more': 'больше открытых способностей, чем у тебя',
  'count.abilitiesOf.each':
    '{n, plural, one {за каждую открытую способность ({sort})} few {за каждые # открытые способности ({sort})} many {за каждые # открытых способностей ({sort})} other {за каждые # открытой способности ({sort})}}',
  'count.abilitiesOf.some':
    '{n, plural, one {# открытая способность ({sort})} few {# открытые способности ({sort})} many {# открытых способностей ({sort})} other {# открытой способности ({sort})}}',
  'count.abilitiesOf.more': 'больше открытых способностей ({sort}), чем у тебя',
  'count.objectives.each':
    '{n, plural, one {за каждую достигнутую цель} few {за каждые # достигнутые цели} many {за каждые # достигнутых целей} other {за каждые # достигнутой цели}}',
  'count.objectives.some':
    '{n, plural, one {# достигнутая цель} few {# достигнутые цели} many {# достигнутых целей} other {# достигнутой цели}}',
  'count.objectives.more': 'больше достигнутых целей, чем у тебя',
  'count.electricity.each':
    '{n, plural, one {за каждый жетон тока} few {за каждые # жетона тока} many {за каждые # жетонов тока} other {за каждые # жетона тока}}',
  'count.electricity.some':
    '{n, plural, one {# жетон тока} few {# жетона тока} many {# жетонов тока} other {# жетона тока}}',
  'count.electricity.more': 'больше жетонов тока, чем у тебя',
  'count.workers.each':
    '{n, plural, one {за каждого работника на поле} few {за каждых # работников на поле} many {за каждые # работников на поле} other {за каждые # работника на поле}}',
  'count.workers.some':
    '{n, plural, one {# работник на поле} few {# работника на поле} many {# работников на поле} other {# работника на поле}}',
  'count.workers.more': 'больше работников на поле, чем у тебя',
  'count.workersOf.each':
    '{n, plural, one {за каждого работника на поле ({sort})} few {за каждых # работников на поле ({sort})} many {за каждые # работников на поле ({sort})} other {за каждые # работника на поле ({sort})}}',
  'count.workersOf.some':
    '{n, plural, one {# работник на поле ({sort})} few {# работника на поле ({sort})} many {# работников на поле ({sort})} other {# работника на поле ({sort})}}',
  'count.workersOf.more': 'больше работников на поле ({sort}), чем у тебя',
  'count.regions.each':
    '{n, plural, one {за каждую область со своими работниками} few {за каждые # области со своими работниками} many {за каждые # областей со своими работниками} other {за каждые # области со своими работниками}}',
  'count.regions.some':
    '{n, plural, one {# область со своими работниками} few {# области со своими работниками} many {# областей со своими работниками} other {# области со своими работниками}}',
  'count.regions.more': 'больше областей с работниками, чем у тебя',
  'count.hand.each':
    '{n, plural, one {за каждую карту в руке} few {за каждые # карты в руке} many {за каждые # карт в руке} other {за каждые # карты в руке}}',
  'count.hand.some':
    '{n, plural, one {# карта в руке} few {# карты в руке} many {# карт в руке} other {# карты в руке}}',
  'count.hand.more': 'больше карт в руке, чем у тебя',
  'count.handOf.each':
    '{n, plural, one {за каждую карту в руке ({sort})} few {за каждые # карты в руке ({sort})} many {за каждые # карт в руке ({sort})} other {за каждые # карты в руке ({sort})}}',
  'count.handOf.some':
    '{n, plural, one {# карта в руке ({sort})} few {# карты в руке ({sort})} many {# карт в руке ({sort})} other {# карты в руке ({sort})}}',
  'count.handOf.more': 'больше карт в руке ({sort}), чем у тебя',
  'count.heroes.each':
    '{n, plural, one {за каждого героя} few {за каждых # героев} many {за каждые # героев} other {за каждые # героя}}',
  'count.heroes.some': '{n, plural, one {# герой} few {# героя} many {# героев} other {# героя}}',
  'count.heroes.more': 'больше героев, чем у тебя',
  'count.hutLeaders.each':
    '{n, plural, one {за каждого своего вожака в хижине} few {за каждых # своих вожаков в хижине} many {за каждые # своих вожаков в хижине} other {за каждые # своего вожака в хижине}}',
  'count.hutLeaders.some':
    '{n, plural, one {# свой вожак в хижине} few {# своих вожака в хижине} many {# своих вожаков в хижине} other {# своего вожака в хижине}}',
  'count.hutLeaders.more': 'больше вожаков в хижине, чем у тебя',
  'count.usedCards.each':
    '{n, plural, one {за каждое использованное изобретение} few {за каждые # использованных изобретения} many {за каждые # использованных изобретений} other {за каждые # использованного изобретения}}',
  'count.usedCards.some':
    '{n, plural, one {# использованное изобретение} few {# использованных изобретения} many {# использованных изобретений} other {# использованного изобретения}}',
  'count.usedCards.more': 'больше использованных изобретений, чем у тебя',

  // Names of icons, types, decks and the like, as they stand in brackets
  'icon.strength': 'сила',
  'icon.agility': 'ловкость',
  'icon.perception': 'восприятие',
  'icon.intelligence': 'интеллект',
  'icon.endurance': 'выносливость',
  'icon.energy': 'энергия',
  'type.tool': 'инструмент',
  'type.automaton': 'автомат',
  'type.building': 'здание',
  'deck.basic': 'простое',
  'deck.advanced': 'продвинутое',
  'kind.instant': 'немедленный эффект',
  'kind.oncePerRound': 'эффект «раз за раунд»',
  'kind.income': 'доход',
  'kind.permanent': 'постоянный эффект',
  'kind.endgame': 'финальный эффект',
  'kind.offensive': 'агрессивный эффект',
  'area.house': 'дом',
  'area.cellar': 'подвал',
  'region.forest': 'лес',
  'region.lair': 'нора',
  'region.farm': 'ферма',
  'colour.brown': 'коричневый цвет',
  'colour.grey': 'серый цвет',
  'action.gatherWood': 'сбор дерева',
  'action.digRooms': 'рытьё комнат',
  'action.gatherMetal': 'сбор металла',
  'action.buildBeds': 'постройка кроватей',
  'action.developProjects': 'работа над проектами',
  'action.explore': 'исследование',

  // When an effect acts
  'power.instant': 'сразу: {effect}',
  'power.oncePerRound': 'раз за раунд: {effect}',
  'power.income': 'сразу и в каждом новом раунде: {effect}',
  'power.offensive': 'против других: {effect}',
  'power.endgame': 'в конце игры: {effect}',
  'power.always': 'с этого момента: {rule}',
  'power.permanent': 'каждый раз, когда {when}: {effect}',

  // What sets off permanent effects
  'when.gain.wood': 'ты получаешь дерево',
  'when.gain.metal': 'ты получаешь металл',
  'when.gain.movement': 'ты получаешь жетон перемещения',
  'when.gain.joker': 'ты получаешь джокера',
  'when.gainPoints': 'ты получаешь очки',
  'when.gainElectricity': 'ты получаешь жетон тока',
  'when.mainAction': 'ты выполняешь основное действие',
  'when.mainActionOf': 'ты выполняешь это основное действие ({sort})',
  'when.buildBed': 'ты строишь кровать',
  'when.digRoom': 'ты роешь комнату',
  'when.takeInvention': 'ты берёшь изобретение с рынка или из колоды',
  'when.takeInventionOf': 'ты берёшь изобретение ({sort}) с рынка или из колоды',
  'when.addIcon': 'ты добавляешь символ ({icon})',
  'when.addIconPerCard': 'ты разыгрываешь карту с символом ({icon})',
  'when.playInvention': 'ты разыгрываешь изобретение',
  'when.playInventionOf': 'ты разыгрываешь изобретение ({sort})',
  'when.revealMission': 'ты открываешь миссию',
  'when.openDoor': 'ты открываешь дверь',
  'when.enterRoom': 'ты перемещаешь исследователя',
  'when.takeGuest': 'ты берёшь мышь',
  'when.takeGuestOf': 'ты берёшь мышь ({sort})',
  'when.completeMission': 'ты выполняешь миссию',
  'when.completeMissionOf': 'ты выполняешь миссию ({sort})',
  'when.claimObjective': 'ты достигаешь цели',
  'when.pitchTent': 'ты ставишь палатку',
  'when.visitHut': 'ты размещаешь вожака в хижине алхимика',
  'when.drinkPotion': 'ты получаешь зелье',
  'when.removeCube': 'ты убираешь маркер со способности',
  'when.removeCubeOf': 'ты убираешь маркер со способности ({sort})',
  'when.useInvention': 'ты применяешь эффект «раз за раунд»',
  'when.sendWorker': 'ты отправляешь работника от входа в нору',

  // Discounts
  'off.wood':
    '{n, plural, one {на # дерево меньше} few {на # дерева меньше} many {на # дерева меньше} other {на # дерева меньше}}',
  'off.metal':
    '{n, plural, one {на # металл меньше} few {на # металла меньше} many {на # металла меньше} other {на # металла меньше}}',
  'off.woodOrMetal':
    '{n, plural, one {на # дерево или металл меньше} few {на # дерева или металла меньше} many {на # дерева или металла меньше} other {на # дерева или металла меньше}}',

  // Lasting rules
  'rule.cheaperInventions': 'каждое изобретение стоит {off}',
  'rule.cheaperInventionsOf': 'каждое изобретение ({sort}) стоит {off}',
  'rule.ignoreSkill.inventions': 'символы навыков, которые можно не учитывать, разыгрывая изобретение: {by, number}',
  'rule.ignoreSkill.missions': 'символы навыков, которые можно не учитывать, выполняя миссию: {by, number}',
  'rule.ignoreSkill.both':
    'символы навыков, которые можно не учитывать, разыгрывая изобретение или выполняя миссию: {by, number}',
  'rule.gatherMore.wood': 'сбор дерева даёт на {by, number} больше',
  'rule.gatherMore.metal': 'сбор металла даёт на {by, number} больше',
  'rule.cheaperDigging':
    '{by, plural, one {действие «рытьё комнат» стоит в целом на # металл меньше} few {действие «рытьё комнат» стоит в целом на # металла меньше} many {действие «рытьё комнат» стоит в целом на # металла меньше} other {действие «рытьё комнат» стоит в целом на # металла меньше}}',
  'rule.cheaperBuilding':
    '{by, plural, one {действие «постройка кроватей» стоит в целом на # дерево меньше} few {действие «постройка кроватей» стоит в целом на # дерева меньше} many {действие «постройка кроватей» стоит в целом на # дерева меньше} other {действие «постройка кроватей» стоит в целом на # дерева меньше}}',
  'rule.extraRooms':
    '{by, plural, one {у тебя ещё # комната} few {у тебя ещё # комнаты} many {у тебя ещё # комнат} other {у тебя ещё # комнаты}}',
  'rule.immune': 'агрессивные эффекты на тебя не действуют',
  'rule.stronger': 'твои основные действия сильнее на {by, number}',
  'rule.strongerOf': 'твои основные действия ({sort}) сильнее на {by, number}',
  'rule.cheaperJokers':
    '{by, plural, one {джокер стоит на # предмет меньше} few {джокер стоит на # предмета меньше} many {джокер стоит на # предметов меньше} other {джокер стоит на # предмета меньше}}',
  'rule.cheaperElectricity':
    '{by, plural, one {жетон тока стоит на # предмет меньше} few {жетон тока стоит на # предмета меньше} many {жетон тока стоит на # предметов меньше} other {жетон тока стоит на # предмета меньше}}',
  'rule.moreMoves':
    '{by, plural, one {жетон перемещения двигает на # работника больше} few {жетон перемещения двигает на # работников больше} many {жетон перемещения двигает на # работников больше} other {жетон перемещения двигает на # работника больше}}',

  // What effects do
  'do.mainAction': 'выполни любое основное действие',
  'do.mainActionOf': 'выполни основное действие ({sort})',
  'do.strongerAction': 'выполни любое основное действие, сильнее на {more, number}',
  'do.strongerActionOf': 'выполни основное действие ({sort}), сильнее на {more, number}',
  'do.buildBeds':
    '{n, plural, one {построй # кровать} few {построй до # кроватей} many {построй до # кроватей} other {построй до # кровати}}',
  'do.buildBedsFree':
    '{n, plural, one {построй # кровать бесплатно} few {построй до # кроватей бесплатно} many {построй до # кроватей бесплатно} other {построй до # кровати бесплатно}}',
  'do.buildBedsEach': 'построй кровать {each}',
  'do.buildBedsFreeEach': 'построй бесплатно кровать {each}',
  'do.digRooms':
    '{n, plural, one {вырой # комнату} few {вырой до # комнат} many {вырой до # комнат} other {вырой до # комнаты}}',
  'do.digRoomsFree':
    '{n, plural, one {вырой # комнату бесплатно} few {вырой до # комнат бесплатно} many {вырой до # комнат бесплатно} other {вырой до # комнаты бесплатно}}',
  'do.digRoomsEach': 'вырой комнату {each}',
  'do.digRoomsFreeEach': 'вырой бесплатно комнату {each}',
  'do.moveWorkers':
    '{n, plural, one {перемести # работника в другую область} few {перемести до # работников в другие области} many {перемести до # работников в другие области} other {перемести до # работника в другие области}}',
  'do.sendWorkers':
    '{n, plural, one {отправь # работника от входа в нору в область} few {отправь до # работников от входа в нору в области} many {отправь до # работников от входа в нору в области} other {отправь до # работника от входа в нору в области}}',
  'do.potion': 'получи зелье алхимика',
  'do.removeCube': 'убери маркер со своей способности; он выбывает из игры',
  'do.removeCubeOf': 'убери маркер со своей способности ({sort}); он выбывает из игры',
  'do.takeHero': 'возьми героя',
  'do.takeSkillToken': 'возьми жетон навыка',
  'do.develop':
    '{n, plural, one {используй # очко проектов} few {используй # очка проектов} many {используй # очков проектов} other {используй # очка проектов}}',
  'do.developEach': 'используй очко проектов {each}',
  'do.explore':
    '{n, plural, one {используй # очко исследования} few {используй # очка исследования} many {используй # очков исследования} other {используй # очка исследования}}',
  'do.exploreEach': 'используй очко исследования {each}',
  'do.play': 'разыграй изобретение',
  'do.playOf': 'разыграй изобретение ({sort})',
  'do.playFree': 'разыграй изобретение бесплатно, не выполняя требований',
  'do.playFreeOf': 'разыграй изобретение ({sort}) бесплатно, не выполняя требований',
  'do.playWithout': 'разыграй изобретение без этого символа ({icon}), потратив {off}',
  'do.playCheaper': 'разыграй изобретение, потратив {off}',
  'do.playCheaperOf': 'разыграй изобретение ({sort}), потратив {off}',
  'do.playIgnoring': 'разыграй изобретение; символы навыков, которые можно не учитывать: {n, number}',
  'do.playIgnoringOf': 'разыграй изобретение ({sort}); символы навыков, которые можно не учитывать: {n, number}',
  'do.playDrawn':
    'возьми из колоды изобретения ({sort}, число: {n, number}), разыграй одно из них бесплатно, остальные сбрось',
  'do.copyOncePerRound': 'примени эффект «раз за раунд» другой карты, своей или соперника',
  'do.findInventionOf': 'возьми изобретение ({sort}) с рынка, а если его там нет, найди в колоде',
  'do.mayFindInventionOf': 'возьми изобретение ({sort}) с рынка или найди его в колоде',
  'do.revealTop': 'открой верхнюю карту колоды ({deck}): если она этого типа ({type}), возьми её, иначе сбрось',
  'do.takeDiscarded': 'возьми любую карту из сброса',
  'do.takeDiscardedOf': 'возьми любую карту из сброса ({sort})',
  'do.takeFaceUp': 'возьми изобретение с рынка',
  'do.takeFaceUpOf': 'возьми изобретение ({sort}) с рынка',
  'do.drawObjectives': 'возьми цели (число: {n, number}) и оставь одну, достичь которой можешь только ты',
  'do.openDoor.near': 'открой дверь рядом со своим исследователем или палаткой',
  'do.openDoor.anywhere': 'открой любую дверь на ферме',
  'do.revealMission.near': 'открой миссию там, где твой исследователь или палатка',
  'do.revealMission.anywhere': 'открой любую миссию на ферме',
  'do.completeMission': 'выполни миссию',
  'do.completeMissionOf': 'выполни миссию ({sort})',
  'do.completeMissionIgnoring': 'выполни миссию; символы навыков, которые можно не учитывать: {n, number}',
  'do.completeMissionIgnoringOf': 'выполни миссию ({sort}); символы навыков, которые можно не учитывать: {n, number}',
  'do.moveExplorer.step': 'перемести исследователя в соседнюю комнату',
  'do.moveExplorer.reach': 'перемести исследователя в любую доступную комнату',
  'do.pitchTent.here': 'поставь палатку там, где твой исследователь',
  'do.pitchTent.reach': 'поставь палатку в любой доступной комнате или перенеси туда одну',
  'do.takeGuest.farm': 'возьми мышь там, где твой исследователь или палатка',
  'do.takeGuest.farmOf': 'возьми мышь ({sort}) там, где твой исследователь или палатка',
  'do.takeGuest.supply': 'возьми мышь из запаса',
  'do.takeGuest.supplyOf': 'возьми мышь ({sort}) из запаса',
  'do.takeGuest.round': 'возьми мышь текущего раунда',
  'do.takeGuest.roundOf': 'возьми мышь текущего раунда ({sort})',
} satisfies Translation<'wistarCards'>
