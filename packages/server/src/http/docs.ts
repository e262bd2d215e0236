import swagger from '@fastify/swagger'
import { clientMessage, PROTOCOL, serverMessage } from '@nora/protocol'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { App } from './app.ts'
import { escaped, page } from './page.ts'

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly requestBody?: unknown
  readonly parameters?: unknown
}

const hidden = { schema: { hide: true } }

/** The description of the API, made from the schemas that check it, for programs and for people. */
export async function docs(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Nora',
        version: String(PROTOCOL),
        description: 'Tables for people and programs. A refusal is a code with parameters.',
      },
    },
    transform: jsonSchemaTransform,
  })
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/messages.json', hidden, async () => messages())
  app.get('/api', hidden, (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(app)))
}

/** The messages of the socket as JSON Schema. */
function messages(): object {
  const schemaOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any' })
  return { protocol: PROTOCOL, client: schemaOf(clientMessage), server: schemaOf(serverMessage) }
}

function docsPage(app: App): string {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const tags = [...new Set(operations.map(tagOf))]
  const parts = tags.map((tag) => {
    const own = operations.filter((operation) => tagOf(operation) === tag)
    return `<h2>${escaped(tag)}</h2>\n${own.map(described).join('\n')}`
  })
  return page(
    'Nora: the API',
    `<h1>How to talk to this server</h1>
<p>Come in with <code>POST /api/guests</code>: the answer sets the cookie that is your session. Open a table or find one,
then talk to it over the WebSocket <code>/play</code>: first a <code>hello</code> with the protocol (${PROTOCOL}) and the
table, then what you do, each with an id of your own under which it is acknowledged once it is stored. A message that was
not acknowledged may be sent again.</p>
<p>For programs: <a href="/api/openapi.json">the requests</a> (OpenAPI) and
<a href="/api/messages.json">the messages of the socket</a> (JSON Schema).</p>
${parts.join('\n')}
${messageList()}`,
  )
}

const tagOf = ({ tags = [] }: Operation): string => tags[0] ?? ''

function described({
  path,
  method,
  summary = '',
  requestBody,
  parameters,
}: Operation & { path: string; method: string }) {
  const details = [parameters, requestBody].filter((part) => part !== undefined)
  const shown = details.map((part) => `<pre><code>${escaped(JSON.stringify(part, null, 2))}</code></pre>`).join('')
  const heading = `<code>${method} ${escaped(path)}</code> ${escaped(summary)}`
  return shown ? `<details><summary>${heading}</summary>${shown}</details>` : `<p>${heading}</p>`
}

function messageList(): string {
  const { client, server } = messages() as Record<'client' | 'server', { oneOf?: object[]; anyOf?: object[] }>
  const shown = ({ oneOf, anyOf }: { oneOf?: object[]; anyOf?: object[] }) =>
    (oneOf ?? anyOf ?? [])
      .map((schema) => {
        const { type } = (schema as { properties: { type: { const: string } } }).properties
        const text = escaped(JSON.stringify(schema, null, 2))
        return `<details><summary><code>${escaped(type.const)}</code></summary><pre><code>${text}</code></pre></details>`
      })
      .join('\n')
  return `<h2>What a client says</h2>\n${shown(client)}\n<h2>What the server says</h2>\n${shown(server)}`
}
