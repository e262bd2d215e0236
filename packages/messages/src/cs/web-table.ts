import type { Translation } from '../message-id.ts'

export const webTable: Translation<'webTable'> = {
  // The frame
  close: 'Zavřít',
  loading: 'Stůl se prostírá…',
  board: 'Stůl',
  tools: 'Další o této hře',
  'trouble.missing': 'Taková hra tu není',
  'trouble.reload': 'Nora je novější. Načtěte stránku znovu, nic se neztratí.',
  'trouble.reloadNow': 'Načíst znovu',
  'notice.lost': 'Spojení je přerušeno. Hledá se, nic se neztratí.',
  'notice.found': 'Spojení je zpět.',
  'notice.takenBack': 'Vráceno zpět: {name}.',
  'notice.copied': 'Odkaz je zkopírován.',

  // Who must do what
  'status.other': '{name} se rozhoduje: {question}',
  'status.others': 'Současně se rozhodují: {names}.',
  'status.goesOn': 'Hra pokračuje sama.',
  'status.pause': 'Hra čeká na: {names}.',
  'status.pauseYou': 'Tady můžete vstoupit, nebo nechat hru pokračovat.',
  'status.over':
    '{n, plural, one {Konec hry. Vítěz: {names}.} few {Konec hry. Vítězové: {names}.} many {Konec hry. Vítězové: {names}.} other {Konec hry. Vítězové: {names}.}}',
  'status.soloOver': 'Konec hry.',
  'status.beatAutoma': 'Konec hry. Vyhráli jste!',
  'status.automaWon': 'Konec hry. Tentokrát byl lepší soupeř.',
  'status.abandoned': 'Stůl tuto hru vzdal.',
  'status.resigned': 'Konec hry: někdo se vzdal.',
  'status.closed': 'Tento stůl je uzavřen.',

  // Seats
  'seats.title': 'Hráči',
  'seats.decides': 'je na tahu',
  'seats.away': 'pryč',
  'seats.clock': 'zbývá:',
  'seats.clockDays': '{days, plural, one {# den} few {# dny} many {# dne} other {# dní}} {hours, number} h',
  'seats.absence.timeout': 'čas vypršel, hraje bot',
  'seats.absence.vote': 'nepřítomen, hraje bot',
  'seats.absence.resigned': 'vzdáno',
  'seats.absence.forfeited': 'prohra časem',
  'seats.watchers': '{n, plural, one {# divák} few {# diváci} many {# diváka} other {# diváků}}',

  // The tray
  'tray.title': 'Vaše možnosti',
  'tray.back': 'O krok zpět',
  'tray.several': 'Vyberte, kolik chcete nebo musíte, a potvrďte.',
  'tray.ways': '{n, plural, one {# způsob} few {# způsoby} many {# způsobu} other {# způsobů}}',
  'tray.all':
    '{n, plural, one {Všechny možnosti slovy: #} few {Všechny možnosti slovy: #} many {Všechny možnosti slovy: #} other {Všechny možnosti slovy: #}}',
  'tray.gain': 'body: {points}',
  'tray.outOfTurn': 'mimo pořadí',
  'tray.finalFate': 'Rozhodne náhoda: nepůjde to vzít zpět.',
  'tray.finalLearned': 'Něco se odhalí: nepůjde to vzít zpět.',
  'tray.confirm': 'Potvrdit tah',
  'tray.confirmQuestion': 'Potvrďte tah, nebo něco vezměte zpět.',
  'tray.undo': 'Zpět',
  'tray.undoTurn': 'Celý tah zpět',
  'tray.redo': 'Znovu',
  'whyNot.title':
    '{n, plural, one {Proč ne? # věc} few {Proč ne? # věci} many {Proč ne? # věci} other {Proč ne? # věcí}}',

  // A pause, and handing over
  'pause.question': 'Chce někdo vstoupit?',
  'pause.goOn': 'Pokračovat',
  'pause.nobody': 'Nikdo: pokračovat',
  'pause.stepIn': 'Vstupuje {name}',
  'curtain.title': 'Předejte zařízení: {name}',
  'curtain.about': 'Vše soukromé je skryto, dokud si další hráč nesedne.',
  'curtain.open': 'Jsem {name}',

  // Log and chat
  'log.title': 'Co se stalo',
  'log.since': 'Od vašeho posledního tahu',
  'chat.title': 'Hovor',
  'chat.empty': 'Zatím nikdo nic neřekl.',
  'chat.write': 'Něco napsat',
  'chat.send': 'Odeslat',
  'chat.mute': 'ztišit',

  // Score sheets
  'score.title': 'Body',
  'score.now': 'Kdyby hra teď skončila',
  'score.about': 'Pokud můžete vědět: co je vám skryto, se nepočítá.',
  'score.category': 'Za co',
  'score.total': 'Celkem',
  'score.details': '{n, plural, one {# část} few {# části} many {# části} other {# částí}}',
  'final.title': 'Konečné skóre',
  'over.rematch': 'Hrát znovu',
  'over.join': 'K další hře',
  'over.replay': 'Přehrát hru',
  'over.share': 'Sdílet',

  // Help and piles
  'help.title': 'O tomto dílku',
  'help.whyNot': 'Proč teď ne?',
  'help.rules': 'Jak se hraje',
  'piles.title': 'Hromádky',
  'piles.empty': 'Zatím nebylo nic spotřebováno.',

  // Replay
  'replay.title': 'Záznam',
  'replay.status': 'Záznam: pozice {at, number} z {of, number}',
  'replay.position': 'Pozice {at, number} z {of, number}',
  'replay.first': 'Na začátek',
  'replay.previous': 'O krok zpět',
  'replay.play': 'Přehrát',
  'replay.stop': 'Zastavit',
  'replay.next': 'O krok dál',
  'replay.last': 'Na konec',
  'replay.eyes': 'Číma očima',
  'replay.open': 'vše odkryté',
  'replay.fork': 'Hrát odtud',
  'replay.share': 'Sdílet tuto pozici',
  'replay.leave': 'Zpět ke hře',

  // The menu
  'menu.title': 'Nabídka',
  'menu.table': 'U tohoto stolu',
  'menu.export': 'Uložit do souboru',
  'menu.leave': 'Odejít, stůl na vás počká',
  'menu.leaveLocal': 'Odejít, hra zůstane v tomto zařízení',
  'menu.resign': 'Vzdát se',
  'menu.return': 'Vrátit se na své místo',
  'menu.resumeClocks': 'Znovu spustit hodiny',
  'motion.undo': 'vzít zpět poslední tah',
  'motion.pause': 'zastavit hodiny',
  'motion.abandon': 'společně tuto hru vzdát',
  'motion.startOver': 'začít hru znovu',
  'motion.replace': 'nechat hrát bota: {name}',
  'motion.asks': '{name} navrhuje: {what}.',
  'motion.agree': 'Souhlasit',
  'motion.refuse': 'Odmítnout',
  'motion.waiting': 'Souhlasí {yes, number} z {of, number}.',

  // Before the game
  'room.lead':
    '{seats, plural, one {Režim: {mode}, # hráč.} few {Režim: {mode}, # hráči.} many {Režim: {mode}, # hráče.} other {Režim: {mode}, # hráčů.}}',
  'room.invite': 'Pozvat přátele odkazem',
  'room.free': 'volno',
  'room.sit': 'Sednout si',
  'room.leave': 'Vstát',
  'room.bot': 'Kdo hraje na tomto místě',
  'room.start': 'Začít',
  'room.startWithBots': 'Začít, volná místa obsadí boti',
  'room.waiting': 'Hra začne, až to řekne hostitel nebo budou všechna místa obsazena.',

  // How to read this table
  'intro.title': 'Jak se u stolu vyznat',
  'intro.status': 'Řádek nahoře vždy říká, kdo má co udělat.',
  'intro.choose': 'Vaše možnosti jsou v zásobníku i na stole: co smíte vzít, má výrazný okraj.',
  'intro.undo': 'Volby můžete vracet, dokud se neodhalí něco nového nebo nepotvrdíte tah. Předem vás to upozorní.',
  'intro.help': 'Pravé tlačítko, dlouhý stisk nebo klávesa otazník na dílku o něm řekne vše, i proč ho nemůžete vzít.',
  'intro.log': 'Ukázáním na řádek záznamu ukážete na dílek, kliknutím uvidíte hru, jaká tehdy byla.',
  'intro.score': 'Bodovací list řekne, kolik by kdo měl, kdyby hra teď skončila.',
  'intro.begin': 'Hrajme',

  // The plain table
  'plain.parts': 'Části stolu',
  'plain.common': 'Uprostřed',
  'plain.own': 'Před vámi',
  'plain.cost': 'stojí',
  'plain.needs': 'vyžaduje',
  'plain.gives': 'dává',
}
