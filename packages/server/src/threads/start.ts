import { Worker, type WorkerOptions } from 'node:worker_threads'

const isSource = import.meta.url.endsWith('.ts')

/** Starts a thread, as it was built, or from its source where this is. `program` is its source. */
export function startThread(program: URL, options: WorkerOptions = {}): Worker {
  if (!isSource) return new Worker(new URL(program.href.replace(/\.ts$/, '.js')), options)
  const boot = new URL('./boot.mjs', import.meta.url)
  return new Worker(boot, { ...options, argv: [program.href], execArgv: ['--conditions=source'] })
}
