import { ask, done } from './ask.ts'

export function askPushKey(): Promise<string> {
  return ask('/api/push/key', (told) => String((told as { readonly key: unknown }).key))
}

export function addPush(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys = {} } = subscription.toJSON()
  return ask('/api/me/push', done, {
    method: 'POST',
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  })
}

export function removePush(endpoint: string): Promise<void> {
  return ask('/api/me/push/remove', done, { method: 'POST', body: { endpoint } })
}
