import type { RulebookTranslation } from '../../rulebook.ts'
import { woodcraftLessons } from './lessons.ts'

export const woodcraftRulebook = {
  goal: 'Cel gry',
  'goal.story':
    'Warsztat w lesie\nKości to drewno. Kupujesz je, hodujesz, piłujesz, łączysz i kleisz, aż będą pasować do tego, co zamówili klienci.',
  'goal.win':
    'Jak wygrać\nZamówienia, reputacja, zlecenia publiczne, pomocnicy i narzędzia dają orzechy, czyli punkty zwycięstwa :points:. Po 14 rundach (przy czterech graczach po 13) wygrywa, kto ma ich najwięcej.',

  parts: 'Co leży na stole',
  'parts.dice':
    'Drewno\nZielone :die-green:, żółte :die-yellow: i brązowe :die-brown: kości. Kość w prywatnym składzie to kawałek drewna tego koloru i długości; w doniczce to drzewo. Brązowa jest cenniejsza od żółtej, żółta od zielonej.',
  'parts.goods':
    'Towary\nJagody :berry: to pieniądze. Za latarnie :lantern: kupuje się inne akcje. Ścinki :scrapwood:, klej :glue: i tarcze piły :blade: to materiały do pracy z drewnem. Nic z tego nigdy się nie kończy, kości też nie.',
  'parts.workshop':
    'Twój warsztat\nDoniczki na drzewa, płytki piłowania :saw-tile:, łączenia :splice-tile: i klejenia :glue-tile:, miejsca dla pomocników, strych na narzędzia, a obok planszy pięć rzędów na otwarte zamówienia.',

  setup: 'Przygotowanie',
  'setup.common':
    'Las\nSiedem płytek akcji zaczyna w jednej ćwiartce koła; jej bonusy zakrywa łukowa płytka. Strzałka piły wskazuje daleki koniec następnej ćwiartki. Do publicznego składu drewna rzuca się po dwie kości każdego koloru. Odkryte leżą cztery zamówienia, czterej pomocnicy, o jedno zlecenie publiczne więcej niż graczy i dwie płytki nagród.',
  'setup.player':
    'Każdy gracz\nBrązowa 1, żółta 2, zielona 3, 12 jagód, 1 latarnia (przy czterech graczach 2), płytka piłowania, płytka łączenia +1 i zielona doniczka.',
  'setup.cards':
    'Pierwsze karty\nZ trzech pomocników zatrzymaj jednego i zapłać za niego. Z pięciu zamówień zatrzymaj dwa i dostaniesz dwa orzechowe. Jedno z tych czterech trafia obok planszy do rzędu, który pokazuje; trzy zostają na ręce. Pierwszego gracza wyznacza los; zaczyna on potem każdą rundę.',

  turn: 'Tura',
  'turn.grow':
    'Najpierw drzewa rosną\nKażda kość w doniczce rośnie o 2, maksymalnie do 6. Szóstka jest od razu ścinana i trafia do twojego składu.',
  'turn.act':
    'Potem działasz\nPrzesuń jedną płytkę i wykonaj jej [akcję główną](actions.lumber). W dowolnej kolejności możesz też wykonać jedną [akcję bonusową](wheel.bonusAction) i dowolnie wiele dodatkowych: [piłowanie](work.saw), [łączenie](work.splice), [klejenie](work.glue), [ścięcie](work.harvest), [realizację zamówień](orders.complete), zdolności [pomocników](helpers.abilities).',
  'turn.end':
    'Na koniec\nMożesz raz awansować w [marketingu](tracks.marketing). Potem w składzie zostaje maksymalnie sześć kości; drzewa w doniczkach się nie liczą.',

  wheel: 'Koło akcji',
  'wheel.move':
    'Przesunięcie płytki\nWybrana płytka idzie zgodnie z ruchem wskazówek do następnej ćwiartki. Jeśli jest pusta, na jej daleki koniec; jeśli nie, wsuwa się, aż dotknie innej płytki. Luki dalej zostają.',
  'wheel.bonus':
    'Co daje pole\nZyskujesz bonus pola, które płytka opuszcza, a jeśli okienko piły :saw-window: coś tam pokazuje, także to. Im dalej za strzałką leży ćwiartka, tym lepsze okienko. Pola pod łukową płytką nic nie dają, dopóki pierwsza ćwiartka się nie opróżni.',
  'wheel.saw':
    'Piła się obraca\nPłytka, która opuszcza ćwiartkę przed strzałką, przekracza ją, a piła tarczowa obraca się o jedną ćwiartkę.',
  'wheel.blocked': 'Zablokowane płytki\nStrzałkę można przekroczyć tylko do zupełnie pustej ćwiartki.',
  'wheel.instead':
    'Akcja zastępcza\nZamiast akcji płytki możesz wziąć 3 jagody albo zapłacić 1 latarnię i wykonać akcję dowolnej innej płytki, nawet zablokowanej. Nie może to być latarnia, którą ta płytka właśnie przyniosła. Wybrana płytka i tak się przesuwa.',
  'wheel.bonusAction':
    'Akcja bonusowa\nRaz w turze możesz zapłacić 3 latarnie i wykonać akcję dowolnej płytki. Żadna płytka się przy tym nie przesuwa.',

  actions: 'Akcje główne',
  'actions.lumber':
    'Zakup drewna\nKup jedną lub dwie kości z publicznego składu. Kość kosztuje tyle, ile jej wartość, żółta o 1 więcej, brązowa o 2. Nowymi kośćmi rzuca się dopiero potem.',
  'actions.exchange':
    'Wymiana kości\nSprzedaj jedną swoją kość za podwójną wartość, żółtą o 1 drożej, brązową o 2. Potem możesz kupić z zasobów szóstkę po zwykłej cenie, innego koloru niż sprzedana. Każdą połowę możesz pominąć.',
  'actions.materials':
    'Zakup materiałów\nJeden lub dwa zestawy różnych materiałów: 2 krążki kleju za 1 lub 3 za 3, 2 ścinki za 1 lub 3 za 3, 2 tarcze piły za 2 jagody.',
  'actions.orders':
    'Wybór zamówień\nWeź jedno wyłożone zamówienie do rzędu, który pokazuje. Za 3 jagody możesz wziąć drugie.',
  'actions.helper':
    'Wybór pomocnika\nZatrudnij jednego z wyłożonych pomocników i zapłać za niego: zobacz [pomocnicy](helpers.place).',
  'actions.produce':
    'Produkcja albo sadzenie\nProdukuj z dwoma różnymi pomocnikami albo z jednym i [posadź drzewo](actions.plant). Jedną część możesz pominąć, obu nie.',
  'actions.plant':
    'Sadzenie drzewa\nWłóż 1 lub 2 ze składu do pustej doniczki tego koloru. Z większej kości możesz w tym celu odpiłować 1 lub 2; reszta zostaje w składzie, a płytki piłowania się nie używa. Z brązową doniczką możesz posadzić dwa drzewa.',
  'actions.improve':
    'Ulepszenie warsztatu\nZapłać za jedno ulepszenie: żółtą doniczkę, potem brązową, każdą z sadzonką 1; drugą i trzecią płytkę piłowania; płytkę łączenia do +2, potem do +4; płytkę klejenia. Każde podnosi też przychód, płytka klejenia oba, a trzecia płytka piłowania dodatkowo reputację o 2 kroki. Z drugą płytką piłowania każda kupowana szóstka jest o 2 tańsza.',

  work: 'Praca z drewnem',
  'work.saw':
    'Piłowanie drewna\nUżyj płytki piłowania: z jednej kości powstają dwie tego samego koloru o tej samej sumie. Każda zapłacona tarcza piły daje jeszcze jedną. Jedynki nie da się przepiłować.',
  'work.splice':
    'Łączenie ścinków\nZapłać 1 ścinek i użyj płytki łączenia: jedna kość rośnie maksymalnie o liczbę z płytki, do 6.',
  'work.glue':
    'Klejenie drewna\nZapłać 1 krążek kleju i użyj płytki klejenia: dwie kości o sumie maksymalnie 6 stają się jedną, w kolorze którejś z nich. Dwa różne kolory dają od razu 4 punkty.',
  'work.once':
    'Raz do przychodu\nUżyta płytka jest odwracana i odpoczywa do następnej [fazy przychodu](income.steps). Żeton ponownego użycia płytki :reuse: pozwala użyć jej jeszcze raz; materiał i tak się płaci.',
  'work.harvest':
    'Ścięcie drzewa\nW każdej chwili przełóż kość z doniczki do składu. W doniczce nie można z nią pracować ani jej oddać.',

  orders: 'Zamówienia',
  'orders.complete':
    'Realizacja zamówienia\nOddaj dokładnie te kości i materiały, które pokazuje. Weź nagrodę karty, a potem jej rzędu. Zrealizowane zamówienia się odwraca; liczą się na koniec.',
  'orders.rows':
    'Pięć rzędów\nOd góry: 3, 2 lub 1 krok reputacji :row-rep3: :row-rep2: :row-rep1:, 1 jagoda :row-berry:, minus 1 punkt :row-late:. W każdej fazie przychodu otwarte zamówienia spadają o rząd. To, które wypadnie, jest odrzucane i kosztuje 2 kroki reputacji. Ani punkty, ani reputacja nie spadną poniżej początku.',
  'orders.hazelnut':
    'Orzechowe zamówienia i zlecenia\nZa zrealizowane orzechowe zamówienie zdobywasz jedno zlecenie publiczne albo jagody i punkty z karty. To samo zlecenie może zdobyć kilku graczy tylko w tej samej rundzie; potem znika. Dwa razy zdobyć go nie możesz.',

  helpers: 'Pomocnicy i strych',
  'helpers.place':
    'Umieszczenie pomocnika\nNowy pomocnik siada obok któregoś z twoich. Jego pole podnosi przychód i może uruchomić produkcję. Gdy wszystkie pola są zajęte, nie można zatrudniać.',
  'helpers.abilities':
    'Zdolności\nNatychmiastowa: raz, przy umieszczeniu. Raz na turę: akcja dodatkowa, także w turze zatrudnienia. Trwała: zawsze, gdy pasuje.',
  'helpers.produce':
    'Produkcja\nPomocnik, który produkuje, daje to, co ma u dołu karty. W jednej produkcji nikt nie produkuje dwa razy.',
  'helpers.tools':
    'Narzędzia\nNarzędzie :tool: trafia od razu na strych. Dolny rząd jest otwarty; pole wyżej otwiera się, gdy oba pod nim są zajęte, a skrajne w górnym rzędzie, gdy zajęty jest sąsiad. Gdy strych jest pełny, narzędzie przepada.',
  'helpers.neighbours':
    'Sąsiedzi\nZa każdego sąsiada innego rodzaju dostajesz nagrodę spomiędzy nich. Takie same rodzaje nic nie dają. Gdy rodzaj się skończy, weź inny.',

  tracks: 'Tory',
  'tracks.income':
    'Przychody\nPrzychód jagód :berry-income: i orzechów :nut-income: mówi, co dostajesz w każdej fazie przychodu. Kamień milowy daje narzędzie lub 3 punkty. Po 10 drugi znacznik zaczyna znów od 1; liczą się oba, ale kamienie milowe działają tylko dla pierwszego.',
  'tracks.reputation':
    'Reputacja\nReputacja :reputation: mówi, ile na koniec jest warte każde zrealizowane zamówienie :order-value:. Za końcem toru każdy krok to 2 punkty. Poniżej początku nie spadniesz.',
  'tracks.reward':
    'Płytki nagród\nNa torze reputacji leżą dwie płytki. Kto pierwszy dotrze do płytki, dostaje najlepszą nagrodę; wszyscy, którzy dotrą w jednej rundzie, są równi, późniejsi dostają mniej lub nic. Przy dwóch graczach jest tylko środkowa nagroda, dla pierwszego.',
  'tracks.marketing':
    'Marketing\nRaz na koniec tury zapłać za następne pole :marketing: i weź jego punkty. Na ostatnim polu możesz w każdej turze dać 12 jagód za 11 punktów.',

  income: 'Fazy przychodu',
  'income.phases': 'Kiedy\nPo rundach 4, 8, 11 i 14; przy czterech graczach po 4, 7, 10 i 13.',
  'income.steps':
    'Co się dzieje\nZamówienia spadają o rząd. Każdy dokłada jedno z ręki. Potem są jagody i punkty według obu przychodów. Wszystkie płytki piłowania, łączenia i klejenia znów są gotowe.',
  'income.cards':
    'Nowe karty\nPo pierwszej i trzeciej fazie odrzuca się zamówienie i pomocnika, którzy leżą najdłużej. Po drugiej fazie wszystkie odkryte karty i wczesne talie zastępuje się późnymi.',

  scoring: 'Punktacja końcowa',
  'scoring.contracts': 'Zlecenia publiczne\nNajpierw zlecenia, które masz.',
  'scoring.leftovers':
    'Resztki\nZsumuj wartości wszystkich kości, także tych w doniczkach, oraz jagody, ścinki, klej i tarcze piły: 1 punkt za każde 10.',
  'scoring.orders':
    'Zamówienia\nKażde otwarte zamówienie kosztuje 2 kroki reputacji. Potem każde zrealizowane jest warte tyle, ile mówi twoja reputacja, maksymalnie 6 punktów.',
  'scoring.tie': 'Remis\nWygrywa ten, kto jest później w kolejności tury.',

  solo: 'Gra solo',
  'solo.setup':
    'Przygotowanie\nPrzygotuj grę dla dwóch graczy z jedną planszą. Neutralne znaczniki leżą na rundach 10 i 13, a jeden zaczyna na torze reputacji.',
  'solo.cards':
    'Karty gry jednoosobowej\nPo każdej twojej turze za innych gra karta: przesuwa jedną lub dwie płytki, może odrzucić zamówienia lub pomocników albo przerzucić drewno, albo przesuwa neutralny znacznik :foreign-marker:. Płytkę, która nie może się ruszyć, się pomija. Jeśli nie ruszy się żadna, dobiera się kolejną kartę.',
  'solo.race':
    'Neutralny znacznik\nJeśli dotrze do płytki nagrody przed tobą, płytka znika. Jeśli dotrzesz przed nim, dostajesz [nagrodę dla dwóch graczy](tracks.reward).',
  'solo.contracts': 'Zlecenia\nNa początku rund 10 i 13 usuwa się losowo jedno zlecenie, którego nie masz.',
  'solo.grade': 'Czy to dobrze?\n110 punktów to dobrze, 140 znakomicie.',

  rulings: 'Jak Nora czyta instrukcję',
  'rulings.lantern':
    'Latarnia dopiero co zdobyta\nInstrukcja zakazuje jej tylko przy akcji innej płytki. Nora: akcję bonusową można nią opłacić.',
  'rulings.pass': 'Żadnej pożytecznej akcji\nInstrukcja o tym nie mówi. Nora: zawsze są 3 jagody; spasować nie można.',
  'rulings.pot': 'Co do której doniczki\nInstrukcja mówi o 1 lub 2. Nora: w kolorze doniczki, a ta musi być pusta.',
  'rulings.discount': 'Zniżki\nInstrukcja o tym nie mówi. Nora: sumują się, a żadna cena nie spada poniżej 0.',
  'rulings.last':
    'Zamówienia w ostatniej fazie przychodu\nWedług instrukcji spadają, a otwarte kosztują też na koniec. Nora: te, które wypadną, płacą wtedy, reszta w punktacji końcowej, żadne dwa razy.',
  'rulings.reward':
    'Minięcie płytki nagrody\nInstrukcja mówi o dotarciu lub przekroczeniu. Nora: zatrzymanie na niej lub minięcie, raz dla każdego gracza.',
  'rulings.rearmost':
    'Płytka najbardziej z tyłu\nInstrukcja mówi o tej ostatniej. Nora: w ćwiartce najdalej za strzałką ta na najniższym polu.',
  'rulings.house':
    'Karty domowe\nWyglądu pomocników, zamówień, zleceń i kart gry jednoosobowej ani bonusów koła nie ma w tekście instrukcji. Nora gra własnym domowym zestawem, co zaznaczono na każdej karcie; kto ma pudełko, może w ich miejsce dać drukowane.',
  'rulings.all':
    'Pełna lista\nTu są ustalenia, na które trafisz najprędzej. Wszystkie są w pliku docs/rulings.md w kodzie źródłowym Nory.',

  icons: 'Ikony',
  'icon.berry': 'Jagoda\npieniądze',
  'icon.berry-income': 'Przychód jagód\nw każdej fazie przychodu',
  'icon.blade': 'Tarcza piły\no kawałek więcej przy piłowaniu',
  'icon.die-any': 'Kość\ndowolnego koloru',
  'icon.die-brown': 'Brązowa kość\no 2 droższa od zielonej',
  'icon.die-brown-green': 'Brązowa lub zielona kość\njak wolisz',
  'icon.die-brown-yellow': 'Brązowa lub żółta kość\njak wolisz',
  'icon.die-green': 'Zielona kość\nnajtańsze drewno',
  'icon.die-green-yellow': 'Zielona lub żółta kość\njak wolisz',
  'icon.die-yellow': 'Żółta kość\no 1 droższa od zielonej',
  'icon.foreign-marker': 'Neutralny znacznik\ngra przeciw tobie w grze solo',
  'icon.glue': 'Klej\ndo klejenia',
  'icon.glue-tile': 'Płytka klejenia\nłączy dwie kości',
  'icon.lantern': 'Latarnia\nkupuje się za nią inne akcje',
  'icon.marketing': 'Marketing\npunkty za jagody',
  'icon.nut-income': 'Przychód orzechów\npunkty w każdej fazie przychodu',
  'icon.order-value': 'Wartość zamówienia\nwedług twojej reputacji',
  'icon.pot-brown': 'Brązowa doniczka\nna brązowe drzewo',
  'icon.pot-green': 'Zielona doniczka\nna zielone drzewo',
  'icon.pot-yellow': 'Żółta doniczka\nna żółte drzewo',
  'icon.reputation': 'Reputacja\nnadaje wartość zamówieniom',
  'icon.reuse': 'Żeton ponownego użycia płytki\nużyta płytka jeszcze raz',
  'icon.row-berry': 'Czwarty rząd\n1 jagoda',
  'icon.row-late': 'Piąty rząd\nminus 1 punkt',
  'icon.row-rep1': 'Trzeci rząd\n1 krok reputacji',
  'icon.row-rep2': 'Drugi rząd\n2 kroki reputacji',
  'icon.row-rep3': 'Pierwszy rząd\n3 kroki reputacji',
  'icon.saw-tile': 'Płytka piłowania\ndzieli kość',
  'icon.saw-window': 'Okienko piły\nbonus za strzałką',
  'icon.scrapwood': 'Ścinek\ndo łączenia',
  'icon.splice-tile': 'Płytka łączenia\nprzedłuża kość',
  'icon.start-player': 'Pierwszy gracz\nprzez całą grę',
  'icon.tool': 'Narzędzie\nna strych',

  'example.helper': 'Pierwszy pomocnik\nJeden z trzech zostaje. Porównaj, ile z twoich 12 jagód kosztuje i co potrafi.',
  'example.wheel':
    'Przesuń pierwszą płytkę\nWszystkie siedem leży w jednej ćwiartce. Wybierz jedną i zobacz, dokąd idzie: na daleki koniec następnej ćwiartki.',
  'example.saw': 'Przepiłuj zieloną 3\nMasz płytkę piłowania i zieloną 3. Przepiłuj ją na 1 i 2; obie zostaną zielone.',
  'example.buy':
    'Zakup drewna\nPłytka się przesunęła, teraz kupujesz. Przy każdej kości jest cena: jej wartość, żółta o 1, brązowa o 2 więcej.',
  'example.berries':
    'Zamiast tego trzy jagody\nKtórąkolwiek płytkę przesuniesz, możesz zamiast jej akcji wziąć 3 jagody.',
  'example.plant':
    'Posadź drzewo\nZielona 3 jest za duża na doniczkę, ale możesz odpiłować z niej 1 lub 2. W każdej turze urośnie o 2.',
  'example.solo':
    'Karta przesuwa płytki\nTwoja tura się skończyła i karta zagrała za innych. Spójrz na koło: które płytki się ruszyły?',

  ...woodcraftLessons,
} satisfies RulebookTranslation<'woodcraft'>
