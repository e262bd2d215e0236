import type { Translation } from '../../message-id.ts'

export const wistarHelp = {
  space: 'Pole na disku',
  'space.text':
    'Velitel tady provede hlavní akci vedle pole a bonusovou akci zobrazenou na něm, v libovolném pořadí. Na poli je jen jeden velitel a v jedné sekci disku nikdy dva tvoji: zbytek sekce je pak pod řetězem.',
  'hut.text':
    'Velitelů tu může stát libovolný počet, řadí se zleva: každý přinese žeton pohybu a lektvar a jejich řada určí pořadí v příštím kole.',
  'action.text':
    'Síla hlavní akce se rovná počtu tvých krys v její oblasti; karty ji mohou zvýšit. Při síle 0 se nestane nic.',
  'region.text':
    'Číslo říká, kolik krys tu je. Žeton pohybu přesune jednu do jiné oblasti; od vchodu do nory se posílají zdarma.',
  'room.text':
    'Průzkumníci chodí z místnosti do místnosti otevřenými průchody. K myším, úkolům a dveřím dosáhneš od svého průzkumníka i od svých stanů.',
  door: 'Dveře',
  'door.text':
    'Kdo je otevře, získá bonus na druhé straně a žeton si nechá; průchod je od té chvíle otevřený pro všechny.',
  mission: 'Úkol, lícem dolů',
  'mission.text': 'Odhalení stojí bod průzkumu a hned dá bonus; úkol pak zůstane lícem nahoru.',
  row: 'Řádek úkolu',
  'row.text':
    'Kdo má, co je vlevo, položí sem kostičku a získá, co je vpravo. Zámek se odemkne, když je splněný řádek, který uvádí.',
  'guests.text': 'Zisk myši stojí bod průzkumu a vyžaduje volnou komoru. Destička se obrátí až potom.',
  guests: 'Myši',
  'ability.cube':
    'Kostička z ní přijde na řádek úkolu a schopnost se odemkne. Hnědé kostičky jsou na kterýkoli úkol, šedé jen na úkoly ve sklepě. Číslo je poplatek v předmětech.',
  build: 'Další postel',
  'build.text':
    'Postel stojí 2 dřeva (se schopností 1) a vyžaduje volnou komoru. Její krysa jde ke vchodu do nory. Na konci platí jen nejvyšší odkrytá hodnota.',
  dig: 'Další komora',
  'dig.text':
    'Komora stojí 2 kovy (se schopností 1). Vejde se do ní postel nebo myš. Na konci platí jen nejvyšší odkrytá hodnota.',
  'deck.text':
    'Vrchní karta balíčku stojí stejně bodů projektů jako vyložená: základní 1, pokročilá 2. Na začátku kola se odhodí dvě karty vpravo (»).',
  stock: 'Co máš',
  'stock.text':
    'Žeton všeumětelství stojí 3 předměty a nahradí jeden chybějící symbol dovednosti; žeton elektrického proudu stojí 4. Předměty jsou dřevo, kov a karty z ruky. Na konci je za každých 5 zbylých věcí bod.',
  round: 'Kolo',
  'round.text':
    'Pět kol po třech velitelích. Na začátku nového se velitelé vrátí, disk se pootočí o jednu sekci, jak ukazuje šipka, a nabídka se posune.',
  entrance: 'Vchod do nory',
  'entrance.text': 'Krysa z nové postele tu čeká, dokud ji nepošleš do oblasti: zdarma a ve svém tahu, kolikrát chceš.',
  'skill.text':
    'Kolik těchto symbolů mají tvoje karty a žetony dovedností. Když je něco požaduje, neutrácejí se; žeton všeumětelství nahradí jeden chybějící.',
  'tent.text':
    'Stan se staví tam, kde je tvůj průzkumník, a zůstane tam natrvalo. Můžeš tam provádět akce, jako by tam průzkumník byl, jen pohyb začíná vždy od něj.',
  tent: 'Stan',
} satisfies Translation<'wistarHelp'>
