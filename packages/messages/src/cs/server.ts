import type { Translation } from '../message-id.ts'

export const server = {
  // Who asks
  'why.notSignedIn': 'Nejdřív si zvol jméno nebo se přihlas.',
  'why.needsAccount': 'K tomu je potřeba účet. Stačí k němu jméno a heslo.',
  'why.alreadyAccount': 'Účet už máš.',
  'why.nameTaken': 'Jméno „{name}“ už někdo má.',
  'why.wrongSignIn': 'Nesprávné jméno nebo heslo.',
  'why.wrongRecoveryCode': 'Nesprávné jméno nebo obnovovací kód.',
  'why.wrongPassword': 'Nesprávné heslo.',
  'why.tooManyTries': 'Příliš mnoho pokusů. Zkus to znovu za čtvrt hodiny.',
  'why.blockSelf': 'Sebe zablokovat nemůžeš.',
  'why.noSuchPerson': 'Tento člověk tu už není.',
  'why.foreignPage': 'Tento požadavek přišel z cizí stránky. Otevři přímo Noru a zkus to znovu.',

  // Tables
  'why.blocked': 'Někdo u tohoto stolu blokuje tebe, nebo ty jeho.',
  'why.noSuchTable': 'Takový stůl tu není.',
  'why.noSuchReport': 'Takové hlášení tu není.',
  'why.noSuchGame': 'Taková uložená hra tu není.',
  'why.wrongVersion':
    'Tady se hraje podle pravidel {found} a ta server nemá. Nic není ztraceno: hra půjde dál, jakmile je server zase bude mít.',
  'why.contentMismatch':
    'Tato hra používá karty a dílky, které server nemá. Nic není ztraceno: hra půjde dál, jakmile je server zase bude mít.',
  'why.chatTooFast': 'Píšeš moc rychle. Chvilku počkej.',

  // What people bring
  'why.unknownPack': 'Tento balíček obsahu server nemá. Nejdřív ho nahraj.',
  'why.noPacks': 'Hra „{game}“ balíčky obsahu nebere.',
  'why.badPack': 'Tento balíček obsahu použít nejde.',
  'why.tooManyGames': 'Víc uložených her už se nevejde. Nejdřív některou smaž.',
  'why.tooManyPacks': 'Víc balíčků obsahu už se nevejde.',
  'why.serverFull': 'Server je plný: nic nového se sem nevejde. Rozehrané hry pokračují.',
  'why.tooLarge': 'Tohle je příliš velké.',
  'why.checkTooLong': 'Kontrola trvá déle nebo potřebuje víc paměti, než jí server dává. Nebylo to přijato.',
  'why.checksBusy': 'Právě se tu kontroluje příliš mnoho věcí. Zkus to za minutu.',
  'why.tableTooLong':
    'Pravidla tohoto stolu potřebují víc času nebo paměti, než jim server dává. Tvůj požadavek se neprovedl; za chvíli zkus něco jiného.',

  // The connection
  'why.tooMany': 'Příliš mnoho požadavků najednou. Chvilku počkej a zkus to znovu.',
  'why.tooManyTables': 'Takových stolů už máš příliš mnoho ({most}). Nejdřív nějaký dohraj nebo opusť.',
  'why.tooManyPeople': 'Víc lidí se na seznam nevejde ({most}). Nejdřív z něj někoho odeber.',
  'why.malformed': 'Tomuhle server nerozuměl: něco v tom chybí nebo je špatně.',
  'why.notJson': 'Tuto zprávu server nepřečetl.',
  'why.helloFirst': 'Spojení ještě neřeklo, ke kterému stolu patří.',
  'why.helloTwice': 'Toto spojení už ke stolu patří.',
  'why.reload': 'Nora se aktualizovala. Načti stránku znovu; nic se neztratí.',
  'why.tryAgain': 'To se nepovedlo. Zkus to znovu.',
  'why.notFound': 'Tady nic není.',
  'why.broken': 'Na serveru se něco pokazilo. Máme o tom záznam.',
} satisfies Translation<'server'>
