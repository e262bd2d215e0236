import type { Translation } from '../../message-id.ts'

export const wistarCards = {
  // So many of a thing, as the object of a verb, and more of it than another player has
  'stock.wood.some': '{n, plural, one {# Drewno} few {# Drewna} many {# Drewien} other {# Drewna}}',
  'stock.wood.each':
    '{n, plural, one {za każde Drewno} few {za każde # Drewna} many {za każde # Drewien} other {za każde # Drewna}}',
  'stock.wood.more': 'więcej Drewna niż ty',
  'stock.metal.some': '{n, plural, one {# Metal} few {# Metale} many {# Metali} other {# Metalu}}',
  'stock.metal.each':
    '{n, plural, one {za każdy Metal} few {za każde # Metale} many {za każde # Metali} other {za każde # Metalu}}',
  'stock.metal.more': 'więcej Metalu niż ty',
  'stock.movement.some':
    '{n, plural, one {# żeton Ruchu} few {# żetony Ruchu} many {# żetonów Ruchu} other {# żetonu Ruchu}}',
  'stock.movement.each':
    '{n, plural, one {za każdy żeton Ruchu} few {za każde # żetony Ruchu} many {za każde # żetonów Ruchu} other {za każde # żetonu Ruchu}}',
  'stock.movement.more': 'więcej żetonów Ruchu niż ty',
  'stock.joker.some':
    '{n, plural, one {# żeton Jokera} few {# żetony Jokera} many {# żetonów Jokera} other {# żetonu Jokera}}',
  'stock.joker.each':
    '{n, plural, one {za każdy żeton Jokera} few {za każde # żetony Jokera} many {za każde # żetonów Jokera} other {za każde # żetonu Jokera}}',
  'stock.joker.more': 'więcej żetonów Jokera niż ty',
  'stock.points.some':
    '{n, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktu zwycięstwa}}',
  'stock.points.each':
    '{n, plural, one {za każdy punkt zwycięstwa} few {za każde # punkty zwycięstwa} many {za każde # punktów zwycięstwa} other {za każde # punktu zwycięstwa}}',
  'stock.points.more': 'więcej punktów zwycięstwa niż ty',
  'stock.electricity.some':
    '{n, plural, one {# żeton Elektryczności} few {# żetony Elektryczności} many {# żetonów Elektryczności} other {# żetonu Elektryczności}}',
  'stock.electricity.each':
    '{n, plural, one {za każdy żeton Elektryczności} few {za każde # żetony Elektryczności} many {za każde # żetonów Elektryczności} other {za każde # żetonu Elektryczności}}',
  'stock.electricity.more': 'więcej żetonów Elektryczności niż ty',
  'stock.basicCard.some':
    '{n, plural, one {# Podstawowy Wynalazek} few {# Podstawowe Wynalazki} many {# Podstawowych Wynalazków} other {# Podstawowego Wynalazku}}',
  'stock.basicCard.each':
    '{n, plural, one {za każdy Podstawowy Wynalazek na ręce} few {za każde # Podstawowe Wynalazki na ręce} many {za każde # Podstawowych Wynalazków na ręce} other {za każde # Podstawowego Wynalazku na ręce}}',
  'stock.basicCard.more': 'więcej Podstawowych Wynalazków niż ty',
  'stock.advancedCard.some':
    '{n, plural, one {# Zaawansowany Wynalazek} few {# Zaawansowane Wynalazki} many {# Zaawansowanych Wynalazków} other {# Zaawansowanego Wynalazku}}',
  'stock.advancedCard.each':
    '{n, plural, one {za każdy Zaawansowany Wynalazek na ręce} few {za każde # Zaawansowane Wynalazki na ręce} many {za każde # Zaawansowanych Wynalazków na ręce} other {za każde # Zaawansowanego Wynalazku na ręce}}',
  'stock.advancedCard.more': 'więcej Zaawansowanych Wynalazków niż ty',
  'stock.card.some':
    '{n, plural, one {# kartę z ręki} few {# karty z ręki} many {# kart z ręki} other {# karty z ręki}}',
  'stock.card.each':
    '{n, plural, one {za każdą kartę na ręce} few {za każde # karty na ręce} many {za każde # kart na ręce} other {za każde # karty na ręce}}',
  'stock.card.more': 'więcej kart na ręce niż ty',
  'stock.item.some':
    '{n, plural, one {# przedmiot (Drewno, Metal albo kartę z ręki)} few {# przedmioty (Drewno, Metal albo karty z ręki)} many {# przedmiotów (Drewno, Metal albo karty z ręki)} other {# przedmiotu (Drewna, Metalu albo karty z ręki)}}',
  'stock.item.each':
    '{n, plural, one {za każdy przedmiot (Drewno, Metal albo kartę na ręce)} few {za każde # przedmioty (Drewno, Metal albo karty na ręce)} many {za każde # przedmiotów (Drewno, Metal albo karty na ręce)} other {za każde # przedmiotu (Drewna, Metalu albo karty na ręce)}}',
  'stock.item.more': 'więcej przedmiotów (Drewno, Metal albo karty na ręce) niż ty',
  'stock.guest.some':
    '{n, plural, one {# Mysiego Gościa} few {# Mysich Gości} many {# Mysich Gości} other {# Mysiego Gościa}}',
  'stock.guest.each':
    '{n, plural, one {za każdego Mysiego Gościa} few {za każdych # Mysich Gości} many {za każdych # Mysich Gości} other {za każde # Mysiego Gościa}}',
  'stock.guest.more': 'więcej Mysich Gości niż ty',
  'stock.houseGuest.some':
    '{n, plural, one {# Mysiego Gościa z Domu} few {# Mysich Gości z Domu} many {# Mysich Gości z Domu} other {# Mysiego Gościa z Domu}}',
  'stock.houseGuest.each':
    '{n, plural, one {za każdego Mysiego Gościa z Domu} few {za każdych # Mysich Gości z Domu} many {za każdych # Mysich Gości z Domu} other {za każde # Mysiego Gościa z Domu}}',
  'stock.houseGuest.more': 'więcej Mysich Gości z Domu niż ty',
  'stock.cellarGuest.some':
    '{n, plural, one {# Mysiego Gościa z Piwnicy} few {# Mysich Gości z Piwnicy} many {# Mysich Gości z Piwnicy} other {# Mysiego Gościa z Piwnicy}}',
  'stock.cellarGuest.each':
    '{n, plural, one {za każdego Mysiego Gościa z Piwnicy} few {za każdych # Mysich Gości z Piwnicy} many {za każdych # Mysich Gości z Piwnicy} other {za każde # Mysiego Gościa z Piwnicy}}',
  'stock.cellarGuest.more': 'więcej Mysich Gości z Piwnicy niż ty',
  'stock.bed.some':
    '{n, plural, one {# zbudowane Łóżko} few {# zbudowane Łóżka} many {# zbudowanych Łóżek} other {# zbudowanego Łóżka}}',
  'stock.bed.each':
    '{n, plural, one {za każde zbudowane Łóżko} few {za każde # zbudowane Łóżka} many {za każde # zbudowanych Łóżek} other {za każde # zbudowanego Łóżka}}',
  'stock.bed.more': 'więcej zbudowanych Łóżek niż ty',

  // What is counted: for each, so many, more than another player has
  'count.icons.each':
    '{n, plural, one {za każdą ikonę Umiejętności} few {za każde # ikony Umiejętności} many {za każde # ikon Umiejętności} other {za każde # ikony Umiejętności}}',
  'count.icons.some':
    '{n, plural, one {# ikonę Umiejętności} few {# ikony Umiejętności} many {# ikon Umiejętności} other {# ikony Umiejętności}}',
  'count.icons.more': 'więcej ikon Umiejętności niż ty',
  'count.iconsOf.each':
    '{n, plural, one {za każdą ikonę ({sort})} few {za każde # ikony ({sort})} many {za każde # ikon ({sort})} other {za każde # ikony ({sort})}}',
  'count.iconsOf.some':
    '{n, plural, one {# ikonę ({sort})} few {# ikony ({sort})} many {# ikon ({sort})} other {# ikony ({sort})}}',
  'count.iconsOf.more': 'więcej ikon ({sort}) niż ty',
  'count.skillKinds.each':
    '{n, plural, one {za każdy rodzaj Umiejętności} few {za każde # rodzaje Umiejętności} many {za każde # rodzajów Umiejętności} other {za każde # rodzaju Umiejętności}}',
  'count.skillKinds.some':
    '{n, plural, one {# rodzaj Umiejętności} few {# rodzaje Umiejętności} many {# rodzajów Umiejętności} other {# rodzaju Umiejętności}}',
  'count.skillKinds.more': 'więcej rodzajów Umiejętności niż ty',
  'count.inventions.each':
    '{n, plural, one {za każdy zagrany Wynalazek} few {za każde # zagrane Wynalazki} many {za każde # zagranych Wynalazków} other {za każde # zagranego Wynalazku}}',
  'count.inventions.some':
    '{n, plural, one {# zagrany Wynalazek} few {# zagrane Wynalazki} many {# zagranych Wynalazków} other {# zagranego Wynalazku}}',
  'count.inventions.more': 'więcej zagranych Wynalazków niż ty',
  'count.inventionsOf.each':
    '{n, plural, one {za każdy zagrany Wynalazek ({sort})} few {za każde # zagrane Wynalazki ({sort})} many {za każde # zagranych Wynalazków ({sort})} other {za każde # zagranego Wynalazku ({sort})}}',
  'count.inventionsOf.some':
    '{n, plural, one {# zagrany Wynalazek ({sort})} few {# zagrane Wynalazki ({sort})} many {# zagranych Wynalazków ({sort})} other {# zagranego Wynalazku ({sort})}}',
  'count.inventionsOf.more': 'więcej zagranych Wynalazków ({sort}) niż ty',
  'count.powerKinds.each':
    '{n, plural, one {za każdy rodzaj efektu na zagranych Wynalazkach} few {za każde # rodzaje efektów na zagranych Wynalazkach} many {za każde # rodzajów efektów na zagranych Wynalazkach} other {za każde # rodzaju efektu na zagranych Wynalazkach}}',
  'count.powerKinds.some':
    '{n, plural, one {# rodzaj efektu na zagranych Wynalazkach} few {# rodzaje efektów na zagranych Wynalazkach} many {# rodzajów efektów na zagranych Wynalazkach} other {# rodzaju efektu na zagranych Wynalazkach}}',
  'count.powerKinds.more': 'więcej rodzajów efektów na zagranych Wynalazkach niż ty',
  'count.beds.each':
    '{n, plural, one {za każde zbudowane Łóżko} few {za każde # zbudowane Łóżka} many {za każde # zbudowanych Łóżek} other {za każde # zbudowanego Łóżka}}',
  'count.beds.some':
    '{n, plural, one {# zbudowane Łóżko} few {# zbudowane Łóżka} many {# zbudowanych Łóżek} other {# zbudowanego Łóżka}}',
  'count.beds.more': 'więcej zbudowanych Łóżek niż ty',
  'count.rooms.each':
    '{n, plural, one {za każde wykopane Pomieszczenie} few {za każde # wykopane Pomieszczenia} many {za każde # wykopanych Pomieszczeń} other {za każde # wykopanego Pomieszczenia}}',
  'count.rooms.some':
    '{n, plural, one {# wykopane Pomieszczenie} few {# wykopane Pomieszczenia} many {# wykopanych Pomieszczeń} other {# wykopanego Pomieszczenia}}',
  'count.rooms.more': 'więcej wykopanych Pomieszczeń niż ty',
  'count.freeRooms.each':
    '{n, plural, one {za każde wolne Pomieszczenie} few {za każde # wolne Pomieszczenia} many {za każde # wolnych Pomieszczeń} other {za każde # wolnego Pomieszczenia}}',
  'count.freeRooms.some':
    '{n, plural, one {# wolne Pomieszczenie} few {# wolne Pomieszczenia} many {# wolnych Pomieszczeń} other {# wolnego Pomieszczenia}}',
  'count.freeRooms.more': 'więcej wolnych Pomieszczeń niż ty',
  'count.guests.each':
    '{n, plural, one {za każdego Mysiego Gościa} few {za każdych # Mysich Gości} many {za każdych # Mysich Gości} other {za każde # Mysiego Gościa}}',
  'count.guests.some':
    '{n, plural, one {# Mysiego Gościa} few {# Mysich Gości} many {# Mysich Gości} other {# Mysiego Gościa}}',
  'count.guests.more': 'więcej Mysich Gości niż ty',
  'count.guestsOf.each':
    '{n, plural, one {za każdego Mysiego Gościa ({sort})} few {za każdych # Mysich Gości ({sort})} many {za każdych # Mysich Gości ({sort})} other {za każde # Mysiego Gościa ({sort})}}',
  'count.guestsOf.some':
    '{n, plural, one {# Mysiego Gościa ({sort})} few {# Mysich Gości ({sort})} many {# Mysich Gości ({sort})} other {# Mysiego Gościa ({sort})}}',
  'count.guestsOf.more': 'więcej Mysich Gości ({sort}) niż ty',
  'count.doors.each':
    '{n, plural, one {za każdy żeton Drzwi} few {za każde # żetony Drzwi} many {za każde # żetonów Drzwi} other {za każde # żetonu Drzwi}}',
  'count.doors.some':
    '{n, plural, one {# żeton Drzwi} few {# żetony Drzwi} many {# żetonów Drzwi} other {# żetonu Drzwi}}',
  'count.doors.more': 'więcej żetonów Drzwi niż ty',
  'count.tents.each':
    '{n, plural, one {za każdy rozbity Namiot} few {za każde # rozbite Namioty} many {za każde # rozbitych Namiotów} other {za każde # rozbitego Namiotu}}',
  'count.tents.some':
    '{n, plural, one {# rozbity Namiot} few {# rozbite Namioty} many {# rozbitych Namiotów} other {# rozbitego Namiotu}}',
  'count.tents.more': 'więcej rozbitych Namiotów niż ty',
  'count.cubes.each':
    '{n, plural, one {za każdą swoją kostkę na Misjach} few {za każde # swoje kostki na Misjach} many {za każde # swoich kostek na Misjach} other {za każde # swojej kostki na Misjach}}',
  'count.cubes.some':
    '{n, plural, one {# swoją kostkę na Misjach} few {# swoje kostki na Misjach} many {# swoich kostek na Misjach} other {# swojej kostki na Misjach}}',
  'count.cubes.more': 'więcej kostek na Misjach niż ty',
  'count.cubesOf.each':
    '{n, plural, one {za każdą swoją kostkę na Misjach ({sort})} few {za każde # swoje kostki na Misjach ({sort})} many {za każde # swoich kostek na Misjach ({sort})} other {za każde # swojej kostki na Misjach ({sort})}}',
  'count.cubesOf.some':
    '{n, plural, one {# swoją kostkę na Misjach ({sort})} few {# swoje kostki na Misjach ({sort})} many {# swoich kostek na Misjach ({sort})} other {# swojej kostki na Misjach ({sort})}}',
  'count.cubesOf.more': 'więcej kostek na Misjach ({sort}) niż ty',
  'count.abilities.each':
    '{n, plural, one {za każdą odblokowaną zdolność} few {za każde # odblokowane zdolności} many {za każde # odblokowanych zdolności} other {za każde # odblokowanej zdolności}}',
  'count.abilities.some':
    '{n, plural, one {# odblokowaną zdolność} few {# odblokowane zdolności} many {# odblokowanych zdolności} other {# odblokowanej zdolności}}',
  'count.abilities.more': 'więcej odblokowanych zdolności niż ty',
  'count.abilitiesOf.each':
    '{n, plural, one {za każdą odblokowaną zdolność ({sort})} few {za każde # odblokowane zdolności ({sort})} many {za każde # odblokowanych zdolności ({sort})} other {za każde # odblokowanej zdolności ({sort})}}',
  'count.abilitiesOf.some':
    '{n, plural, one {# odblokowaną zdolność ({sort})} few {# odblokowane zdolności ({sort})} many {# odblokowanych zdolności ({sort})} other {# odblokowanej zdolności ({sort})}}',
  'count.abilitiesOf.more': 'więcej odblokowanych zdolności ({sort}) niż ty',
  'count.objectives.each':
    '{n, plural, one {za każdy osiągnięty Cel} few {za każde # osiągnięte Cele} many {za każde # osiągniętych Celów} other {za każde # osiągniętego Celu}}',
  'count.objectives.some':
    '{n, plural, one {# osiągnięty Cel} few {# osiągnięte Cele} many {# osiągniętych Celów} other {# osiągniętego Celu}}',
  'count.objectives.more': 'więcej osiągniętych Celów niż ty',
  'count.electricity.each':
    '{n, plural, one {za każdy żeton Elektryczności} few {za każde # żetony Elektryczności} many {za każde # żetonów Elektryczności} other {za każde # żetonu Elektryczności}}',
  'count.electricity.some':
    '{n, plural, one {# żeton Elektryczności} few {# żetony Elektryczności} many {# żetonów Elektryczności} other {# żetonu Elektryczności}}',
  'count.electricity.more': 'więcej żetonów Elektryczności niż ty',
  'count.workers.each':
    '{n, plural, one {za każdego Robotnika na planszy} few {za każdych # Robotników na planszy} many {za każdych # Robotników na planszy} other {za każde # Robotnika na planszy}}',
  'count.workers.some':
    '{n, plural, one {# Robotnika na planszy} few {# Robotników na planszy} many {# Robotników na planszy} other {# Robotnika na planszy}}',
  'count.workers.more': 'więcej Robotników na planszy niż ty',
  'count.workersOf.each':
    '{n, plural, one {za każdego Robotnika na planszy ({sort})} few {za każdych # Robotników na planszy ({sort})} many {za każdych # Robotników na planszy ({sort})} other {za każde # Robotnika na planszy ({sort})}}',
  'count.workersOf.some':
    '{n, plural, one {# Robotnika na planszy ({sort})} few {# Robotników na planszy ({sort})} many {# Robotników na planszy ({sort})} other {# Robotnika na planszy ({sort})}}',
  'count.workersOf.more': 'więcej Robotników na planszy ({sort}) niż ty',
  'count.regions.each':
    '{n, plural, one {za każdy Obszar ze swoimi Robotnikami} few {za każde # Obszary ze swoimi Robotnikami} many {za każde # Obszarów ze swoimi Robotnikami} other {za każde # Obszaru ze swoimi Robotnikami}}',
  'count.regions.some':
    '{n, plural, one {# Obszar ze swoimi Robotnikami} few {# Obszary ze swoimi Robotnikami} many {# Obszarów ze swoimi Robotnikami} other {# Obszaru ze swoimi Robotnikami}}',
  'count.regions.more': 'więcej Obszarów z Robotnikami niż ty',
  'count.hand.each':
    '{n, plural, one {za każdą kartę na ręce} few {za każde # karty na ręce} many {za każde # kart na ręce} other {za każde # karty na ręce}}',
  'count.hand.some':
    '{n, plural, one {# kartę na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
  'count.hand.more': 'więcej kart na ręce niż ty',
  'count.handOf.each':
    '{n, plural, one {za każdą kartę na ręce ({sort})} few {za każde # karty na ręce ({sort})} many {za każde # kart na ręce ({sort})} other {za każde # karty na ręce ({sort})}}',
  'count.handOf.some':
    '{n, plural, one {# kartę na ręce ({sort})} few {# karty na ręce ({sort})} many {# kart na ręce ({sort})} other {# karty na ręce ({sort})}}',
  'count.handOf.more': 'więcej kart na ręce ({sort}) niż ty',
  'count.heroes.each':
    '{n, plural, one {za każdego Bohatera} few {za każdych # Bohaterów} many {za każdych # Bohaterów} other {za każde # Bohatera}}',
  'count.heroes.some': '{n, plural, one {# Bohatera} few {# Bohaterów} many {# Bohaterów} other {# Bohatera}}',
  'count.heroes.more': 'więcej Bohaterów niż ty',
  'count.hutLeaders.each':
    '{n, plural, one {za każdego swojego Przywódcę w Chacie} few {za każdych # swoich Przywódców w Chacie} many {za każdych # swoich Przywódców w Chacie} other {za każde # swojego Przywódcy w Chacie}}',
  'count.hutLeaders.some':
    '{n, plural, one {# swojego Przywódcę w Chacie} few {# swoich Przywódców w Chacie} many {# swoich Przywódców w Chacie} other {# swojego Przywódcy w Chacie}}',
  'count.hutLeaders.more': 'więcej Przywódców w Chacie niż ty',
  'count.usedCards.each':
    '{n, plural, one {za każdy użyty Wynalazek} few {za każde # użyte Wynalazki} many {za każde # użytych Wynalazków} other {za każde # użytego Wynalazku}}',
  'count.usedCards.some':
    '{n, plural, one {# użyty Wynalazek} few {# użyte Wynalazki} many {# użytych Wynalazków} other {# użytego Wynalazku}}',
  'count.usedCards.more': 'więcej użytych Wynalazków niż ty',

  // Names of icons, types, decks and the like, as they stand in brackets
  'icon.strength': 'Siła',
  'icon.agility': 'Zwinność',
  'icon.perception': 'Spostrzegawczość',
  'icon.intelligence': 'Inteligencja',
  'icon.endurance': 'Wytrzymałość',
  'icon.energy': 'Energia',
  'type.tool': 'Narzędzie',
  'type.automaton': 'Automat',
  'type.building': 'Budynek',
  'deck.basic': 'podstawowy',
  'deck.advanced': 'zaawansowany',
  'kind.instant': 'efekt natychmiastowy',
  'kind.oncePerRound': 'efekt 1x',
  'kind.income': 'Przychód',
  'kind.permanent': 'efekt trwały',
  'kind.endgame': 'efekt na koniec gry',
  'kind.offensive': 'efekt ofensywny',
  'area.house': 'Dom',
  'area.cellar': 'Piwnica',
  'region.forest': 'Las',
  'region.lair': 'Nora',
  'region.farm': 'Gospodarstwo',
  'colour.brown': 'brązowa',
  'colour.grey': 'szara',
  'action.gatherWood': 'Zbieranie Drewna',
  'action.digRooms': 'Wykopywanie Pomieszczeń',
  'action.gatherMetal': 'Zbieranie Metalu',
  'action.buildBeds': 'Budowanie Łóżek',
  'action.developProjects': 'Rozwijanie Projektów',
  'action.explore': 'Eksploracja',

  // When an effect acts
  'power.instant': 'natychmiast: {effect}',
  'power.oncePerRound': 'raz na Rundę: {effect}',
  'power.income': 'od razu i w każdej nowej Rundzie: {effect}',
  'power.offensive': 'przeciw innym: {effect}',
  'power.endgame': 'na koniec gry: {effect}',
  'power.always': 'od tej chwili: {rule}',
  'power.permanent': 'za każdym razem, gdy {when}: {effect}',

  // What sets off permanent effects
  'when.gain.wood': 'zdobywasz Drewno',
  'when.gain.metal': 'zdobywasz Metal',
  'when.gain.movement': 'zdobywasz żeton Ruchu',
  'when.gain.joker': 'zdobywasz żeton Jokera',
  'when.gainPoints': 'zdobywasz punkty',
  'when.gainElectricity': 'zdobywasz żeton Elektryczności',
  'when.mainAction': 'wykonujesz Akcję Główną',
  'when.mainActionOf': 'wykonujesz tę Akcję Główną ({sort})',
  'when.buildBed': 'budujesz Łóżko',
  'when.digRoom': 'wykopujesz Pomieszczenie',
  'when.takeInvention': 'bierzesz Wynalazek z rzędu lub z talii',
  'when.takeInventionOf': 'bierzesz Wynalazek ({sort}) z rzędu lub z talii',
  'when.addIcon': 'dodajesz ikonę ({icon})',
  'when.addIconPerCard': 'zagrywasz kartę z ikoną ({icon})',
  'when.playInvention': 'zagrywasz Wynalazek',
  'when.playInventionOf': 'zagrywasz Wynalazek ({sort})',
  'when.revealMission': 'odkrywasz Misję',
  'when.openDoor': 'otwierasz Drzwi',
  'when.enterRoom': 'poruszasz Odkrywcę',
  'when.takeGuest': 'przyjmujesz Mysiego Gościa',
  'when.takeGuestOf': 'przyjmujesz Mysiego Gościa ({sort})',
  'when.completeMission': 'wykonujesz Misję',
  'when.completeMissionOf': 'wykonujesz Misję ({sort})',
  'when.claimObjective': 'osiągasz Cel',
  'when.pitchTent': 'rozbijasz Namiot',
  'when.visitHut': 'umieszczasz Przywódcę w Chacie Alchemika',
  'when.drinkPotion': 'otrzymujesz Eliksir Alchemika',
  'when.removeCube': 'zdejmujesz kostkę ze zdolności',
  'when.removeCubeOf': 'zdejmujesz kostkę ze zdolności ({sort})',
  'when.useInvention': 'używasz efektu 1x',
  'when.sendWorker': 'wysyłasz Robotnika z wejścia do Nory',

  // Discounts
  'off.wood':
    '{n, plural, one {o # Drewno mniej} few {o # Drewna mniej} many {o # Drewien mniej} other {o # Drewna mniej}}',
  'off.metal':
    '{n, plural, one {o # Metal mniej} few {o # Metale mniej} many {o # Metali mniej} other {o # Metalu mniej}}',
  'off.woodOrMetal':
    '{n, plural, one {o # Drewno albo Metal mniej} few {o # Drewna albo Metale mniej} many {o # Drewien albo Metali mniej} other {o # Drewna albo Metalu mniej}}',

  // Lasting rules
  'rule.cheaperInventions': 'każdy Wynalazek kosztuje {off}',
  'rule.cheaperInventionsOf': 'każdy Wynalazek ({sort}) kosztuje {off}',
  'rule.ignoreSkill.inventions':
    '{by, plural, one {zagrywając Wynalazek, możesz zignorować # ikonę Umiejętności} few {zagrywając Wynalazek, możesz zignorować # ikony Umiejętności} many {zagrywając Wynalazek, możesz zignorować # ikon Umiejętności} other {zagrywając Wynalazek, możesz zignorować # ikony Umiejętności}}',
  'rule.ignoreSkill.missions':
    '{by, plural, one {wykonując Misję, możesz zignorować # ikonę Umiejętności} few {wykonując Misję, możesz zignorować # ikony Umiejętności} many {wykonując Misję, możesz zignorować # ikon Umiejętności} other {wykonując Misję, możesz zignorować # ikony Umiejętności}}',
  'rule.ignoreSkill.both':
    '{by, plural, one {zagrywając Wynalazek lub wykonując Misję, możesz zignorować # ikonę Umiejętności} few {zagrywając Wynalazek lub wykonując Misję, możesz zignorować # ikony Umiejętności} many {zagrywając Wynalazek lub wykonując Misję, możesz zignorować # ikon Umiejętności} other {zagrywając Wynalazek lub wykonując Misję, możesz zignorować # ikony Umiejętności}}',
  'rule.gatherMore.wood': 'Zbieranie Drewna daje o {by, number} więcej',
  'rule.gatherMore.metal': 'Zbieranie Metalu daje o {by, number} więcej',
  'rule.cheaperDigging':
    '{by, plural, one {Akcja Wykopywanie Pomieszczeń kosztuje łącznie o # Metal mniej} few {Akcja Wykopywanie Pomieszczeń kosztuje łącznie o # Metale mniej} many {Akcja Wykopywanie Pomieszczeń kosztuje łącznie o # Metali mniej} other {Akcja Wykopywanie Pomieszczeń kosztuje łącznie o # Metalu mniej}}',
  'rule.cheaperBuilding':
    '{by, plural, one {Akcja Budowanie Łóżek kosztuje łącznie o # Drewno mniej} few {Akcja Budowanie Łóżek kosztuje łącznie o # Drewna mniej} many {Akcja Budowanie Łóżek kosztuje łącznie o # Drewien mniej} other {Akcja Budowanie Łóżek kosztuje łącznie o # Drewna mniej}}',
  'rule.extraRooms':
    '{by, plural, one {masz # dodatkowe Pomieszczenie} few {masz # dodatkowe Pomieszczenia} many {masz # dodatkowych Pomieszczeń} other {masz # dodatkowego Pomieszczenia}}',
  'rule.immune': 'efekty ofensywne cię nie dotyczą',
  'rule.stronger': 'twoje Akcje Główne mają Siłę większą o {by, number}',
  'rule.strongerOf': 'twoje Akcje Główne ({sort}) mają Siłę większą o {by, number}',
  'rule.cheaperJokers':
    '{by, plural, one {żeton Jokera kosztuje o # przedmiot mniej} few {żeton Jokera kosztuje o # przedmioty mniej} many {żeton Jokera kosztuje o # przedmiotów mniej} other {żeton Jokera kosztuje o # przedmiotu mniej}}',
  'rule.cheaperElectricity':
    '{by, plural, one {żeton Elektryczności kosztuje o # przedmiot mniej} few {żeton Elektryczności kosztuje o # przedmioty mniej} many {żeton Elektryczności kosztuje o # przedmiotów mniej} other {żeton Elektryczności kosztuje o # przedmiotu mniej}}',
  'rule.moreMoves':
    '{by, plural, one {żeton Ruchu porusza o # Robotnika więcej} few {żeton Ruchu porusza o # Robotników więcej} many {żeton Ruchu porusza o # Robotników więcej} other {żeton Ruchu porusza o # Robotnika więcej}}',

  // What effects do
  'do.mainAction': 'wykonaj dowolną Akcję Główną',
  'do.mainActionOf': 'wykonaj Akcję Główną ({sort})',
  'do.strongerAction': 'wykonaj dowolną Akcję Główną z Siłą większą o {more, number}',
  'do.strongerActionOf': 'wykonaj Akcję Główną ({sort}) z Siłą większą o {more, number}',
  'do.buildBeds':
    '{n, plural, one {zbuduj # Łóżko} few {zbuduj maksymalnie # Łóżka} many {zbuduj maksymalnie # Łóżek} other {zbuduj maksymalnie # Łóżka}}',
  'do.buildBedsFree':
    '{n, plural, one {zbuduj # Łóżko za darmo} few {zbuduj maksymalnie # Łóżka za darmo} many {zbuduj maksymalnie # Łóżek za darmo} other {zbuduj maksymalnie # Łóżka za darmo}}',
  'do.buildBedsEach': 'zbuduj Łóżko {each}',
  'do.buildBedsFreeEach': 'zbuduj za darmo Łóżko {each}',
  'do.digRooms':
    '{n, plural, one {wykop # Pomieszczenie} few {wykop maksymalnie # Pomieszczenia} many {wykop maksymalnie # Pomieszczeń} other {wykop maksymalnie # Pomieszczenia}}',
  'do.digRoomsFree':
    '{n, plural, one {wykop # Pomieszczenie za darmo} few {wykop maksymalnie # Pomieszczenia za darmo} many {wykop maksymalnie # Pomieszczeń za darmo} other {wykop maksymalnie # Pomieszczenia za darmo}}',
  'do.digRoomsEach': 'wykop Pomieszczenie {each}',
  'do.digRoomsFreeEach': 'wykop za darmo Pomieszczenie {each}',
  'do.moveWorkers':
    '{n, plural, one {porusz # Robotnika do innego Obszaru} few {porusz maksymalnie # Robotników do innych Obszarów} many {porusz maksymalnie # Robotników do innych Obszarów} other {porusz maksymalnie # Robotnika do innych Obszarów}}',
  'do.sendWorkers':
    '{n, plural, one {wyślij # Robotnika z wejścia do Nory do Obszaru} few {wyślij maksymalnie # Robotników z wejścia do Nory do Obszarów} many {wyślij maksymalnie # Robotników z wejścia do Nory do Obszarów} other {wyślij maksymalnie # Robotnika z wejścia do Nory do Obszarów}}',
  'do.potion': 'otrzymaj Eliksir Alchemika',
  'do.removeCube': 'zdejmij kostkę ze swojej zdolności; kostka opuszcza grę',
  'do.removeCubeOf': 'zdejmij kostkę ze swojej zdolności ({sort}); kostka opuszcza grę',
  'do.takeHero': 'weź Bohatera',
  'do.takeSkillToken': 'weź żeton Umiejętności',
  'do.develop':
    '{n, plural, one {wykorzystaj # punkt Projektu} few {wykorzystaj # punkty Projektu} many {wykorzystaj # punktów Projektu} other {wykorzystaj # punktu Projektu}}',
  'do.developEach': 'wykorzystaj punkt Projektu {each}',
  'do.explore':
    '{n, plural, one {wykorzystaj # punkt Eksploracji} few {wykorzystaj # punkty Eksploracji} many {wykorzystaj # punktów Eksploracji} other {wykorzystaj # punktu Eksploracji}}',
  'do.exploreEach': 'wykorzystaj punkt Eksploracji {each}',
  'do.play': 'zagraj Wynalazek',
  'do.playOf': 'zagraj Wynalazek ({sort})',
  'do.playFree': 'zagraj Wynalazek za darmo, ignorując wymagania',
  'do.playFreeOf': 'zagraj Wynalazek ({sort}) za darmo, ignorując wymagania',
  'do.playWithout': 'zagraj Wynalazek bez tej ikony ({icon}), płacąc {off}',
  'do.playCheaper': 'zagraj Wynalazek, płacąc {off}',
  'do.playCheaperOf': 'zagraj Wynalazek ({sort}), płacąc {off}',
  'do.playIgnoring':
    '{n, plural, one {zagraj Wynalazek; możesz zignorować # ikonę Umiejętności} few {zagraj Wynalazek; możesz zignorować # ikony Umiejętności} many {zagraj Wynalazek; możesz zignorować # ikon Umiejętności} other {zagraj Wynalazek; możesz zignorować # ikony Umiejętności}}',
  'do.playIgnoringOf':
    '{n, plural, one {zagraj Wynalazek ({sort}); możesz zignorować # ikonę Umiejętności} few {zagraj Wynalazek ({sort}); możesz zignorować # ikony Umiejętności} many {zagraj Wynalazek ({sort}); możesz zignorować # ikon Umiejętności} other {zagraj Wynalazek ({sort}); możesz zignorować # ikony Umiejętności}}',
  'do.playDrawn':
    '{n, plural, one {dobierz # Wynalazek ({sort}) i zagraj go za darmo albo odrzuć} few {dobierz # Wynalazki ({sort}), zagraj jeden z nich za darmo, odrzuć pozostałe} many {dobierz # Wynalazków ({sort}), zagraj jeden z nich za darmo, odrzuć pozostałe} other {dobierz # Wynalazku ({sort}), zagraj jeden z nich za darmo, odrzuć pozostałe}}',
  'do.copyOncePerRound': 'zastosuj efekt 1x innej karty, swojej albo przeciwnika',
  'do.findInventionOf': 'weź Wynalazek ({sort}) z rzędu kart, a jeśli go tam nie ma, poszukaj w talii',
  'do.mayFindInventionOf': 'weź Wynalazek ({sort}) z rzędu kart albo poszukaj go w talii',
  'do.revealTop': 'odkryj wierzchni Wynalazek talii ({deck}): jeśli jest tego typu ({type}), weź go, inaczej odrzuć',
  'do.takeDiscarded': 'weź dowolną kartę ze stosu kart odrzuconych',
  'do.takeDiscardedOf': 'weź dowolny Wynalazek ({sort}) ze stosu kart odrzuconych',
  'do.takeFaceUp': 'weź Wynalazek z rzędu kart',
  'do.takeFaceUpOf': 'weź Wynalazek ({sort}) z rzędu kart',
  'do.drawObjectives':
    '{n, plural, one {dobierz # Cel i zatrzymaj go; tylko ty możesz go osiągnąć} few {dobierz # Cele i zatrzymaj jeden; tylko ty możesz go osiągnąć} many {dobierz # Celów i zatrzymaj jeden; tylko ty możesz go osiągnąć} other {dobierz # Celu i zatrzymaj jeden; tylko ty możesz go osiągnąć}}',
  'do.openDoor.near': 'otwórz Drzwi obok swojego Odkrywcy lub Namiotu',
  'do.openDoor.anywhere': 'otwórz dowolne Drzwi w Gospodarstwie',
  'do.revealMission.near': 'odkryj Misję tam, gdzie jest twój Odkrywca lub Namiot',
  'do.revealMission.anywhere': 'odkryj dowolną Misję w Gospodarstwie',
  'do.completeMission': 'wykonaj Misję',
  'do.completeMissionOf': 'wykonaj Misję ({sort})',
  'do.completeMissionIgnoring':
    '{n, plural, one {wykonaj Misję; możesz zignorować # ikonę Umiejętności} few {wykonaj Misję; możesz zignorować # ikony Umiejętności} many {wykonaj Misję; możesz zignorować # ikon Umiejętności} other {wykonaj Misję; możesz zignorować # ikony Umiejętności}}',
  'do.completeMissionIgnoringOf':
    '{n, plural, one {wykonaj Misję ({sort}); możesz zignorować # ikonę Umiejętności} few {wykonaj Misję ({sort}); możesz zignorować # ikony Umiejętności} many {wykonaj Misję ({sort}); możesz zignorować # ikon Umiejętności} other {wykonaj Misję ({sort}); możesz zignorować # ikony Umiejętności}}',
  'do.moveExplorer.step': 'porusz Odkrywcę do sąsiedniego pokoju',
  'do.moveExplorer.reach': 'porusz Odkrywcę do dowolnego dostępnego pokoju',
  'do.pitchTent.here': 'rozbij Namiot tam, gdzie jest twój Odkrywca',
  'do.pitchTent.reach': 'rozbij Namiot w dowolnym dostępnym pokoju albo przesuń tam jeden',
  'do.takeGuest.farm': 'weź Mysiego Gościa tam, gdzie jest twój Odkrywca lub Namiot',
  'do.takeGuest.farmOf': 'weź Mysiego Gościa ({sort}) tam, gdzie jest twój Odkrywca lub Namiot',
  'do.takeGuest.supply': 'weź Mysiego Gościa z zasobów',
  'do.takeGuest.supplyOf': 'weź Mysiego Gościa ({sort}) z zasobów',
  'do.takeGuest.round': 'weź Gościa na obecną rundę',
  'do.takeGuest.roundOf': 'weź Gościa na obecną rundę ({sort})',
} satisfies Translation<'wistarCards'>
