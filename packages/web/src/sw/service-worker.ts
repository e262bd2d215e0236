// Lives beside the pages: keeps the site on this device, so that it opens without a network, and tells when it is one's
// turn while no page is open. Pages and everything that was fetched once are kept, and rules of releases; what else the
// server says never is.
// It imports nothing: it is built as one script that every browser can run.

/** Written in by the build: everything that the site consists of. */
interface Build {
  readonly version: string
  /** What every page needs. */
  readonly shell: readonly string[]
  /** Tables, rules, languages: fetched when the page has nothing better to do. */
  readonly rest: readonly string[]
}

declare const BUILD: Build

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Fetches extends Waits {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Messages extends Waits {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface Pushes extends Waits {
  readonly data: { json(): unknown } | null
}

interface Clicks extends Waits {
  readonly notification: Notification
}

interface Page {
  readonly url: string
  focus(): Promise<unknown>
}

interface Scope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  addEventListener(type: 'install' | 'activate', listener: (event: Waits) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetches) => void): void
  addEventListener(type: 'message', listener: (event: Messages) => void): void
  addEventListener(type: 'push', listener: (event: Pushes) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicks) => void): void
}

const scope = self as unknown as Scope
const PREFIX = 'nora-site-'
const cacheName = PREFIX + BUILD.version
/** Where the one page of the site is kept: every address shows it, and it finds its way itself. */
const PAGE = '/'
/** The rules of releases as programs: what is kept there does not go with this build. */
const RULES = 'nora-rules'
const ofRules = /^\/api\/rules\//
/** What the server answers itself; below /play there are pages too. */
const forPrograms = /^\/(?:api(?:\/.*)?|play(?:\/(?:events|send))?|healthz|readyz|metrics)\/?$/
/** Where the sentences are kept that a page has left here. */
const NOTICES = 'nora-notices'
const WORDS = '/words'

scope.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([PAGE, ...BUILD.shell])))
})

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver(): Promise<void> {
  const outdated = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheName)
  await Promise.all(outdated.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (ofRules.test(pathname)) return event.respondWith(fetchedOrKept(request))
  if (forPrograms.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(PAGE)))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptOrFetched(request))
  else event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function kept(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error()
}

/** Names of built files change with what is in them: what is kept under a name is right for ever. */
async function keptOrFetched(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const fetched = await fetch(request)
  if (fetched.ok) await keep(await caches.open(cacheName), request, fetched.clone())
  return fetched
}

/** What there is no space for is fetched again another time: nobody goes without it now. */
async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  try {
    await cache.put(request, answer)
  } catch (error) {
    console.warn(error)
  }
}

/** A game that was begun on this device is played on by its own rules, also where there is no network. */
async function fetchedOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(RULES)
  try {
    const fetched = await fetch(request)
    if (fetched.ok) await keep(cache, request, fetched.clone())
    return fetched
  } catch {
    return (await cache.match(request)) ?? Response.error()
  }
}

scope.addEventListener('message', (event) => {
  const { type, words } = event.data as { readonly type?: string; readonly words?: Words }
  const [port] = event.ports
  if (type === 'keep' && port) event.waitUntil(keepAll(port))
  if (type === 'words' && words) event.waitUntil(keepWords(words))
})

async function keepWords(words: Words): Promise<void> {
  await (await caches.open(NOTICES)).put(WORDS, new Response(JSON.stringify(words)))
}

/** Fetches what is missing, one after the other so that nothing else has to wait, and tells how far it has come. */
async function keepAll(port: MessagePort): Promise<void> {
  const cache = await caches.open(cacheName)
  const all = BUILD.rest.length
  for (const [index, path] of BUILD.rest.entries()) {
    try {
      if (!(await cache.match(path))) await cache.add(path)
    } catch {
      return // The network is gone: the next visit goes on from here.
    }
    port.postMessage({ kept: index + 1, all })
  }
}

interface Words {
  readonly language: string
  readonly games: { readonly [game: string]: string }
  readonly notices: { readonly [type: string]: string }
}

interface Notice {
  readonly type: string
  readonly table: string
  readonly game: string
}

scope.addEventListener('push', (event) => event.waitUntil(tell(event.data?.json() as Notice)))

/** The server sends what has happened; the sentence for it was left here by a page, in the language last chosen. */
async function tell({ type, table, game }: Notice): Promise<void> {
  const left = await (await caches.open(NOTICES)).match(WORDS)
  const words = (await left?.json()) as Words | undefined
  await scope.registration.showNotification(words?.games[game] ?? 'Nora', {
    body: words?.notices[type] ?? '',
    lang: words?.language ?? '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A later word about the same table takes the place of an earlier one.
    tag: table,
    data: `/table/${table}`,
  })
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

async function show(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find(({ url }) => new URL(url).pathname === path)
  await (open ? open.focus() : scope.clients.openWindow(path))
}
