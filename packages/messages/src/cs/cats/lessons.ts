import type { catsLessons as english } from '../../en/cats/lessons.ts'

export const catsLessons = {
  'lesson.family': 'Tvůj první den\nRodinná hra Ostrova koček: ber kočky, umísťuj je a vytvoř rodinu.',
  'lesson.family.boat':
    'Tvá loď.\nZaplň jejích sedm sekcí: každá nezaplněná stojí na konci 5 bodů, každá nezakrytá krysa 1.',
  'lesson.family.lessons':
    'Úkoly.\nTyto karty přinášejí body jen tobě. Ze tří si nech dvě; pro první hru se hodí kterékoli.',
  'lesson.family.welcome': 'Ostrov.\nKočky čekají vedle něj ve dvou zónách. Za pět dní jich na loď vezmi co nejvíc.',
  'lesson.family.cat': 'Vezmi kočku.\nV rodinné hře jsou kočky zdarma. Vezmi tuhle zelenou.',
  'lesson.family.map':
    'Umísti ji.\nOtáčej a převracej ji tlačítky nebo klávesami R a F a polož ji na malou zelenou mapu na své lodi: první dílek smí kamkoli.',
  'lesson.family.treasure': 'Poklad!\nKočka na mapě své barvy najde poklad. Vezmi si kterýkoli.',
  'lesson.family.fill':
    'Zaplň mezeru.\nKaždý dílek musí sousedit stranou s některým, který už leží. Umísti svůj poklad.',
  'lesson.family.rival': 'Ostatní.\nSoupeř si také vzal kočku. Střídáte se po jedné.',
  'lesson.family.second': 'Další zelená.\nKočky mají rády společnost své barvy. Vezmi tuhle.',
  'lesson.family.beside': 'Bok po boku.\nUmísti ji tak, aby sousedila stranou s tvou zelenou kočkou. Roh nestačí.',
  'lesson.family.third': 'A třetí.\nTři tvoří rodinu. Vezmi i tuhle.',
  'lesson.family.family': 'Rodina.\nUmísti ji vedle obou předchozích.',
  'lesson.family.points':
    '8 bodů.\nRodina tří koček má hodnotu 8 bodů a každá další kočka přidá. Tlačítko nad lodí ukáže tvé rodiny.',
  'lesson.family.pass':
    'Pro dnešek dost.\nObvykle se vyplatí brát dál, dokud se něco vejde. Tentokrát pasuj: do zítřka už nehraješ.',
  'lesson.family.days':
    'Další den.\nZóny se znovu doplní. Po pěti dnech se sečtou body: rodiny a úkoly, minus krysy a nezaplněné sekce.',
  'lesson.day': 'Jeden den plné hry\nRyby, karty a koše: co má plná hra oproti rodinné navíc.',
  'lesson.day.fish': '20 ryb.\nKaždé ráno dostaneš 20 ryb :fish: na karty a kočky. Co neutratíš, ti zůstane.',
  'lesson.day.draft': 'Sedm karet.\nDvě si nech; zbytek dostane soused a ty dostaneš jeho.',
  'lesson.day.more': 'Pět karet.\nTy jsou od souseda. Zase si nech dvě.',
  'lesson.day.last': 'Tři karty.\nDvě si nech; poslední přijde sama. Pak jich máš sedm.',
  'lesson.day.buy': 'Pořiď si karty.\nVyber aspoň jednu a nech si 3 ryby na kočku. Ostatní se odhodí.',
  'lesson.day.cards':
    'Pět druhů.\nKarty odlovu dávají koše a rychlost, úkoly přinášejí body, karty oshaxe a pokladu přinášejí dílky, univerzální karty lze zahrát kdykoli.',
  'lesson.day.rescue':
    'Zachraň kočku.\nV jedné zóně stojí kočka 3 ryby, ve druhé 5 a ke každé patří jeden koš :basket:. Jeden máš a každý den je znovu k použití. Vezmi kteroukoli, na kterou máš.',
  'lesson.day.place': 'Umísti ji.\nSmí kamkoli: tvá loď je prázdná.',
  'lesson.day.next':
    'Až do rána.\nZachraňuj, dokud máš koše; potom přijdou vzácné objevy. Ráno jsou znovu ryby, kočky a karty: dvě si nech. Po pěti dnech se sčítají body.',
  'lesson.sister': 'Sólo: sestřička\nSoupeřka bez lodi. Až k jejímu prvnímu tahu.',
  'lesson.sister.welcome':
    'Tvá sestřička.\nNic neumísťuje. Odstraňuje, co chceš ty, a za kočky na tvé lodi dostává body podle barev.',
  'lesson.sister.draft': 'Pět karet.\nV sólové hře si necháš tři z pěti.',
  'lesson.sister.more': 'A znovu.\nZase tři z pěti; jedna další přijde sama.',
  'lesson.sister.buy': 'Pořiď si karty.\nVyber aspoň jednu a nech si 3 ryby na kočku.',
  'lesson.sister.rescue':
    'Zachraň kočku.\nKočky leží v jedné řadě, číslované zleva 1 až 8: její karta „kočka 3“ odstraní třetí. Vezmi kteroukoli, na kterou máš, dřív než ona.',
  'lesson.sister.place': 'Umísti ji.\nPak je na tahu ona.',
  'lesson.sister.answer': 'Její karty.\nVe svém tahu provede jednu kartu shora dolů. Stůl ukáže, co udělala.',
  'lesson.sister.score':
    'Její body.\nKaždý den se odhalí další barva: za každou kočku první barvy na tvé lodi má 5 bodů, pak 4, 3, 2 a 1. Musíš mít víc bodů než ona.',
  'lesson.puzzle.place': 'Nejlepší místo.\nUmísti dílek tak, aby tvá loď měla nejvíc bodů, jako by hra skončila teď.',

  'first.colour': 'Zvol jednu z pěti barev: pro tuto kartu nebo tohoto oshaxe platí od této chvíle.',
  'first.moveCat': 'Vyber kočku vedle ostrova a přesuň ji v zónách jinam.',
  'first.zone': 'Urči, kam vedle ostrova kočka přijde: na zóně závisí její cena.',
  'first.familyRescue': 'Vezmi si jednu kočku zdarma a umísti ji na svou loď, nebo pasuj.',
} satisfies { readonly [key in keyof typeof english]: string }
