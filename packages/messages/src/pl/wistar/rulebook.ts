import type { RulebookTranslation } from '../../rulebook.ts'
import { wistarLessons } from './lessons.ts'

export const wistarRulebook = {
  goal: 'Cel gry',
  'goal.story':
    'Klan w ucieczce\nTwój klan uciekł z laboratorium. W pięć Rund kopie pod starym Gospodarstwem Norę, buduje Łóżka, bada Dom i Piwnicę i zamienia odpadki w Wynalazki.',
  'goal.win':
    'Jak wygrać\nPunkty zwycięstwa :points: daje prawie wszystko: część od razu, większość w [punktacji końcowej](scoring.sum). Wygrywa, kto ma ich najwięcej.',

  parts: 'Co leży na stole',
  'parts.regions':
    'Trzy Obszary\nLas, Nora i Gospodarstwo. Stoją w nich twoi Robotnicy :worker: i dają ci tam siłę: zobacz [Siła Akcji](wheel.strength). Nowi Robotnicy czekają przy wejściu do Nory :worker-entrance:.',
  'parts.lair':
    'Twoja Nora\nTrzy Pomieszczenia są wolne od początku; pozostałe leżą pod kafelkami Podziemi i trzeba je [wykopać](actions.dig). W Pomieszczeniu :room-free: mieści się jedna rzecz: Łóżko, Mysi Gość albo Ser.',
  'parts.farm':
    'Gospodarstwo\nDom o dwóch kondygnacjach i Piwnica. Przejścia między pokojami zamykają Drzwi :door:, a Misje :mission: i Mysi Goście :guest: leżą w nich zakryci. Odkrywcy :explorer: wszystkich graczy zaczynają przy Wejściu do Gospodarstwa.',
  'parts.items':
    'Przedmioty\nDrewno :wood:, Metal :metal: i karty Wynalazków na ręce to przedmioty :item:. Niektóre rzeczy kosztują „dowolne przedmioty”: wybierasz ty. Drewno i Metal nigdy się nie kończą.',

  setup: 'Przygotowanie',
  'setup.common':
    'Gospodarstwo\nSześć Segmentów Koła układa się losowo. Trzy Cele leżą odkryte; gdy graczy jest mniej niż czworo, część ich pól jest zakryta. Drzwi, Misje i Mysi Goście leżą zakryci tam, gdzie plansza pokazuje liczbę graczy. Trzech Gości z Domu na dwóch Gościach z Piwnicy tworzy stos Rund; wierzchni jest odkryty: to Gość na obecną rundę.',
  'setup.cheese':
    'Ser\nW ostatnim pokoju Piwnicy leży Ser :cheese: za 6 punktów, a przy trzech lub czterech graczach pod nim drugi za 3.',
  'setup.player':
    'Każdy gracz\n2 Drewna, 2 Metale, 1 żeton Ruchu, 10 punktów, dwóch Robotników przy wejściu do Nory, sześciu na Łóżkach, jeden Odkrywca, trzech Przywódców, dwa Namioty i dziesięć kostek na zdolnościach.',
  'setup.cards':
    'Pierwsze karty\nWykłada się tyle par z Podstawowego i Zaawansowanego Wynalazku, ilu jest graczy. Pierwszy wybiera ostatni w kolejności, którą wyznacza los.',

  round: 'Rundy i tury',
  'round.turns':
    'Pięć Rund po trzy tury\nW każdej Rundzie każdy ma trzy tury: umieszcza jednego z trzech Przywódców :leader: i działa. W całej grze to piętnaście tur.',
  'round.new':
    'Między Rundami\n[Kolejność tury](wheel.order) ustala Chata. Przywódcy wracają. Gość na obecną rundę, którego nikt nie przyjął, odchodzi, a odkrywa się następnego. Koło obraca się zgodnie z ruchem wskazówek zegara o jeden Segment. Wynalazki i Goście dają Przychód :income:. Karty 1x znów są gotowe. W każdym rzędzie kart odchodzą dwie skrajne z prawej, pozostałe się przesuwają i dochodzą nowe.',

  wheel: 'Umieszczenie Przywódcy',
  'wheel.place':
    'Na Kole Akcji\nUmieść Przywódcę na wolnym polu Segmentu. W jednym Segmencie nie możesz mieć dwóch Przywódców, a na polu stoi tylko jeden. Wykonujesz Akcję Główną przy Segmencie i Akcję Dodatkową pola, w dowolnej kolejności, jedną po drugiej. Każdą część możesz pominąć.',
  'wheel.strength':
    'Siła Akcji\nSiła Akcji Głównej to liczba twoich Robotników w jej Obszarze. Bez nich siła wynosi 0 i działa tylko Akcja Dodatkowa.',
  'wheel.bonus':
    'Akcje Dodatkowe\nPrzesuń jednego lub dwóch Robotników do innych Obszarów; weź żeton Jokera, Drewno, Metal albo wierzchni Podstawowy Wynalazek; 1 punkt Eksploracji; [Eliksir](wheel.potion); przyjmij Gościa na obecną rundę; zagraj Wynalazek; wykonaj Misję.',
  'wheel.guest':
    'Gość na obecną rundę\nW Rundzie może go przyjąć jeden gracz i potrzebuje wolnego Pomieszczenia. Bez niego z pola można skorzystać, ale Gość zostaje.',
  'wheel.hut':
    'Chata Alchemika\nZamiast na Kole możesz umieścić Przywódcę w Chacie :hut:, także kilku i wielokrotnie. Zyskujesz 1 żeton Ruchu i Eliksir. Przywódcy ustawiają się od lewej do prawej.',
  'wheel.potion': 'Eliksir\nEliksir :potion: to jedno z tych: zagraj Wynalazek, wykonaj Misję, 1 Metal, 1 Drewno.',
  'wheel.order':
    'Kolejność tury\nW następnej Rundzie pierwsi są ci z Chaty, według swojego Przywódcy najbardziej z lewej; pozostali za nimi, jak dotąd. Kolejność zmienia się jeszcze raz przed punktacją końcową.',
  'wheel.workers':
    'Poruszanie Robotników\nRobotnik przechodzi z dowolnego Obszaru do innego. Nie dotyczy to Robotników przy wejściu do Nory: ich się [wysyła](quick.worker). Gdy możesz poruszyć dwóch, każdy idzie, dokąd chcesz.',

  actions: 'Akcje Główne',
  'actions.wood': 'Zbieranie Drewna (Las)\nWeź tyle Drewna, ile wynosi siła.',
  'actions.dig':
    'Wykopywanie Pomieszczeń (Las)\nWykop maksymalnie tyle Pomieszczeń, ile wynosi siła, po 2 Metale. Zawsze zdejmujesz kafelek Podziemi z najmniejszą liczbą punktów; wolne Pomieszczenie pod nim masz od razu.',
  'actions.metal': 'Zbieranie Metalu (Nora)\nWeź tyle Metalu, ile wynosi siła.',
  'actions.beds':
    'Budowanie Łóżek (Nora)\nZbuduj maksymalnie tyle Łóżek :bed:, ile wynosi siła, po 2 Drewna, każde w wolnym Pomieszczeniu. Zawsze bierzesz Łóżko z najmniejszą liczbą punktów; Robotnik, który na nim siedział, idzie do wejścia do Nory i odtąd jest twój.',
  'actions.projects':
    'Rozwijanie Projektów (Gospodarstwo)\nMasz tyle punktów Projektu, ile wynosi siła; Podstawowy Wynalazek kosztuje 1, Zaawansowany 2. Bierz karty z rzędu albo z wierzchu talii. Luki uzupełnia się na koniec tury. Liczba kart na ręce nie jest ograniczona.',
  'actions.explore':
    'Eksploracja (Gospodarstwo)\nMasz tyle punktów Eksploracji, ile wynosi siła. Każdy opłaca jedną czynność [Eksploracji](farm.points).',

  farm: 'Eksploracja Gospodarstwa',
  'farm.points':
    'Cztery czynności\nJeden punkt Eksploracji :explore: otwiera Drzwi, przesuwa Odkrywcę, odkrywa Misję albo zaprasza Gościa. Łącz je dowolnie.',
  'farm.doors':
    'Otwieranie Drzwi\nDrzwi muszą sąsiadować z pokojem twojego Odkrywcy lub Namiotu; od Wejścia prowadzą Drzwi na parter i na 1. piętro. Dostajesz ich bonus i zatrzymujesz żeton. Odtąd droga jest otwarta dla wszystkich.',
  'farm.move': 'Ruch\nOdkrywca przechodzi otwartym przejściem :passage: do sąsiedniego pokoju.',
  'farm.reveal': 'Odkrycie Misji\nOdkryj zakrytą Misję w pokoju swojego Odkrywcy lub Namiotu i weź bonus za odkrycie.',
  'farm.guests':
    'Mysi Goście\nPrzyjmij Gościa z pokoju swojego Odkrywcy lub Namiotu; potrzebujesz wolnego Pomieszczenia. Goście pomagają od razu, jako Przychód (pierwszy raz też od razu) albo trwale i są warci od 0 do 3 punktów. Goście z Domu :guest-house: i z Piwnicy :guest-cellar: różnią się tam, gdzie mówi o tym karta.',
  'farm.cheese':
    'Ser\nW ostatnim pokoju Piwnicy możesz tak samo wziąć wierzchni Ser, po jednym na gracza. Liczy się jako Gość z Piwnicy.',
  'farm.tents':
    'Namioty\nNamiot :tent: działa jak Odkrywca, tylko się nie porusza. Rozbicie go tam, gdzie stoi Odkrywca, to Szybka Akcja. Masz dwa, nigdy w tym samym pokoju i nie przy Wejściu.',

  quick: 'Szybkie Akcje',
  'quick.when': 'Kiedy\nDowolnie wiele, przed Akcją Główną lub Dodatkową albo po niej, ale nie w środku.',
  'quick.joker': 'Zakup żetonu Jokera\nZapłać dowolne 3 przedmioty za żeton Jokera :joker:.',
  'quick.electricity':
    'Zakup żetonu Elektryczności\nZapłać dowolne 4 przedmioty za [żeton Elektryczności](inventions.electricity).',
  'quick.movement':
    'Żeton Ruchu\nZapłać żeton Ruchu :movement:, by poruszyć jednego Robotnika, a z odblokowaną zdolnością dwóch.',
  'quick.once': 'Efekt 1x\nUżyj Wynalazku z efektem :once:; w następnej Rundzie znów będzie gotowy.',
  'quick.worker': 'Wysłanie Robotnika\nPrzesuń Robotnika z wejścia do Nory do dowolnego Obszaru, za darmo.',
  'quick.tent': 'Rozbicie Namiotu\nTam, gdzie stoi twój Odkrywca: zobacz [Namioty](farm.tents).',

  inventions: 'Wynalazki',
  'inventions.play':
    'Zagranie\nMożesz zagrać Wynalazek, gdy mówi o tym Akcja Dodatkowa, Eliksir lub karta :play:. Zapłać Drewno, Metal i żetony Ruchu. Karta zostaje przed tobą, a jej ikony odtąd się liczą.',
  'inventions.needs':
    'Co musisz mieć\nUmiejętności, rodzaje kart, Elektryczność, Gości i wykopane Pomieszczenia z karty musisz mieć, ale ich nie wydajesz. Każdy zapłacony żeton Jokera zastępuje jedną brakującą Umiejętność, tu i przy Misjach; nigdy Energię i nigdy przy Celach.',
  'inventions.types':
    'Rodzaje i Umiejętności\nNarzędzia :tool:, Automaty :automaton: i Budynki :building:. Umiejętności to :skill-strength: Siła, :skill-agility: Zwinność, :skill-perception: Spostrzegawczość, :skill-intelligence: Inteligencja i :skill-endurance: Wytrzymałość; Energia :energy: to osobna ikona.',
  'inventions.effects':
    'Efekty\nNatychmiastowy :instant: przy zagraniu; 1x :once: w Rundzie; Przychód :income: od razu i w każdej Fazie Nowej Rundy; trwały :always:; na koniec gry :endgame:; ofensywny :offensive:. Punkty karty mogą być ujemne. Co karta robi, jest przy czytaniu opisane na niej słowami.',
  'inventions.offensive':
    'Wynalazki ofensywne\nZagrany trafia każdego przeciwnika, który ma wskazanej rzeczy więcej niż ty. Kogo trafi, ustala się, zanim ktokolwiek cokolwiek straci.',
  'inventions.electricity':
    'Elektryczność\nZa pierwszym razem dostajesz żeton szarą stroną :electricity:, za drugim odwracasz go na Zaawansowaną :electricity-strong:; trzeci raz nic nie daje. Gdzie wymagana jest Podstawowa, wystarczy każda; gdzie Zaawansowana, tylko ona.',
  'inventions.market':
    'Talie i karty odrzucone\nOdkryte leżą cztery Podstawowe i cztery Zaawansowane Wynalazki. Gdy talia się skończy, nową tworzą karty z niej odrzucone.',

  missions: 'Misje i zdolności',
  'missions.complete':
    'Wykonywanie Misji\nMożesz wykonać jeden rząd, gdy mówi o tym Akcja Dodatkowa, Eliksir lub karta. Misja musi być odkryta, a w jej pokoju twój Odkrywca lub Namiot. Musisz mieć i zapłacić to, czego żąda rząd; połóż na nim kostkę i weź nagrodę.',
  'missions.rows':
    'Rzędy i kłódki\nRząd wykonuje się raz. Rząd z kłódką :lock: otwiera się, gdy ktokolwiek wykona rząd, który ją otwiera. Na jednej Misji możesz wykonać kilka rzędów.',
  'missions.cubes':
    'Kostki\nKostka pochodzi z twojej planszy i odblokowuje zdolność pod sobą. Brązowa :cube-brown: może leżeć na każdej Misji, szara :cube-grey: tylko na Misjach w Piwnicy.',
  'missions.abilities':
    'Dziesięć zdolności\nŁóżka za 1 Drewno i Pomieszczenia za 1 Metal (każda kosztuje przy odblokowaniu jeden przedmiot); Weranda, czyli dodatkowe Pomieszczenie (2 punkty); dwóch Robotników za żeton Ruchu (1); żeton Umiejętności (2); 3 punkty; 6 punktów (z obiema jeszcze 2); Wynalazek za darmo, bez względu na wymagania (1); dowolna Akcja Główna od razu (2); Bohater. Wszystkie te punkty liczą się na koniec.',
  'missions.hero':
    'Bohaterowie\nBohater :hero: daje 1 punkt za każdą twoją ikonę jego Umiejętności, z jego dwiema włącznie, i zostaje z tobą.',

  objectives: 'Cele',
  'objectives.claim':
    'Osiągnięcie Celu\nOsiągnięcie Celu :objective: to Szybka Akcja: spełnij wymaganie, połóż jeden z trzech dysków na najwyższym wolnym polu i weź bonus. Kto przyjdzie później, potrzebuje więcej. Na karcie każdy ma jeden dysk; Jokery nie pomagają.',
  'objectives.private': 'Prywatny Cel\nMa tylko najwyższe pole i potrzebuje dysku jak każdy inny.',

  scoring: 'Punktacja końcowa',
  'scoring.sum':
    'Co się dodaje\nPunkty z gry; odblokowane zdolności; najwyższe odsłonięte Łóżko i najwyższe odsłonięte Pomieszczenie, po jednym; Goście i Ser; punkty Wynalazków i ich efekty na koniec gry; 2 za Zaawansowaną Elektryczność.',
  'scoring.leftovers':
    'Pozostałe zasoby\n1 punkt za każde pięć sztuk Drewna, Metalu, żetonów Ruchu i kart na ręce łącznie oraz 1 za każde dwa żetony Jokera.',
  'scoring.tie': 'Remis\nWygrywa ten, kto jest wcześniej w kolejności.',

  modes: 'Warianty',
  'modes.peaceful':
    'Wariant Pokojowych Szczurów\nPomija się jedenaście kart, które szkodzą innym albo przed tym chronią.',
  'modes.editions':
    'Wydania\nCzeska i polska instrukcja różnią się przy siedmiu kartach i przy kłódkach. Rozstrzyga opcja stołu „wydanie”: zalecane, czeskie lub polskie. Zobacz [obie wersje](rulings.editions).',

  solo: 'Solo: Szczurobot',
  'solo.setup':
    'Twój przeciwnik\nPrzygotuj grę dla dwóch graczy. Szczurobot ma własną planszę, ośmiu Robotników, Odkrywcę, trzech Przywódców, dwa Namioty i trzy dyski i zaczyna. Z dwóch par pierwszych kart zatrzymujesz jedną.',
  'solo.level':
    'Poziom trudności\nTrzy karty Toru z trzema różnymi ikonami dają poziom od 0 do 9: dodaj ich liczby, z których żadne dwie nie mogą różnić się o więcej niż 1. Rozdziela się na nie pięć żetonów Toru Umiejętności.',
  'solo.ignores':
    'Czego nie robi\nNie ma Drewna, Metalu ani Elektryczności, nie dostaje bonusów pól, Drzwi i Misji ani efektów kart i Gości. Z Celów bierze tylko punkty. Gdy ma umieścić Łóżko lub Gościa, a nie ma wolnego Pomieszczenia, zamiast tego je wykopuje.',
  'solo.turn':
    'Jego tura\nOdkryj kartę Akcji. Przywódca idzie na pokazany Segment, na wolne pole najdalej od środka, a gdy się nie da, na następny zgodnie z ruchem wskazówek; jedna karta mówi: Chata. Jeśli na karcie jest Robotnik, w tym Obszarze przybywa jeden, maksymalnie do trzech. Potem wykonuje akcję i bonusy karty z góry na dół.',
  'solo.actions':
    'Jego akcje\nDrewno lub Metal: punkty równe sile. Łóżka lub Pomieszczenia: jedno, z trzema Robotnikami dwa. Projekty: dwie Podstawowe karty najbardziej z lewej, z trzema Robotnikami także dwie Zaawansowane, zakryte. Eksploracja: jedna karta Eksploracji, z trzema Robotnikami dwie. Chata: Misja, a jeśli się nie da, przesunięcie na pokazanym torze.',
  'solo.bonuses':
    'Jego bonusy\nBonusy na kartach Akcji są jego własne: dwie Zaawansowane karty najbardziej z lewej; Gość na obecną rundę, a gdy go nie ma, Gość z Piwnicy; Ser tam, gdzie stoi jego Odkrywca, inaczej Gość stamtąd; Misja. Przy kartach i Gościu na obecną rundę jest też przesunięcie na pokazanym torze, przy pozostałych tylko wtedy, gdy nie da się ich wykonać; niektóre karty dają tylko przesunięcie.',
  'solo.explore':
    'Jego Eksploracja\nLitera miejsca, gdzie stoi jego Odkrywca, wskazuje linię karty; wykonuje się ją od lewej do prawej, pomijając to, co niemożliwe. Ostatnia karta zostaje do końca gry: Ser, inaczej Gość, inaczej do ostatniego pokoju.',
  'solo.line':
    'Co jest w linii\nGościa bierze z pokoju swojego Odkrywcy, inaczej z pokoju Namiotu; spośród dwóch Namiotów wybierasz ty. Przy ruchu zatrzymuje zamknięte Drzwi na swojej drodze, bez bonusu. Z dwóch Misji odkrywa tę z niższą liczbą na następnej karcie Eksploracji, bez bonusu. Namiot rozbija tam, gdzie stoi jego Odkrywca, maksymalnie dwa. Ser bierze tylko z pokoju Odkrywcy.',
  'solo.mission':
    'Jego Misje\nPotrzebuje odkrytej Misji tam, gdzie ma Odkrywcę lub Namiot. Kostka najbardziej z lewej trafia na najwyższy wolny rząd bez względu na wymagania i kłódkę; nagrody nie bierze. Z kilku Misji wybiera tę z najniższą liczbą na następnej karcie Eksploracji.',
  'solo.state':
    'Karty Toru\nPrzy przesunięciu kostka schodzi o pole w dół i wykonuje się to, co tam jest: Cel, kartę Eksploracji, Misję, coś przykrego dla ciebie albo punkty na koniec gry. Na końcu toru zamiast tego dostaje punkty.',
  'solo.nasty':
    'Przykre pola\nTrafiają cię tylko, gdy masz czegoś dość: dwa Drewna lub Metale, dwa żetony Ruchu, trzy karty, żeton Jokera, dwoje Drzwi, dwa wykopane Pomieszczenia, dwóch Gości.',
  'solo.offensive':
    'Twoje Wynalazki ofensywne\nTrafiają też jego, jeśli ma wskazanej rzeczy więcej niż ty. Zasobów nie ma, więc traci punkty; z Gości oddaje najmniej wartego, z równych tego z Piwnicy.',
  'solo.round':
    'Nowa Runda\nJego Przywódcy wracają tak jak twoi, a wszystkie siedem kart Akcji tasuje się w nową talię.',
  'solo.end':
    'Koniec gry\nSzczurobot dodaje 1 punkt za każdą kartę w swoim stosie, karty Toru i ich efekty końcowe, najlepszą kostkę, Łóżko i Pomieszczenie, Gości i Ser. Wygrywasz tylko, mając więcej punktów.',

  rulings: 'Jak Nora czyta instrukcje',
  'rulings.editions':
    'Obie wersje\nKarty 78 i 94: o 1 Drewno i 1 Metal mniej (polska, zalecana) albo jedno z nich (czeska). Karta 143: 1 punkt za brązową kostkę albo 2. Karty 53 i 78: za każdą ikonę albo raz za kartę. Karta 131: możesz albo musisz. Karta 137: z rzędu kart, jeśli jest w nim Narzędzie, albo także z talii. Kłódkę otwiera rząd, który ją pokazuje, albo rząd o tym numerze. W wariancie pokojowym: karta 95 odchodzi albo zostaje.',
  'rulings.hut':
    'Kogo nie ma w Chacie\nInstrukcje mówią tylko o względnej kolejności. Nora: najpierw ci z Chaty, pozostali za nimi jak dotąd.',
  'rulings.bonus':
    'Jeden bonus na polu\nInstrukcje mówią o jednym; gdzie indziej piszą, że niektóre pola mają dwa. W domowym zestawie każde pole ma jeden.',
  'rulings.discs':
    'Mniej niż czterech graczy\nJedno zdanie w instrukcji kładzie zbędne dyski na Misjach, późniejszy tekst na Celach. Nora: na Celach.',
  'rulings.later':
    'Kolejne pola Celu\nJedna instrukcja mówi, że następne pole wymaga więcej, druga, że bonus zostaje ten sam. Nora: jedno i drugie; wszystkie pola karty dają ten sam bonus.',
  'rulings.stall':
    'Karta 177\nJedna instrukcja mówi o przedmiocie za inny przedmiot, druga wymienia Drewno, Metal i kartę. Nora: dowolne z nich; karta to wierzchnia z talii Podstawowych Wynalazków.',
  'rulings.heroes':
    'Bohaterowie\nW jednej instrukcji od początku odkryci, w drugiej zakryci. Nora: odkryci, każdy z dwiema ikonami.',
  'rulings.points': 'Poniżej zera\nInstrukcje o tym nie mówią. Nora: punkty mogą spaść poniżej zera.',
  'rulings.entrance':
    'Wejście do Gospodarstwa\nInstrukcje o tym nie mówią. Nora: Odkrywca może tam wrócić, ale to nie pokój i Namiotu się tam nie rozbija.',
  'rulings.ratbot':
    'Szczurobotowi czegoś brakuje\nInstrukcja o tym nie mówi. Nora: gdy nie ma już Łóżka, kafelka Podziemi lub dysku, przesuwa się zamiast tego na karcie Toru.',
  'rulings.house':
    'Karty domowe\nDrukowanych stron większości kart, Misji, Drzwi, Gości i Koła nie ma w instrukcjach. Nora gra własnym domowym zestawem, co zaznaczono na każdej karcie; kto ma pudełko, może w ich miejsce dać drukowane.',
  'rulings.all':
    'Pełna lista\nTu są ustalenia, na które trafisz najprędzej. Wszystkie są w pliku docs/rulings.md w kodzie źródłowym Nory.',

  icons: 'Ikony',
  'icon.wood': 'Drewno\nna Łóżka i Wynalazki',
  'icon.metal': 'Metal\nna Pomieszczenia i Wynalazki',
  'icon.movement': 'Żeton Ruchu\nporusza Robotnika',
  'icon.item': 'Przedmiot\nDrewno, Metal lub karta na ręce',
  'icon.joker': 'Żeton Jokera\nzastępuje brakującą Umiejętność',
  'icon.electricity': 'Podstawowa Elektryczność\nszara strona',
  'icon.electricity-strong': 'Zaawansowana Elektryczność\nżółta strona, 2 punkty na koniec',
  'icon.bed': 'Łóżko\nprzynosi Robotnika',
  'icon.room': 'Wykopane Pomieszczenie\nbez kafelka Podziemi',
  'icon.room-free': 'Wolne Pomieszczenie\nna Łóżko, Gościa lub Ser',
  'icon.guest': 'Mysi Gość\nwprowadza się do ciebie',
  'icon.guest-house': 'Gość z Domu\nz pokoi Domu',
  'icon.guest-cellar': 'Gość z Piwnicy\nliczy się tu też Ser',
  'icon.door': 'Drzwi\nbonus dla tego, kto je otworzy',
  'icon.passage': 'Przejście\notwarte dla wszystkich Odkrywców',
  'icon.tent': 'Namiot\ndziała jak Odkrywca',
  'icon.cube': 'Kostka\nz planszy na Misję',
  'icon.cube-brown': 'Brązowa kostka\nna każdą Misję',
  'icon.cube-grey': 'Szara kostka\ntylko na Misje w Piwnicy',
  'icon.disc': 'Dysk\nzajmuje Cel',
  'icon.leader': 'Przywódca\nkażdy to jedna tura',
  'icon.worker': 'Robotnik\nsiła w swoim Obszarze',
  'icon.worker-entrance': 'Robotnik przy wejściu do Nory\nczeka na wysłanie',
  'icon.explorer': 'Odkrywca\nchodzi po Gospodarstwie',
  'icon.ability': 'Zdolność\npod kostką na planszy',
  'icon.mission': 'Misja\nrzędy do wykonania w pokoju',
  'icon.objective': 'Cel\nkto pierwszy, ten lepszy',
  'icon.hero': 'Bohater\npunkty za ikony jednej Umiejętności',
  'icon.potion': 'Eliksir\nWynalazek, Misja, Metal lub Drewno',
  'icon.cheese': 'Ser\n6 lub 3 punkty',
  'icon.tool': 'Narzędzie\nrodzaj Wynalazku',
  'icon.automaton': 'Automat\nrodzaj Wynalazku',
  'icon.building': 'Budynek\nrodzaj Wynalazku',
  'icon.skill-strength': 'Siła\nUmiejętność',
  'icon.skill-agility': 'Zwinność\nUmiejętność',
  'icon.skill-perception': 'Spostrzegawczość\nUmiejętność',
  'icon.skill-intelligence': 'Inteligencja\nUmiejętność',
  'icon.skill-endurance': 'Wytrzymałość\nUmiejętność',
  'icon.energy': 'Energia\nikona, której Joker nie zastąpi',
  'icon.deck-basic': 'Talia Podstawowych Wynalazków\n1 punkt Projektu za kartę',
  'icon.deck-advanced': 'Talia Zaawansowanych Wynalazków\n2 punkty Projektu za kartę',
  'icon.marker': 'Kostka Szczurobota\noznacza jego Misje i tory',
  'icon.card-basic': 'Podstawowy Wynalazek\nkosztuje 1 punkt Projektu',
  'icon.card-advanced': 'Zaawansowany Wynalazek\nkosztuje 2 punkty Projektu',
  'icon.play': 'Zagranie Wynalazku\nz ręki',
  'icon.lock': 'Kłódka\nnajpierw inny rząd',
  'icon.explore': 'Punkt Eksploracji\njedna czynność w Gospodarstwie',
  'icon.spade': 'Kopanie\nPomieszczenie za Metal',
  'icon.once': 'Efekt 1x\nraz na Rundę, Szybka Akcja',
  'icon.always': 'Efekt trwały\ndziała sam',
  'icon.income': 'Przychód\nod razu i w każdej nowej Rundzie',
  'icon.instant': 'Efekt natychmiastowy\nprzy zagraniu',
  'icon.offensive': 'Efekt ofensywny\ntrafia tych, którzy mają więcej',
  'icon.endgame': 'Na koniec gry\npunkty w punktacji końcowej',
  'icon.wheel': 'Koło Akcji\ntu umieszcza się Przywódców',
  'icon.farm': 'Gospodarstwo\nDom i Piwnica',
  'icon.market': 'Rząd kart\nosiem odkrytych Wynalazków',
  'icon.others': 'Pozostali\nich plansze i karty',
  'icon.hut': 'Chata Alchemika\nruch, Eliksir, kolejność',

  'example.pair':
    'Pierwsze dwie karty\nPodstawowy i Zaawansowany Wynalazek tworzą parę. Wybierasz przed innymi: weź parę, która ci się podoba.',
  'example.workers':
    'Wyślij Robotników\nDwóch Robotników czeka przy wejściu do Nory. Wyślij obu do Lasu: Zbieranie Drewna i Wykopywanie Pomieszczeń będą miały siłę 2.',
  'example.wood':
    'Zbieranie Drewna z siłą 2\nW Lesie stoi dwóch Robotników. Umieść Przywódcę na Segmencie przy „Zbieraniu Drewna” i weź 2 Drewna.',
  'example.segment':
    'Jeden Przywódca w Segmencie\nTwój pierwszy Przywódca stoi na Kole. Inne pola tego Segmentu są dla ciebie zamknięte; zapytaj stół dlaczego.',
  'example.hut': 'Do Chaty\nUmieść Przywódcę w Chacie: dostajesz żeton Ruchu i wybierasz Eliksir.',
  'example.door':
    'Drzwi w pierwszej Rundzie\nW Gospodarstwie stoi dwóch Robotników. Eksploruj i otwórz Drzwi: ich bonus jest twój, a droga wolna.',
  'example.dig':
    'Pierwsze Pomieszczenie\nW Lesie stoi dwóch Robotników, masz 2 Metale: wystarczy na jedno Pomieszczenie.',
  'example.ratbot':
    'Pierwsza tura Szczurobota\nOdkrył kartę i umieścił Przywódcę. Co zrobił, jest w dzienniku; teraz twoja tura.',

  ...wistarLessons,
} satisfies RulebookTranslation<'wistar'>
