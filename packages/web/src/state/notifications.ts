import { because, Refused } from '@nora/kernel'
import type { Catalogue } from '@nora/messages'
import { addPush, askPushKey, removePush } from '../api/push.ts'
import { gameIds } from '../games/index.ts'
import { beSomebody } from './session.ts'

/** Whether this browser can be reached while the page is closed; only an installed service worker can. */
export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = canNotify() ? await navigator.serviceWorker.getRegistration() : undefined
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function isNotified(): Promise<boolean> {
  return (await subscription()) !== null
}

export async function notify(voice: Catalogue): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refused(because('notAllowed'))
  await beSomebody()
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Refused(because('cannotReceive'))
  const key = await askPushKey()
  await addPush(await subscribed(registration, key))
  await leaveWords(voice)
}

/** A browser may allow it and still not be able to: in a private window, or without the service that delivers. */
async function subscribed({ pushManager }: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new Refused(because('cannotReceive'))
  }
}

export async function stopNotifying(): Promise<void> {
  const present = await subscription()
  if (!present) return
  await removePush(present.endpoint)
  await present.unsubscribe()
}

/** The service worker speaks while no page is open: it is left the sentences it may need, in the present language. */
async function leaveWords(voice: Catalogue): Promise<void> {
  const games = Object.fromEntries(gameIds.map((game) => [game, voice.format(`common.game.${game}`)]))
  const notices = {
    yourTurn: voice.format('webHouse.notice.yourTurn'),
    gameOver: voice.format('webHouse.notice.gameOver'),
    tableStarted: voice.format('webHouse.notice.tableStarted'),
  }
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'words', words: { language: voice.language, games, notices } })
}

/** Another language is also that of the notifications. */
export async function renewWords(voice: Catalogue): Promise<void> {
  if (await isNotified()) await leaveWords(voice)
}
