/** A guest comes in; what it is known by from then on. */
export async function guest(address: string, name: string): Promise<string> {
  const { headers } = await post(address, '/api/guests', '', { name })
  return (headers.getSetCookie()[0] as string).split(';', 1)[0] as string
}

export async function post(address: string, path: string, cookie: string, body: object): Promise<Response> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response
}

/** What a server tells about itself. */
export interface Metrics {
  readonly commits: number
  readonly rssMb: number
  readonly heapMb: number
  readonly cpuSeconds: number
}

async function metricsOf(address: string, token: string | undefined): Promise<Metrics> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: ['Bearer', token].join(' ') }
  const text = await (await fetch(`${address}/metrics`, { headers })).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return {
    commits: read('nora_commits_total'),
    rssMb: read('process_resident_memory_bytes') / 1_048_576,
    heapMb: read('nodejs_heap_size_used_bytes') / 1_048_576,
    cpuSeconds: read('process_cpu_seconds_total'),
  }
}

/** What several servers tell, added up. */
export async function metricsOfAll(addresses: readonly string[], token: string | undefined): Promise<Metrics> {
  const all = await Promise.all(addresses.map((address) => metricsOf(address, token)))
  const sum = (name: keyof Metrics) => all.reduce((total, metrics) => total + metrics[name], 0)
  return { commits: sum('commits'), rssMb: sum('rssMb'), heapMb: sum('heapMb'), cpuSeconds: sum('cpuSeconds') }
}
