// Starts a thread from its TypeScript source: in tests and in development, where nothing is built.
import { register } from 'tsx/esm/api'

register()
await import(process.argv[2])
