import type { Translation } from '../message-id.ts'

export const wistarHelp = {
  space: 'Pole na disku',
  'space.text':
    'Velitel tady provede hlavní akci vedle pole a bonusové akce nakreslené v něm, v libovolném pořadí. Na poli je jen jeden velitel a v jednom segmentu nikdy dva tvoji: zbytek segmentu je pak pod řetězem.',
  'hut.text':
    'Velitelů tu může stát kolik chce, řadí se zleva: každý získá žeton pohybu a lektvar a fronta určí příští pořadí.',
  'action.text':
    'Hlavní akce je tak silná, kolik máš krys v její oblasti; karty ji mohou posílit. Při síle 0 se nestane nic.',
  'region.text':
    'Číslo říká, kolik krys tu stojí. Žeton pohybu přesune jednu do jiné oblasti; od vchodu do nory se posílají zdarma.',
  'room.text':
    'Průzkumníci chodí z místnosti do místnosti otevřenými průchody. K myším, úkolům a dveřím dosáhneš od svého průzkumníka i od svých stanů.',
  door: 'Dveře',
  'door.text': 'Kdo je otevře, získá bonus na rubu a žeton si nechá; průchod je od té chvíle otevřený pro všechny.',
  mission: 'Úkol, lícem dolů',
  'mission.text': 'Odhalení stojí bod průzkumu a hned dá jeho bonus; pak zůstane lícem nahoru.',
  row: 'Řádek úkolu',
  'row.text':
    'Kdo splní, co je vlevo, položí sem kostku a získá, co je vpravo. Zámek se odemkne, když je hotový řádek, který uvádí.',
  'guests.text': 'Zisk myši stojí bod průzkumu a volnou komoru. Destička se obrátí až potom.',
  guests: 'Myši',
  'ability.cube':
    'Kostka na ní jde na řádek úkolu a schopnost se uvolní. Hnědé kostky jdou na kterýkoli úkol, šedé jen ve sklepě. Číslo je poplatek v předmětech.',
  build: 'Další postel',
  'build.text':
    'Postel stojí 2 dřeva, se schopností 1, a potřebuje volnou komoru. Její krysa jde ke vchodu do nory. Na konci platí jen nejvyšší odkrytá hodnota.',
  dig: 'Další komora',
  'dig.text':
    'Komora stojí 2 kovy, se schopností 1. Vejde se do ní postel nebo myš. Na konci platí jen nejvyšší odkrytá hodnota.',
  'deck.text':
    'Karta z vrchu balíčku stojí stejně bodů projektů jako vyložená: základní 1, pokročilá 2. Na začátku kola se odhodí dvě karty vpravo (»).',
  stock: 'Co máš',
  'stock.text':
    'Žolík stojí 3 předměty a nahradí jeden chybějící symbol dovednosti; elektřina stojí 4. Předměty jsou dřevo, kov a karty z ruky. Na konci má 5 zbylých věcí hodnotu bodu.',
  'tent.text':
    'Stan se staví tam, kde je tvůj průzkumník, a zůstane tam navždy: můžeš tam jednat, jako by tam tvůj průzkumník byl, jen ne chodit.',
  tent: 'Stan',
} satisfies Translation<'wistarHelp'>
