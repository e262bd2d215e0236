import { advice } from './advice.ts'
import { analysis } from './analysis.ts'
import { catsAdvice } from './cats/advice.ts'
import { catsCards } from './cats/cards.ts'
import { catsPlay } from './cats/play.ts'
import { webCats } from './cats/web.ts'
import { cats } from './cats.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { effects } from './effects.ts'
import { kernel } from './kernel.ts'
import { room } from './room.ts'
import { server } from './server.ts'
import { webGallery } from './web-gallery.ts'
import { webHouse } from './web-house.ts'
import { webLearn } from './web-learn.ts'
import { webOpening } from './web-opening.ts'
import { webPeople } from './web-people.ts'
import { webRules } from './web-rules.ts'
import { webTable } from './web-table.ts'
import { wistarAdvice } from './wistar/advice.ts'
import { wistarCards } from './wistar/cards.ts'
import { wistarHelp } from './wistar/help.ts'
import { wistarPlay } from './wistar/play.ts'
import { wistarRatbot } from './wistar/ratbot.ts'
import { webWistar } from './wistar/web.ts'
import { wistar } from './wistar.ts'
import { woodcraftAdvice } from './woodcraft/advice.ts'
import { woodcraftCards } from './woodcraft/cards.ts'
import { woodcraftPlay } from './woodcraft/play.ts'
import { webWoodcraft } from './woodcraft/web.ts'
import { woodcraft } from './woodcraft.ts'

export const polish = {
  advice,
  analysis,
  cats,
  catsAdvice,
  catsCards,
  catsPlay,
  cli,
  common,
  effects,
  kernel,
  room,
  server,
  webCats,
  webGallery,
  webHouse,
  webLearn,
  webOpening,
  webPeople,
  webRules,
  webTable,
  webWistar,
  webWoodcraft,
  wistar,
  wistarAdvice,
  wistarCards,
  wistarHelp,
  wistarPlay,
  wistarRatbot,
  woodcraft,
  woodcraftAdvice,
  woodcraftCards,
  woodcraftPlay,
}
