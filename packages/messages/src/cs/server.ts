import type { Translation } from '../message-id.ts'

export const server = {
  // Who asks
  'why.notSignedIn': 'Nejdřív vejdi: zvol si jméno nebo se přihlas.',
  'why.needsAccount': 'K tomu je potřeba účet. Hostovi k němu stačí jméno a heslo.',
  'why.alreadyAccount': 'Účet už máš.',
  'why.nameTaken': 'Jméno „{name}“ už někdo má.',
  'why.wrongSignIn': 'Jméno nebo heslo nesouhlasí.',
  'why.wrongRecoveryCode': 'Jméno nebo obnovovací kód nesouhlasí.',
  'why.wrongPassword': 'Heslo nesouhlasí.',
  'why.tooManyTries': 'Příliš mnoho pokusů. Počkej čtvrt hodiny a zkus to znovu.',
  'why.blockSelf': 'Sebe zablokovat nemůžeš.',
  'why.noSuchPerson': 'Tento člověk tu už není.',
  'why.foreignPage': 'Tento požadavek přišel z cizí stránky. Otevři přímo Noru a zkus to tam.',

  // Tables
  'why.blocked': 'Někdo u tohoto stolu blokuje tebe, nebo ty jeho.',
  'why.noSuchTable': 'Takový stůl tu není.',
  'why.noSuchGame': 'Taková uložená hra tu není.',
  'why.wrongVersion':
    'Tady se hraje podle pravidel {found} a ta server nemá. Nic není ztraceno: hra půjde dál, jakmile je server zase bude mít.',
  'why.contentMismatch':
    'Tady se hraje s jinými kartami a dílky, než má server. Nic není ztraceno: hra půjde dál, jakmile je server zase bude mít.',
  'why.chatTooFast': 'Ne tak rychle: než napíšeš další zprávu, chvilku počkej.',

  // What people bring
  'why.unknownPack': 'Tento balíček server nemá. Nejdřív ho přines.',
  'why.noPacks': 'Hra „{game}“ balíčky nebere.',
  'why.badPack': 'Tento balíček použít nejde.',
  'why.tooManyGames': 'Uložených her už tu máš, kolik se vejde. Nejdřív některou smaž.',
  'why.tooLarge': 'Tohle je příliš velké.',
  'why.checkTooLong': 'Kontrola trvá déle nebo potřebuje víc paměti, než jí server dává. Nebylo to přijato.',
  'why.checksBusy': 'Právě se tu kontroluje tolik věcí, že další už nemohou čekat. Zkus to za minutu.',

  // The connection
  'why.tooMany': 'Příliš mnoho najednou. Chvilku počkej a zkus to znovu.',
  'why.malformed': 'Tomuhle server nerozuměl: něco v tom chybí nebo je špatně.',
  'why.notJson': 'Tuto zprávu server nepřečetl.',
  'why.helloFirst': 'Spojení ještě neřeklo, ke kterému stolu patří.',
  'why.helloTwice': 'Toto spojení už ke stolu patří.',
  'why.reload': 'Tato stránka je starší než server. Načti ji znovu; nic se neztratí.',
  'why.tryAgain': 'To se nepovedlo. Zkus to znovu.',
  'why.notFound': 'Tady nic není.',
  'why.broken': 'Na serveru se něco pokazilo. Je to zaznamenáno.',
} satisfies Translation<'server'>
