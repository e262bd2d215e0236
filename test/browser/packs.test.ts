import { cats } from '@nora/catalogue'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

/** A pack for The Isle of Cats that changes its discovery cards. */
function packOf(change: (id: string) => object) {
  const { tables } = cats.game.content as {
    readonly tables: { readonly discovery: readonly { readonly id: string }[] }
  }
  const records = { discovery: Object.fromEntries(tables.discovery.map(({ id }) => [id, change(id)])) }
  const buffer = Buffer.from(JSON.stringify({ format: 'nora-pack', game: 'cats', name: 'My box', records }))
  return { name: 'my-box.json', mimeType: 'application/json', buffer }
}

const good = packOf((id) => ({ name: { en: `My own ${id}` } }))
const bad = packOf((id) => (id === '071' ? { cost: -1 } : {}))

/** The cards of the pack, wherever on the table they are shown. */
const ownCards = ({ board }: Visitor) => board.getByRole('button', { name: /My own \d+/ })

/** Tries a pack that is wrong, reads what is wrong with it, and takes one that is right. */
async function bringPacks(visitor: Visitor, open: string): Promise<void> {
  const { page } = visitor
  await page.locator('input[type=file]').setInputFiles(bad)
  await visitor.button(open).click()
  const said = visitor.complaint.getByRole('listitem').filter({ hasText: '071' })
  await said.filter({ hasText: 'cost' }).waitFor()
  await page.locator('input[type=file]').setInputFiles(good)
  await visitor.button(open).click()
}

story(
  'a pack on this device: a wrong one is refused by record and field, a right one lies on the table',
  async (scene) => {
    const visitor = await scene.come({ likes: brisk })
    const { voice } = visitor
    await visitor.goTo('/new/cats')
    await visitor.choose(voice.format('webOpening.place.device'))
    await bringPacks(visitor, voice.format('webOpening.openHere'))
    await ownCards(visitor).first().waitFor()
  },
)

story('a pack online: it takes an account, and everybody at the table plays with it', async ({ come }) => {
  const owner = await come({ likes: brisk })
  const { page, voice } = owner
  await owner.openOnline(2, { name: 'Ines' })
  await owner.goTo('/new/cats')
  await page.getByText(voice.format('webOpening.pack.account')).waitFor()
  await page.locator('input[type=file]').setInputFiles(good)
  await owner.button(voice.format('webOpening.openOnline')).click()
  await owner.complaint.getByText(voice.format('server.why.needsAccount')).waitFor()
  await owner.goTo('/account')
  await page.getByLabel(voice.format('webPeople.newPassword'), { exact: true }).first().fill('eight letters')
  await owner.button(voice.format('webPeople.become.do')).click()
  await page.getByRole('heading', { name: voice.format('webPeople.code.title') }).waitFor()

  await owner.goTo('/new/cats')
  await bringPacks(owner, voice.format('webOpening.openOnline'))
  await page.waitForURL(/\/table\//)
  const guest = await come({ likes: brisk })
  await guest.goTo(page.url())
  await guest.button(voice.format('webTable.room.sit')).click()
  await ownCards(owner).first().waitFor()
  await ownCards(guest).first().waitFor()
})
