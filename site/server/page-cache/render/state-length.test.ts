import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { stateLength } from './state-length.ts'

test('a response with a stated length has Content-Length, with or without a body', async () => {
  const { origin, close } = await listening((request, response) => {
    stateLength(response)
    response.setHeader('x-stated-length', '5')
    if (request.method === 'HEAD') return void response.end()
    response.write('ab')
    response.end('cde')
  })
  onTestFinished(close)
  for (const method of ['GET', 'HEAD']) {
    const response = await fetch(origin, { method })
    expect([response.headers.get('content-length'), response.headers.get('x-stated-length')]).toEqual(['5', null])
    expect(await response.text()).toBe(method === 'GET' ? 'abcde' : '')
  }
})
