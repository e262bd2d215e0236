import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve } from '../support/serve.ts'

test('a request whose body never comes is given up', async () => {
  const served = await serve({ requestSeconds: 1 })
  const socket = connect(served.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['POST /api/guests HTTP/1.1', 'host: nora', 'content-type: application/json', 'content-length: 1000']
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  await served.stop()
}, 15_000)
