import type { Translation } from '../../message-id.ts'

export const woodcraftCards = {
  // So many of a thing, as the object of a verb
  'stock.berries': '{n, plural, one {# jagodę} few {# jagody} many {# jagód} other {# jagody}}',
  'stock.berries.each':
    '{n, plural, one {za każdą jagodę} few {za każde # jagody} many {za każde # jagód} other {za każde # jagody}}',
  'stock.berries.more': 'więcej jagód niż ty',
  'stock.lanterns': '{n, plural, one {# latarnię} few {# latarnie} many {# latarni} other {# latarni}}',
  'stock.lanterns.each':
    '{n, plural, one {za każdą latarnię} few {za każde # latarnie} many {za każde # latarni} other {za każde # latarni}}',
  'stock.lanterns.more': 'więcej latarni niż ty',
  'stock.glue': '{n, plural, one {# krążek kleju} few {# krążki kleju} many {# krążków kleju} other {# krążka kleju}}',
  'stock.glue.each':
    '{n, plural, one {za każdy krążek kleju} few {za każde # krążki kleju} many {za każde # krążków kleju} other {za każde # krążka kleju}}',
  'stock.glue.more': 'więcej krążków kleju niż ty',
  'stock.scrapwood': '{n, plural, one {# ścinek} few {# ścinki} many {# ścinków} other {# ścinka}}',
  'stock.scrapwood.each':
    '{n, plural, one {za każdy ścinek} few {za każde # ścinki} many {za każde # ścinków} other {za każde # ścinka}}',
  'stock.scrapwood.more': 'więcej ścinków niż ty',
  'stock.blades': '{n, plural, one {# tarczę piły} few {# tarcze piły} many {# tarcz piły} other {# tarczy piły}}',
  'stock.blades.each':
    '{n, plural, one {za każdą tarczę piły} few {za każde # tarcze piły} many {za każde # tarcz piły} other {za każde # tarczy piły}}',
  'stock.blades.more': 'więcej tarcz piły niż ty',
  'stock.reuse':
    '{n, plural, one {# żeton ponownego użycia płytki} few {# żetony ponownego użycia płytki} many {# żetonów ponownego użycia płytki} other {# żetonu ponownego użycia płytki}}',
  'stock.reuse.each':
    '{n, plural, one {za każdy żeton ponownego użycia płytki} few {za każde # żetony ponownego użycia płytki} many {za każde # żetonów ponownego użycia płytki} other {za każde # żetonu ponownego użycia płytki}}',
  'stock.reuse.more': 'więcej żetonów ponownego użycia płytki niż ty',
  'stock.berryIncome':
    '{n, plural, one {# krok przychodu jagód} few {# kroki przychodu jagód} many {# kroków przychodu jagód} other {# kroku przychodu jagód}}',
  'stock.berryIncome.each':
    '{n, plural, one {za każdy krok przychodu jagód} few {za każde # kroki przychodu jagód} many {za każde # kroków przychodu jagód} other {za każde # kroku przychodu jagód}}',
  'stock.berryIncome.more': 'więcej kroków przychodu jagód niż ty',
  'stock.nutIncome':
    '{n, plural, one {# krok przychodu orzechów} few {# kroki przychodu orzechów} many {# kroków przychodu orzechów} other {# kroku przychodu orzechów}}',
  'stock.nutIncome.each':
    '{n, plural, one {za każdy krok przychodu orzechów} few {za każde # kroki przychodu orzechów} many {za każde # kroków przychodu orzechów} other {za każde # kroku przychodu orzechów}}',
  'stock.nutIncome.more': 'więcej kroków przychodu orzechów niż ty',
  'stock.reputation':
    '{n, plural, one {# krok reputacji} few {# kroki reputacji} many {# kroków reputacji} other {# kroku reputacji}}',
  'stock.reputation.each':
    '{n, plural, one {za każdy krok reputacji} few {za każde # kroki reputacji} many {za każde # kroków reputacji} other {za każde # kroku reputacji}}',
  'stock.reputation.more': 'więcej kroków reputacji niż ty',

  // A die as the object of a verb
  'die.value':
    '{colour, select, green {zieloną {value, number}} yellow {żółtą {value, number}} brown {brązową {value, number}} greenOrYellow {zieloną lub żółtą {value, number}} brownOrGreen {brązową lub zieloną {value, number}} brownOrYellow {brązową lub żółtą {value, number}} other {kość {value, number} dowolnego koloru}}',
  'die.any':
    '{colour, select, green {zieloną kość dowolnej wartości} yellow {żółtą kość dowolnej wartości} brown {brązową kość dowolnej wartości} greenOrYellow {zieloną lub żółtą kość dowolnej wartości} brownOrGreen {brązową lub zieloną kość dowolnej wartości} brownOrYellow {brązową lub żółtą kość dowolnej wartości} other {dowolną kość}}',

  // What cards do
  'effect.score':
    '{n, plural, one {zdobądź # punkt} few {zdobądź # punkty} many {zdobądź # punktów} other {zdobądź # punktu}}',
  'effect.scoreEach':
    '{n, plural, one {zdobądź # punkt {each}} few {zdobądź # punkty {each}} many {zdobądź # punktów {each}} other {zdobądź # punktu {each}}}',
  'effect.scoreEachMost':
    '{n, plural, one {zdobądź # punkt {each}, maksymalnie {most, number}} few {zdobądź # punkty {each}, maksymalnie {most, number}} many {zdobądź # punktów {each}, maksymalnie {most, number}} other {zdobądź # punktu {each}, maksymalnie {most, number}}}',
  'effect.die': 'zdobądź {die}',
  'effect.tool': 'zdobądź narzędzie: {tool}',
  'effect.anyTool': 'zdobądź narzędzie dowolnego rodzaju',
  'effect.produce':
    '{n, plural, one {przeprowadź produkcję z # pomocnikiem} few {przeprowadź produkcję z maksymalnie # różnymi pomocnikami} many {przeprowadź produkcję z maksymalnie # różnymi pomocnikami} other {przeprowadź produkcję z maksymalnie # pomocnika}}',
  'effect.plant':
    '{n, plural, one {posadź # drzewo} few {posadź maksymalnie # drzewa} many {posadź maksymalnie # drzew} other {posadź maksymalnie # drzewa}}',
  'effect.saw':
    '{n, plural, one {przepiłuj kość bez płytki, # cięcie za darmo} few {przepiłuj kość bez płytki, # cięcia za darmo} many {przepiłuj kość bez płytki, # cięć za darmo} other {przepiłuj kość bez płytki, # cięcia za darmo}}',
  'effect.splice':
    '{n, plural, one {zwiększ kość o #} few {zwiększ kość o maksymalnie #} many {zwiększ kość o maksymalnie #} other {zwiększ kość o maksymalnie #}}',
  'effect.shave':
    '{n, plural, one {zmniejsz kość o #} few {zmniejsz kość o maksymalnie #} many {zmniejsz kość o maksymalnie #} other {zmniejsz kość o maksymalnie #}}',
  'effect.glue': 'sklej dwie kości bez płytki i kleju',
  'effect.recolour':
    '{colour, select, green {zamień kość na zieloną} yellow {zamień kość na żółtą} other {zamień kość na brązową}}',
  'effect.recolourAny': 'zmień kolor kości',
  'effect.turnOver': 'obróć kość na przeciwną ściankę',
  'effect.grow': 'wszystkie twoje drzewa rosną o {n, number}',
  'effect.ready':
    '{tile, select, saw {odkryj użytą płytkę piłowania} splice {odkryj użytą płytkę łączenia} glue {odkryj użytą płytkę klejenia} other {odkryj użytą płytkę}}',
  'effect.act':
    '{action, select, buyLumber {wykonaj akcję „zakup drewna”} exchangeDice {wykonaj akcję „wymiana kości”} buyMaterials {wykonaj akcję „zakup materiałów”} chooseOrders {wykonaj akcję „wybór zamówień”} chooseHelper {wykonaj akcję „wybór pomocnika”} produceOrPlant {wykonaj akcję „produkcja / sadzenie drzewa”} other {wykonaj akcję „ulepszenie warsztatu”}}',
  'effect.actCheaper':
    '{action, select, buyLumber {wykonaj akcję „zakup drewna” ze zniżką {n, number} od każdej ceny} exchangeDice {wykonaj akcję „wymiana kości” ze zniżką {n, number} od każdej ceny} buyMaterials {wykonaj akcję „zakup materiałów” ze zniżką {n, number} od każdej ceny} chooseOrders {wykonaj akcję „wybór zamówień” ze zniżką {n, number} od każdej ceny} chooseHelper {wykonaj akcję „wybór pomocnika” ze zniżką {n, number} od każdej ceny} produceOrPlant {wykonaj akcję „produkcja / sadzenie drzewa” ze zniżką {n, number} od każdej ceny} other {wykonaj akcję „ulepszenie warsztatu” ze zniżką {n, number} od każdej ceny}}',
  'effect.sell':
    '{n, plural, =0 {sprzedaj kość} one {sprzedaj kość o # jagodę drożej} few {sprzedaj kość o # jagody drożej} many {sprzedaj kość o # jagód drożej} other {sprzedaj kość o # jagody drożej}}',
  'effect.buySix':
    '{n, plural, =0 {kup szóstkę} one {kup szóstkę o # jagodę taniej} few {kup szóstkę o # jagody taniej} many {kup szóstkę o # jagód taniej} other {kup szóstkę o # jagody taniej}}',
  'effect.takeOrder': 'weź wyłożone zamówienie',
  'effect.market':
    '{n, plural, =0 {wykonaj krok marketingu} one {wykonaj krok marketingu o # jagodę taniej} few {wykonaj krok marketingu o # jagody taniej} many {wykonaj krok marketingu o # jagód taniej} other {wykonaj krok marketingu o # jagody taniej}}',
  'effect.raiseOrder':
    '{n, plural, one {przesuń zamówienie o # rząd wyżej} few {przesuń zamówienie o # rzędy wyżej} many {przesuń zamówienie o # rzędów wyżej} other {przesuń zamówienie o # rzędu wyżej}}',

  // What is counted
  'count.completedOrders.each':
    '{n, plural, one {za każde zrealizowane zamówienie} few {za każde # zrealizowane zamówienia} many {za każde # zrealizowanych zamówień} other {za każde # zrealizowanego zamówienia}}',
  'count.completedOrders.some':
    '{n, plural, one {# zrealizowane zamówienie} few {# zrealizowane zamówienia} many {# zrealizowanych zamówień} other {# zrealizowanego zamówienia}}',
  'count.completedOrders.more': 'więcej zrealizowanych zamówień niż ty',
  'count.hazelnutOrders.each':
    '{n, plural, one {za każde zrealizowane orzechowe zamówienie} few {za każde # zrealizowane orzechowe zamówienia} many {za każde # zrealizowanych orzechowych zamówień} other {za każde # zrealizowanego orzechowego zamówienia}}',
  'count.hazelnutOrders.some':
    '{n, plural, one {# zrealizowane orzechowe zamówienie} few {# zrealizowane orzechowe zamówienia} many {# zrealizowanych orzechowych zamówień} other {# zrealizowanego orzechowego zamówienia}}',
  'count.hazelnutOrders.more': 'więcej zrealizowanych orzechowych zamówień niż ty',
  'count.lateOrders.each':
    '{n, plural, one {za każde zrealizowane późne zamówienie} few {za każde # zrealizowane późne zamówienia} many {za każde # zrealizowanych późnych zamówień} other {za każde # zrealizowanego późnego zamówienia}}',
  'count.lateOrders.some':
    '{n, plural, one {# zrealizowane późne zamówienie} few {# zrealizowane późne zamówienia} many {# zrealizowanych późnych zamówień} other {# zrealizowanego późnego zamówienia}}',
  'count.lateOrders.more': 'więcej zrealizowanych późnych zamówień niż ty',
  'count.openOrders.each':
    '{n, plural, one {za każde otwarte zamówienie} few {za każde # otwarte zamówienia} many {za każde # otwartych zamówień} other {za każde # otwartego zamówienia}}',
  'count.openOrders.some':
    '{n, plural, one {# otwarte zamówienie} few {# otwarte zamówienia} many {# otwartych zamówień} other {# otwartego zamówienia}}',
  'count.openOrders.more': 'więcej otwartych zamówień niż ty',
  'count.helpers.each':
    '{n, plural, one {za każdego pomocnika} few {za każdych # pomocników} many {za każdych # pomocników} other {za każde # pomocnika}}',
  'count.helpers.some': '{n, plural, one {# pomocnika} few {# pomocników} many {# pomocników} other {# pomocnika}}',
  'count.helpers.more': 'więcej pomocników niż ty',
  'count.improvements.each':
    '{n, plural, one {za każde ulepszenie warsztatu} few {za każde # ulepszenia warsztatu} many {za każde # ulepszeń warsztatu} other {za każde # ulepszenia warsztatu}}',
  'count.improvements.some':
    '{n, plural, one {# ulepszenie warsztatu} few {# ulepszenia warsztatu} many {# ulepszeń warsztatu} other {# ulepszenia warsztatu}}',
  'count.improvements.more': 'więcej ulepszeń warsztatu niż ty',
  'count.tools.each':
    '{n, plural, one {za każde narzędzie} few {za każde # narzędzia} many {za każde # narzędzi} other {za każde # narzędzia}}',
  'count.tools.some': '{n, plural, one {# narzędzie} few {# narzędzia} many {# narzędzi} other {# narzędzia}}',
  'count.tools.more': 'więcej narzędzi niż ty',
  'count.toolTypes.each':
    '{n, plural, one {za każdy rodzaj narzędzi} few {za każde # rodzaje narzędzi} many {za każde # rodzajów narzędzi} other {za każde # rodzaju narzędzi}}',
  'count.toolTypes.some':
    '{n, plural, one {# rodzaj narzędzi} few {# rodzaje narzędzi} many {# rodzajów narzędzi} other {# rodzaju narzędzi}}',
  'count.toolTypes.more': 'więcej rodzajów narzędzi niż ty',
  'count.pairs.each':
    '{n, plural, one {za każdą parę różnych sąsiednich narzędzi} few {za każde # pary różnych sąsiednich narzędzi} many {za każde # par różnych sąsiednich narzędzi} other {za każde # pary różnych sąsiednich narzędzi}}',
  'count.pairs.some':
    '{n, plural, one {# parę różnych sąsiednich narzędzi} few {# pary różnych sąsiednich narzędzi} many {# par różnych sąsiednich narzędzi} other {# pary różnych sąsiednich narzędzi}}',
  'count.pairs.more': 'więcej par różnych sąsiednich narzędzi niż ty',
  'count.lumber.each':
    '{n, plural, one {za każdą kość w składzie drewna} few {za każde # kości w składzie drewna} many {za każde # kości w składzie drewna} other {za każde # kości w składzie drewna}}',
  'count.lumber.some':
    '{n, plural, one {# kość w składzie drewna} few {# kości w składzie drewna} many {# kości w składzie drewna} other {# kości w składzie drewna}}',
  'count.lumber.more': 'więcej kości w składzie drewna niż ty',
  'count.trees.each':
    '{n, plural, one {za każde drzewo} few {za każde # drzewa} many {za każde # drzew} other {za każde # drzewa}}',
  'count.trees.some': '{n, plural, one {# drzewo} few {# drzewa} many {# drzew} other {# drzewa}}',
  'count.trees.more': 'więcej drzew niż ty',
  'count.colours.each':
    '{n, plural, one {za każdy kolor drewna} few {za każde # kolory drewna} many {za każde # kolorów drewna} other {za każde # koloru drewna}}',
  'count.colours.some':
    '{n, plural, one {# kolor drewna} few {# kolory drewna} many {# kolorów drewna} other {# koloru drewna}}',
  'count.colours.more': 'więcej kolorów drewna niż ty',
  'count.claimedContracts.each':
    '{n, plural, one {za każde zdobyte zlecenie publiczne} few {za każde # zdobyte zlecenia publiczne} many {za każde # zdobytych zleceń publicznych} other {za każde # zdobytego zlecenia publicznego}}',
  'count.claimedContracts.some':
    '{n, plural, one {# zdobyte zlecenie publiczne} few {# zdobyte zlecenia publiczne} many {# zdobytych zleceń publicznych} other {# zdobytego zlecenia publicznego}}',
  'count.claimedContracts.more': 'więcej zdobytych zleceń publicznych niż ty',
  'count.marketingSteps.each':
    '{n, plural, one {za każdy krok marketingu} few {za każde # kroki marketingu} many {za każde # kroków marketingu} other {za każde # kroku marketingu}}',
  'count.marketingSteps.some':
    '{n, plural, one {# krok marketingu} few {# kroki marketingu} many {# kroków marketingu} other {# kroku marketingu}}',
  'count.marketingSteps.more': 'więcej kroków marketingu niż ty',
  'count.reputationValue.each':
    '{n, plural, one {za każdy punkt wartości reputacji} few {za każde # punkty wartości reputacji} many {za każde # punktów wartości reputacji} other {za każde # punktu wartości reputacji}}',
  'count.reputationValue.some':
    '{n, plural, one {# punkt wartości reputacji} few {# punkty wartości reputacji} many {# punktów wartości reputacji} other {# punktu wartości reputacji}}',
  'count.reputationValue.more': 'więcej punktów wartości reputacji niż ty',
  'count.benches.each':
    '{n, plural, one {za każdą płytkę piłowania, łączenia lub klejenia} few {za każde # płytki piłowania, łączenia lub klejenia} many {za każde # płytek piłowania, łączenia lub klejenia} other {za każde # płytki piłowania, łączenia lub klejenia}}',
  'count.benches.some':
    '{n, plural, one {# płytkę piłowania, łączenia lub klejenia} few {# płytki piłowania, łączenia lub klejenia} many {# płytek piłowania, łączenia lub klejenia} other {# płytki piłowania, łączenia lub klejenia}}',
  'count.benches.more': 'więcej płytek piłowania, łączenia lub klejenia niż ty',
  'count.usedBenches.each':
    '{n, plural, one {za każdą użytą płytkę} few {za każde # użyte płytki} many {za każde # użytych płytek} other {za każde # użytej płytki}}',
  'count.usedBenches.some':
    '{n, plural, one {# użytą płytkę} few {# użyte płytki} many {# użytych płytek} other {# użytej płytki}}',
  'count.usedBenches.more': 'więcej użytych płytek niż ty',
  'count.atticRow.each':
    '{row, select, bottom {{n, plural, one {za każde narzędzie w dolnym rzędzie} few {za każde # narzędzia w dolnym rzędzie} many {za każde # narzędzi w dolnym rzędzie} other {za każde # narzędzia w dolnym rzędzie}}} middle {{n, plural, one {za każde narzędzie w środkowym rzędzie} few {za każde # narzędzia w środkowym rzędzie} many {za każde # narzędzi w środkowym rzędzie} other {za każde # narzędzia w środkowym rzędzie}}} other {{n, plural, one {za każde narzędzie w górnym rzędzie} few {za każde # narzędzia w górnym rzędzie} many {za każde # narzędzi w górnym rzędzie} other {za każde # narzędzia w górnym rzędzie}}}}',
  'count.atticRow.some':
    '{row, select, bottom {{n, plural, one {# narzędzie w dolnym rzędzie} few {# narzędzia w dolnym rzędzie} many {# narzędzi w dolnym rzędzie} other {# narzędzia w dolnym rzędzie}}} middle {{n, plural, one {# narzędzie w środkowym rzędzie} few {# narzędzia w środkowym rzędzie} many {# narzędzi w środkowym rzędzie} other {# narzędzia w środkowym rzędzie}}} other {{n, plural, one {# narzędzie w górnym rzędzie} few {# narzędzia w górnym rzędzie} many {# narzędzi w górnym rzędzie} other {# narzędzia w górnym rzędzie}}}}',
  'count.atticRow.more':
    '{row, select, bottom {więcej narzędzi w dolnym rzędzie niż ty} middle {więcej narzędzi w środkowym rzędzie niż ty} other {więcej narzędzi w górnym rzędzie niż ty}}',
  'count.helpersOf.each':
    '{ability, select, immediate {{n, plural, one {za każdego pomocnika ze zdolnością natychmiastową} few {za każdych # pomocników ze zdolnością natychmiastową} many {za każdych # pomocników ze zdolnością natychmiastową} other {za każde # pomocnika ze zdolnością natychmiastową}}} oncePerTurn {{n, plural, one {za każdego pomocnika ze zdolnością raz na turę} few {za każdych # pomocników ze zdolnością raz na turę} many {za każdych # pomocników ze zdolnością raz na turę} other {za każde # pomocnika ze zdolnością raz na turę}}} other {{n, plural, one {za każdego pomocnika ze zdolnością trwałą} few {za każdych # pomocników ze zdolnością trwałą} many {za każdych # pomocników ze zdolnością trwałą} other {za każde # pomocnika ze zdolnością trwałą}}}}',
  'count.helpersOf.some':
    '{ability, select, immediate {{n, plural, one {# pomocnika ze zdolnością natychmiastową} few {# pomocników ze zdolnością natychmiastową} many {# pomocników ze zdolnością natychmiastową} other {# pomocnika ze zdolnością natychmiastową}}} oncePerTurn {{n, plural, one {# pomocnika ze zdolnością raz na turę} few {# pomocników ze zdolnością raz na turę} many {# pomocników ze zdolnością raz na turę} other {# pomocnika ze zdolnością raz na turę}}} other {{n, plural, one {# pomocnika ze zdolnością trwałą} few {# pomocników ze zdolnością trwałą} many {# pomocników ze zdolnością trwałą} other {# pomocnika ze zdolnością trwałą}}}}',
  'count.helpersOf.more':
    '{ability, select, immediate {więcej pomocników ze zdolnością natychmiastową niż ty} oncePerTurn {więcej pomocników ze zdolnością raz na turę niż ty} other {więcej pomocników ze zdolnością trwałą niż ty}}',
  'count.dice.each':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {za każdą zieloną kość} few {za każde # zielone kości} many {za każde # zielonych kości} other {za każde # zielonej kości}}} one {{n, plural, one {za każdą zieloną kość o wartości {value, number}} few {za każde # zielone kości o wartości {value, number}} many {za każde # zielonych kości o wartości {value, number}} other {za każde # zielonej kości o wartości {value, number}}}} few {{n, plural, one {za każdą zieloną kość o wartości {value, number}} few {za każde # zielone kości o wartości {value, number}} many {za każde # zielonych kości o wartości {value, number}} other {za każde # zielonej kości o wartości {value, number}}}} many {{n, plural, one {za każdą zieloną kość o wartości {value, number}} few {za każde # zielone kości o wartości {value, number}} many {za każde # zielonych kości o wartości {value, number}} other {za każde # zielonej kości o wartości {value, number}}}} other {{n, plural, one {za każdą zieloną kość o wartości {value, number}} few {za każde # zielone kości o wartości {value, number}} many {za każde # zielonych kości o wartości {value, number}} other {za każde # zielonej kości o wartości {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {za każdą żółtą kość} few {za każde # żółte kości} many {za każde # żółtych kości} other {za każde # żółtej kości}}} one {{n, plural, one {za każdą żółtą kość o wartości {value, number}} few {za każde # żółte kości o wartości {value, number}} many {za każde # żółtych kości o wartości {value, number}} other {za każde # żółtej kości o wartości {value, number}}}} few {{n, plural, one {za każdą żółtą kość o wartości {value, number}} few {za każde # żółte kości o wartości {value, number}} many {za każde # żółtych kości o wartości {value, number}} other {za każde # żółtej kości o wartości {value, number}}}} many {{n, plural, one {za każdą żółtą kość o wartości {value, number}} few {za każde # żółte kości o wartości {value, number}} many {za każde # żółtych kości o wartości {value, number}} other {za każde # żółtej kości o wartości {value, number}}}} other {{n, plural, one {za każdą żółtą kość o wartości {value, number}} few {za każde # żółte kości o wartości {value, number}} many {za każde # żółtych kości o wartości {value, number}} other {za każde # żółtej kości o wartości {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {za każdą brązową kość} few {za każde # brązowe kości} many {za każde # brązowych kości} other {za każde # brązowej kości}}} one {{n, plural, one {za każdą brązową kość o wartości {value, number}} few {za każde # brązowe kości o wartości {value, number}} many {za każde # brązowych kości o wartości {value, number}} other {za każde # brązowej kości o wartości {value, number}}}} few {{n, plural, one {za każdą brązową kość o wartości {value, number}} few {za każde # brązowe kości o wartości {value, number}} many {za każde # brązowych kości o wartości {value, number}} other {za każde # brązowej kości o wartości {value, number}}}} many {{n, plural, one {za każdą brązową kość o wartości {value, number}} few {za każde # brązowe kości o wartości {value, number}} many {za każde # brązowych kości o wartości {value, number}} other {za każde # brązowej kości o wartości {value, number}}}} other {{n, plural, one {za każdą brązową kość o wartości {value, number}} few {za każde # brązowe kości o wartości {value, number}} many {za każde # brązowych kości o wartości {value, number}} other {za każde # brązowej kości o wartości {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {za każdą kość} few {za każde # kości} many {za każde # kości} other {za każde # kości}}} one {{n, plural, one {za każdą kość o wartości {value, number}} few {za każde # kości o wartości {value, number}} many {za każde # kości o wartości {value, number}} other {za każde # kości o wartości {value, number}}}} few {{n, plural, one {za każdą kość o wartości {value, number}} few {za każde # kości o wartości {value, number}} many {za każde # kości o wartości {value, number}} other {za każde # kości o wartości {value, number}}}} many {{n, plural, one {za każdą kość o wartości {value, number}} few {za każde # kości o wartości {value, number}} many {za każde # kości o wartości {value, number}} other {za każde # kości o wartości {value, number}}}} other {{n, plural, one {za każdą kość o wartości {value, number}} few {za każde # kości o wartości {value, number}} many {za każde # kości o wartości {value, number}} other {za każde # kości o wartości {value, number}}}}}}}',
  'count.dice.some':
    '{colour, select, green {{value, plural, =0 {{n, plural, one {# zieloną kość} few {# zielone kości} many {# zielonych kości} other {# zielonej kości}}} one {{n, plural, one {# zieloną kość o wartości {value, number}} few {# zielone kości o wartości {value, number}} many {# zielonych kości o wartości {value, number}} other {# zielonej kości o wartości {value, number}}}} few {{n, plural, one {# zieloną kość o wartości {value, number}} few {# zielone kości o wartości {value, number}} many {# zielonych kości o wartości {value, number}} other {# zielonej kości o wartości {value, number}}}} many {{n, plural, one {# zieloną kość o wartości {value, number}} few {# zielone kości o wartości {value, number}} many {# zielonych kości o wartości {value, number}} other {# zielonej kości o wartości {value, number}}}} other {{n, plural, one {# zieloną kość o wartości {value, number}} few {# zielone kości o wartości {value, number}} many {# zielonych kości o wartości {value, number}} other {# zielonej kości o wartości {value, number}}}}}} yellow {{value, plural, =0 {{n, plural, one {# żółtą kość} few {# żółte kości} many {# żółtych kości} other {# żółtej kości}}} one {{n, plural, one {# żółtą kość o wartości {value, number}} few {# żółte kości o wartości {value, number}} many {# żółtych kości o wartości {value, number}} other {# żółtej kości o wartości {value, number}}}} few {{n, plural, one {# żółtą kość o wartości {value, number}} few {# żółte kości o wartości {value, number}} many {# żółtych kości o wartości {value, number}} other {# żółtej kości o wartości {value, number}}}} many {{n, plural, one {# żółtą kość o wartości {value, number}} few {# żółte kości o wartości {value, number}} many {# żółtych kości o wartości {value, number}} other {# żółtej kości o wartości {value, number}}}} other {{n, plural, one {# żółtą kość o wartości {value, number}} few {# żółte kości o wartości {value, number}} many {# żółtych kości o wartości {value, number}} other {# żółtej kości o wartości {value, number}}}}}} brown {{value, plural, =0 {{n, plural, one {# brązową kość} few {# brązowe kości} many {# brązowych kości} other {# brązowej kości}}} one {{n, plural, one {# brązową kość o wartości {value, number}} few {# brązowe kości o wartości {value, number}} many {# brązowych kości o wartości {value, number}} other {# brązowej kości o wartości {value, number}}}} few {{n, plural, one {# brązową kość o wartości {value, number}} few {# brązowe kości o wartości {value, number}} many {# brązowych kości o wartości {value, number}} other {# brązowej kości o wartości {value, number}}}} many {{n, plural, one {# brązową kość o wartości {value, number}} few {# brązowe kości o wartości {value, number}} many {# brązowych kości o wartości {value, number}} other {# brązowej kości o wartości {value, number}}}} other {{n, plural, one {# brązową kość o wartości {value, number}} few {# brązowe kości o wartości {value, number}} many {# brązowych kości o wartości {value, number}} other {# brązowej kości o wartości {value, number}}}}}} other {{value, plural, =0 {{n, plural, one {# kość} few {# kości} many {# kości} other {# kości}}} one {{n, plural, one {# kość o wartości {value, number}} few {# kości o wartości {value, number}} many {# kości o wartości {value, number}} other {# kości o wartości {value, number}}}} few {{n, plural, one {# kość o wartości {value, number}} few {# kości o wartości {value, number}} many {# kości o wartości {value, number}} other {# kości o wartości {value, number}}}} many {{n, plural, one {# kość o wartości {value, number}} few {# kości o wartości {value, number}} many {# kości o wartości {value, number}} other {# kości o wartości {value, number}}}} other {{n, plural, one {# kość o wartości {value, number}} few {# kości o wartości {value, number}} many {# kości o wartości {value, number}} other {# kości o wartości {value, number}}}}}}}',
  'count.dice.more':
    '{colour, select, green {{value, plural, =0 {więcej zielonych kości niż ty} one {więcej zielonych kości o wartości {value, number} niż ty} few {więcej zielonych kości o wartości {value, number} niż ty} many {więcej zielonych kości o wartości {value, number} niż ty} other {więcej zielonych kości o wartości {value, number} niż ty}}} yellow {{value, plural, =0 {więcej żółtych kości niż ty} one {więcej żółtych kości o wartości {value, number} niż ty} few {więcej żółtych kości o wartości {value, number} niż ty} many {więcej żółtych kości o wartości {value, number} niż ty} other {więcej żółtych kości o wartości {value, number} niż ty}}} brown {{value, plural, =0 {więcej brązowych kości niż ty} one {więcej brązowych kości o wartości {value, number} niż ty} few {więcej brązowych kości o wartości {value, number} niż ty} many {więcej brązowych kości o wartości {value, number} niż ty} other {więcej brązowych kości o wartości {value, number} niż ty}}} other {{value, plural, =0 {więcej kości niż ty} one {więcej kości o wartości {value, number} niż ty} few {więcej kości o wartości {value, number} niż ty} many {więcej kości o wartości {value, number} niż ty} other {więcej kości o wartości {value, number} niż ty}}}}',

  // What permanent abilities hold
  'rule.discount':
    '{on, select, yardDie {każda kość z publicznego składu jest tańsza o {n, number}} six {każda kupiona szóstka jest tańsza o {n, number}} material {każdy zakup materiału jest tańszy o {n, number}} order {kolejne zamówienie jest tańsze o {n, number}} helper {pomocnicy są tańsi o {n, number}} improvement {ulepszenia są tańsze o {n, number}} other {marketing jest tańszy o {n, number}}}',
  'rule.sellHigher': 'każda sprzedana kość daje o {n, number} więcej',
  'rule.moreDice':
    '{n, plural, one {przy zakupie drewna możesz kupić o # kość więcej} few {przy zakupie drewna możesz kupić o # kości więcej} many {przy zakupie drewna możesz kupić o # kości więcej} other {przy zakupie drewna możesz kupić o # kości więcej}}',
  'rule.moreBundles':
    '{n, plural, one {przy zakupie materiałów możesz kupić o # rodzaj więcej} few {przy zakupie materiałów możesz kupić o # rodzaje więcej} many {przy zakupie materiałów możesz kupić o # rodzajów więcej} other {przy zakupie materiałów możesz kupić o # rodzaju więcej}}',
  'rule.moreOrders':
    '{n, plural, one {przy wyborze zamówień możesz wziąć o # zamówienie więcej} few {przy wyborze zamówień możesz wziąć o # zamówienia więcej} many {przy wyborze zamówień możesz wziąć o # zamówień więcej} other {przy wyborze zamówień możesz wziąć o # zamówienia więcej}}',
  'rule.moreProduction':
    '{n, plural, one {każda produkcja obejmuje o # pomocnika więcej} few {każda produkcja obejmuje o # pomocników więcej} many {każda produkcja obejmuje o # pomocników więcej} other {każda produkcja obejmuje o # pomocnika więcej}}',
  'rule.moreTrees':
    '{n, plural, one {możesz posadzić o # drzewo więcej} few {możesz posadzić o # drzewa więcej} many {możesz posadzić o # drzew więcej} other {możesz posadzić o # drzewa więcej}}',
  'rule.largerTrees': 'możesz sadzić kości aż do {n, number}',
  'rule.fasterGrowth': 'twoje drzewa rosną o {n, number} więcej',
  'rule.freeCuts':
    '{n, plural, one {przy każdym piłowaniu o # cięcie więcej nie wymaga tarczy} few {przy każdym piłowaniu o # cięcia więcej nie wymagają tarczy} many {przy każdym piłowaniu o # cięć więcej nie wymaga tarczy} other {przy każdym piłowaniu o # cięcia więcej nie wymaga tarczy}}',
  'rule.higherSplice': 'płytki łączenia zwiększają kość o {n, number} więcej',
  'rule.spliceFree': 'łączenie nie wymaga ścinków',
  'rule.glueFree': 'klejenie nie wymaga kleju',
  'rule.gluePoints': 'klejenie dwóch kolorów daje o {n, number} więcej',
  'rule.largerPile':
    '{n, plural, one {w składzie drewna mieści się o # kość więcej} few {w składzie drewna mieści się o # kości więcej} many {w składzie drewna mieści się o # kości więcej} other {w składzie drewna mieści się o # kości więcej}}',
  'rule.cheaperBonus':
    '{n, plural, one {akcja bonusowa kosztuje o # latarnię mniej} few {akcja bonusowa kosztuje o # latarnie mniej} many {akcja bonusowa kosztuje o # latarni mniej} other {akcja bonusowa kosztuje o # latarni mniej}}',
  'rule.richerSubstitute':
    '{n, plural, one {zamiast akcji bierzesz o # jagodę więcej} few {zamiast akcji bierzesz o # jagody więcej} many {zamiast akcji bierzesz o # jagód więcej} other {zamiast akcji bierzesz o # jagody więcej}}',
  'rule.orderReputation': 'zamówienia dające reputację dają jej o {n, number} więcej',
  'rule.marketPoints': 'każdy krok marketingu daje o {n, number} więcej',

  // What sets permanent abilities off
  'ability.when': 'stale, {when}: {effect}',
  'when.sellDie': 'gdy sprzedajesz kość',
  'when.takeOrder': 'gdy bierzesz zamówienie',
  'when.hire': 'gdy zatrudniasz kolejnego pomocnika',
  'when.produce': 'za każdego produkującego pomocnika',
  'when.improve': 'gdy ulepszasz warsztat',
  'when.saw': 'gdy piłujesz',
  'when.splice': 'gdy łączysz ścinki',
  'when.glue': 'gdy kleisz',
  'when.harvest': 'gdy ścinasz drzewo',
  'when.placeTool': 'gdy kładziesz narzędzie',
  'when.market': 'gdy wykonujesz krok marketingu',
  'when.substitute': 'gdy bierzesz jagody zamiast akcji',
  'when.bonusAction': 'gdy wykonujesz akcję bonusową',
  'when.income': 'w każdej fazie przychodu',
  'when.buyDie':
    '{colour, select, green {gdy kupujesz zieloną kość} yellow {gdy kupujesz żółtą kość} brown {gdy kupujesz brązową kość} other {gdy kupujesz kość}}',
  'when.plant':
    '{colour, select, green {gdy sadzisz zielone drzewo} yellow {gdy sadzisz żółte drzewo} brown {gdy sadzisz brązowe drzewo} other {gdy sadzisz drzewo}}',
  'when.buyBundle':
    '{material, select, glue {gdy kupujesz klej} scrapwood {gdy kupujesz ścinki} blades {gdy kupujesz tarcze piły} other {gdy kupujesz materiał}}',
  'when.completeOrder':
    '{row, select, rep3 {gdy realizujesz zamówienie w najwyższym rzędzie} rep2 {gdy realizujesz zamówienie w drugim rzędzie} rep1 {gdy realizujesz zamówienie w trzecim rzędzie} berry {gdy realizujesz zamówienie w rzędzie z jagodą} late {gdy realizujesz zamówienie w ostatnim rzędzie} other {gdy realizujesz zamówienie}}',
  'when.moveTile':
    '{action, select, buyLumber {gdy przesuwasz płytkę „zakup drewna”} exchangeDice {gdy przesuwasz płytkę „wymiana kości”} buyMaterials {gdy przesuwasz płytkę „zakup materiałów”} chooseOrders {gdy przesuwasz płytkę „wybór zamówień”} chooseHelper {gdy przesuwasz płytkę „wybór pomocnika”} produceOrPlant {gdy przesuwasz płytkę „produkcja / sadzenie drzewa”} improveWorkshop {gdy przesuwasz płytkę „ulepszenie warsztatu”} other {gdy przesuwasz płytkę}}',
} satisfies Translation<'woodcraftCards'>
