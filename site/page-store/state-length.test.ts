import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { stateLength } from './state-length.ts'

test('an answer that states its length has it, whole or without a body', async () => {
  const server = createServer((request, response) => {
    stateLength(response)
    response.setHeader('x-stated-length', '5')
    if (request.method === 'HEAD') return void response.end()
    response.write('ab')
    response.end('cde')
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(address, { method })
    expect([answer.headers.get('content-length'), answer.headers.get('x-stated-length')]).toEqual(['5', null])
    expect(await answer.text()).toBe(method === 'GET' ? 'abcde' : '')
  }
  server.close()
})
