import { readFileSync } from 'node:fs'
import { brisk } from './support/house.ts'
import { inHouse } from './support/in-house.ts'
import type { Visitor } from './support/visitor.ts'

const story = inHouse()

/** Fills in a part of the account's page by what its lines are called, and presses its button. */
async function fillIn(visitor: Visitor, part: string, lines: { readonly [name: string]: string }, deed = part) {
  const words = (id: string) => visitor.voice.say({ id: `webPeople.${id}` })
  const panel = visitor.panel(words(part))
  for (const [name, text] of Object.entries(lines)) await panel.getByLabel(words(name), { exact: true }).fill(text)
  await panel.getByRole('button', { name: words(deed), exact: true }).click()
}

/** The recovery code that is shown now. */
async function shownCode(visitor: Visitor, unlike = ''): Promise<string> {
  const code = visitor.page.getByText(/^[a-z0-9]{5}(?:-[a-z0-9]{5}){4}$/).filter({ hasNotText: unlike || /^$/ })
  return code.innerText()
}

/** Comes in as a guest and becomes an account; gives the recovery code. */
async function becomeAccount(visitor: Visitor, name: string, password: string): Promise<string> {
  await visitor.openOnline(2, { name })
  await visitor.goTo('/account')
  await fillIn(visitor, 'become', { newPassword: password }, 'become.do')
  return shownCode(visitor)
}

story('a guest becomes an account, forgets the password, and gets back in with the code', async ({ come, expect }) => {
  const visitor = await come()
  const { page, voice } = visitor
  const code = await becomeAccount(visitor, 'Greta', 'eight letters')
  // It is shown this once.
  await page.reload()
  await visitor.panel(voice.format('webPeople.account')).waitFor()
  expect(await page.getByText(code).count()).toBe(0)
  await visitor.button(voice.format('webPeople.signOut.here')).click()
  await visitor.panel(voice.format('webPeople.signIn')).waitFor()
  await fillIn(visitor, 'signIn', { login: 'Greta', password: 'what was it' })
  await visitor.complaint.getByText(voice.format('server.why.wrongSignIn')).waitFor()
  await fillIn(visitor, 'recover', { login: 'Greta', code, newPassword: 'nine letters' }, 'recover.do')
  const second = await shownCode(visitor)
  expect(second).not.toBe(code)
  // The table that was opened as a guest is still theirs.
  await visitor.goTo('/games')
  await visitor.link(voice.format('webHouse.games.continue')).first().waitFor()
})

story('an account gets another password, is taken along as a file, and is deleted', async ({ come, expect }) => {
  const visitor = await come()
  const { page, voice } = visitor
  const code = await becomeAccount(visitor, 'Hanna', 'eight letters')
  await fillIn(visitor, 'changePassword', { oldPassword: 'not this one', newPassword: 'nine letters' })
  await visitor.complaint.getByText(voice.format('server.why.wrongPassword')).waitFor()
  await fillIn(visitor, 'changePassword', { oldPassword: 'eight letters', newPassword: 'nine letters' })
  await page.getByText(voice.format('webPeople.saved')).waitFor()
  await shownCode(visitor, code)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    visitor.link(voice.format('webPeople.data.export')).click(),
  ])
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect([kept.person.name, kept.tables.length]).toEqual(['Hanna', 1])
  expect(JSON.stringify(kept)).not.toContain('letters')

  const forget = async (password: string) => {
    await fillIn(visitor, 'data', { 'data.password': password }, 'data.forget')
    const question = visitor.dialog(voice.format('webPeople.data.forget'))
    await question
      .getByText(voice.format('webPeople.data.forget.sure', { name: voice.format('common.formerPlayer') }))
      .waitFor()
    await question.getByRole('button', { name: voice.format('webPeople.data.forget') }).click()
  }
  await forget('eight letters')
  await visitor.complaint.getByText(voice.format('server.why.wrongPassword')).waitFor()
  await forget('nine letters')
  await fillIn(visitor, 'signIn', { login: 'Hanna', password: 'nine letters' })
  await visitor.complaint.getByText(voice.format('server.why.wrongSignIn')).waitFor()
})

story(
  'an account plays on two devices at once; where it signs out, its table is that of a watcher',
  async ({ come, expect }) => {
    const [visitor, away] = [await come({ likes: brisk }), await come({ likes: brisk })]
    await becomeAccount(visitor, 'Ines', 'eight letters')
    const address = await visitor.openOnline(2, { withBots: true })
    const player = visitor.player('list', 31)
    const { lines } = await player.play(({ offers, dialog, isBusy }) => dialog === null && !isBusy && offers.length > 0)
    await away.goTo('/account')
    await fillIn(away, 'signIn', { login: 'Ines', password: 'eight letters' })
    await away.panel(away.voice.format('webPeople.account')).waitFor()
    await away.goTo(address)
    const other = away.player('list', 32)
    const there = await other.play((seen) => seen.lines > lines && !seen.isBusy)
    const readsAsMuch = async () => (await player.look()).lines
    await expect.poll(readsAsMuch, { timeout: 30_000 }).toBeGreaterThanOrEqual(there.lines)
    const here = await player.play((seen) => seen.lines > there.lines && !seen.isBusy && seen.offers.length > 0)
    await other.play((seen) => seen.lines >= here.lines && !seen.isBusy && seen.offers.length > 0)
    const tab = await away.anotherTab()
    await tab.goTo('/account')
    await tab.button(tab.voice.format('webPeople.signOut.here')).click()
    const { page, voice } = away
    await page.getByText(voice.format('webTable.notice.found')).first().waitFor()
    // Whoever sits at this browser now has nothing to choose, and reads no hand.
    await expect.poll(async () => (await other.look()).offers, { timeout: 30_000 }).toEqual([])
    await player.play((seen) => seen.lines > here.lines)
  },
)

story('who was rude is reported to the operator and blocked, and sits down with one no more', async (scene) => {
  const { come, house, expect } = scene
  const [host, rude] = [await come({ likes: brisk }), await come({ likes: { ...brisk, name: 'Rudolf' } })]
  const { page, voice } = host
  const address = await host.openOnline(2)
  await rude.goTo(address)
  await rude.button(voice.format('webTable.room.sit')).click()
  await rude.say('You play like a fish.')

  await host.openTalk()
  await page.getByText('You play like a fish.').waitFor()
  await host.button(voice.format('webTable.chat.report')).click()
  await page.getByText(voice.format('webTable.chat.report.about', { name: 'Rudolf' })).waitFor()
  await page.getByRole('textbox', { name: voice.format('webTable.chat.report.what') }).fill('Rude about my fish.')
  await host.button(voice.format('webTable.chat.report.send')).click()
  await page.getByText(voice.format('webTable.chat.reported')).waitFor()
  const reports = await house.reports()
  expect(reports).toContainEqual(
    expect.objectContaining({ text: 'Rude about my fish.', table: address.split('/').at(-1) }),
  )
  await host.button(voice.format('webTable.chat.mute')).click()
  await page.getByText('You play like a fish.').waitFor({ state: 'detached' })
  await host.button(voice.format('webTable.chat.unmute')).click()
  await page.getByText('You play like a fish.').waitFor()
  await host.button(voice.format('webTable.chat.block')).click()
  await page.getByText(voice.format('webTable.chat.blocked')).waitFor()

  const next = await host.openOnline(2)
  await rude.goTo(next)
  await rude.button(voice.format('webTable.room.sit')).click()
  await rude.page.getByText(voice.format('server.why.blocked')).waitFor()
  await host.goTo('/account')
  await host.panel(voice.format('webPeople.blocked')).getByText('Rudolf').waitFor()
  await host.button(voice.format('webPeople.unblock')).click()
  await host.panel(voice.format('webPeople.blocked')).waitFor({ state: 'detached' })
  await rude.button(voice.format('webTable.room.sit')).click()
  await rude.board.waitFor()
})

/** Stands in for the service that a browser's maker runs: no test may need it. */
function withPushService(): void {
  let present: object | null = null
  const endpoint = 'https://push.nora-games.org/of-a-test'
  PushManager.prototype.getSubscription = async () => present as PushSubscription | null
  PushManager.prototype.subscribe = async () => {
    present = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'BN', auth: 'aa' } }),
      unsubscribe: async () => {
        present = null
        return true
      },
    }
    return present as PushSubscription
  }
}

story('notifications: refused by the browser, out of its reach, and subscribed', async ({ come, expect }) => {
  const ready = async (visitor: Visitor) => {
    await visitor.goTo('/settings')
    await visitor.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
    return visitor.panel(visitor.voice.format('webHouse.settings.notify')).getByRole('checkbox')
  }
  const visitor = await come({ keepsHouse: true })
  const { voice } = visitor
  const tells = await ready(visitor)
  await tells.click()
  await visitor.complaint.getByText(voice.format('webHouse.why.notAllowed')).waitFor()
  await visitor.context.grantPermissions(['notifications'])
  await tells.click()
  await visitor.complaint.getByText(voice.format('webHouse.why.cannotReceive')).waitFor()
  expect(await tells.isChecked()).toBe(false)

  const reachable = await come({ keepsHouse: true })
  await reachable.context.grantPermissions(['notifications'])
  await reachable.context.addInitScript(withPushService)
  const told = await ready(reachable)
  await told.click()
  await expect.poll(() => told.isChecked(), { timeout: 30_000 }).toBe(true)
  await told.click()
  await expect.poll(() => told.isChecked(), { timeout: 30_000 }).toBe(false)
  expect(await reachable.complaint.count()).toBe(0)
})
