import { cats } from './cats.ts'
import { catsCards } from './cats-cards.ts'
import { catsPlay } from './cats-play.ts'
import { cli } from './cli.ts'
import { common } from './common.ts'
import { effects } from './effects.ts'
import { kernel } from './kernel.ts'
import { room } from './room.ts'
import { server } from './server.ts'
import { webCats } from './web-cats.ts'
import { webHouse } from './web-house.ts'
import { webOpening } from './web-opening.ts'
import { webPeople } from './web-people.ts'
import { webRules } from './web-rules.ts'
import { webTable } from './web-table.ts'
import { wistar } from './wistar.ts'
import { wistarCards } from './wistar-cards.ts'
import { wistarPlay } from './wistar-play.ts'
import { wistarRatbot } from './wistar-ratbot.ts'
import { woodcraft } from './woodcraft.ts'
import { woodcraftCards } from './woodcraft-cards.ts'
import { woodcraftPlay } from './woodcraft-play.ts'

export const russian = {
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
  wistarPlay,
  wistarRatbot,
  woodcraft,
  woodcraftCards,
  woodcraftPlay,
  webCats,
  webHouse,
  webTable,
  webOpening,
  webPeople,
  webRules,
}
