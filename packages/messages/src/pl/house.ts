import { common } from './common.ts'
import { kernel } from './kernel.ts'
import { room } from './room.ts'
import { server } from './server.ts'
import { webHouse } from './web-house.ts'
import { webLearn } from './web-learn.ts'
import { webOpening } from './web-opening.ts'
import { webPeople } from './web-people.ts'

/** What the pages of the house say; the words of the games come with a table. */
export const polishHouse = { common, kernel, room, server, webHouse, webLearn, webOpening, webPeople }
