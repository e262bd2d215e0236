import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import { Problem } from '../problem.ts'
import type { App } from './app.ts'
import { askAheadFor } from './asked-ahead.ts'
import { frontPage } from './front-page.ts'

/** Seen from the built server and from its sources alike. */
const webFolder = fileURLToPath(new URL('../../../web/dist/site', import.meta.url))

const YEAR_SECONDS = 31_536_000
/** Bytes below which packing is not worth it. */
const SMALL = 1_024

/** Paths that belong to programs: an unknown one there is an error, not a page. Below /play there are pages too. */
const forPrograms = /^\/(?:api(?:\/.*)?|play(?:\/(?:events|send))?|healthz|readyz|metrics)\/?$/

/** The browser's files if they are built; every other address of a page is that page, which finds its way itself. */
export async function pages(app: App, folder: string = webFolder): Promise<void> {
  if (existsSync(join(folder, 'index.html'))) {
    await app.register(async (part) => builtPages(part as App, folder))
    return
  }
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.type('text/html; charset=utf-8').send(frontPage))
  app.setNotFoundHandler(() => {
    throw new Problem(404, 'notFound')
  })
}

async function builtPages(app: App, folder: string): Promise<void> {
  const askAhead = askAheadFor(folder)
  await app.register(compress, { threshold: SMALL })
  await app.register(fastifyStatic, {
    root: folder,
    index: ['index.html'],
    // What the build has packed goes out as it is; the rest is packed on the way.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Built files carry a hash in their name and never change; everything else is asked for again.
      const lasting = path.includes('/assets/')
      reply.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] as string
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || forPrograms.test(path)) throw new Problem(404, 'notFound')
    const ahead = askAhead(path, request.headers['accept-language'])
    if (ahead !== undefined) reply.header('link', ahead)
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
