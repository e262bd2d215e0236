// A process that is watched over and then does one thing for ever.
import { watchOver } from '../../src/monitoring/watchdog.ts'

// As a server does, which then stops by itself.
process.on('SIGTERM', () => {})
watchOver(Number(process.argv[2]))
setTimeout(() => {
  console.log('stuck')
  for (;;);
}, 1_500)
