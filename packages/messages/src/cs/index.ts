import { advice } from './advice.ts'
import { analysis } from './analysis.ts'
import { cats } from './cats.ts'
import { catsAdvice } from './cats-advice.ts'
import { catsCards } from './cats-cards.ts'
import { catsPlay } from './cats-play.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { effects } from './effects.ts'
import { kernel } from './kernel.ts'
import { room } from './room.ts'
import { server } from './server.ts'
import { webCats } from './web-cats.ts'
import { webGallery } from './web-gallery.ts'
import { webHouse } from './web-house.ts'
import { webLearn } from './web-learn.ts'
import { webOpening } from './web-opening.ts'
import { webPeople } from './web-people.ts'
import { webRules } from './web-rules.ts'
import { webTable } from './web-table.ts'
import { webWistar } from './web-wistar.ts'
import { webWoodcraft } from './web-woodcraft.ts'
import { wistar } from './wistar.ts'
import { wistarAdvice } from './wistar-advice.ts'
import { wistarCards } from './wistar-cards.ts'
import { wistarHelp } from './wistar-help.ts'
import { wistarPlay } from './wistar-play.ts'
import { wistarRatbot } from './wistar-ratbot.ts'
import { woodcraft } from './woodcraft.ts'
import { woodcraftAdvice } from './woodcraft-advice.ts'
import { woodcraftCards } from './woodcraft-cards.ts'
import { woodcraftPlay } from './woodcraft-play.ts'

export const czech = {
  analysis,
  woodcraftAdvice,
  wistarAdvice,
  catsAdvice,
  advice,
  cats,
  catsCards,
  catsPlay,
  cli,
  common,
  effects,
  kernel,
  room,
  server,
  wistar,
  wistarCards,
  wistarHelp,
  wistarPlay,
  wistarRatbot,
  woodcraft,
  woodcraftCards,
  woodcraftPlay,
  webCats,
  webGallery,
  webHouse,
  webLearn,
  webTable,
  webOpening,
  webPeople,
  webRules,
  webWoodcraft,
  webWistar,
}
