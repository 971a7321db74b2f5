import { expect, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { compressedOnly, sizeOfResponse, toCachedResponse } from '../cached-response.ts'
import { sendResponse } from './send-response.ts'

const text = '<p>Llave plana de latón</p>'.repeat(2000)
const page = (body: string) => toCachedResponse({ status: 200, headers: {}, body: Buffer.from(body) })

test('a stored page takes a fraction of its text, and a client without compression receives the text', async () => {
  const [whole, stored] = [await page(text), compressedOnly(await page(text))]
  expect(sizeOfResponse(stored)).toBeLessThan(sizeOfResponse(whole) / 4)
  expect(Object.keys(stored.bodies)).toEqual(['br'])
  const { origin, close } = await listening((request, response) =>
    sendResponse({ response: stored, source: 'hit' }, { request, response }),
  )
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await fetch(origin, { headers: { 'accept-encoding': encoding } })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(response.headers.get('etag')).toBe(`"${whole.digest}-${encoding}"`)
    expect(await response.text()).toBe(text)
  }
  await close()
})

test('a client of gzip alone receives the same bytes again, 304 for what it has, and no body for HEAD', async () => {
  const stored = compressedOnly(await page(text))
  const statuses: number[] = []
  const { origin, close } = await listening((request, response) => {
    statuses.push(sendResponse({ response: stored, source: 'hit' }, { request, response }))
  })
  const headers = { 'accept-encoding': 'gzip' }
  const [first, second] = await Promise.all([fetch(origin, { headers }), fetch(origin, { headers })])
  const length = first.headers.get('content-length')
  expect([await first.text(), await second.text(), second.headers.get('content-length')]).toEqual([text, text, length])
  const etag = String(first.headers.get('etag'))
  expect((await fetch(origin, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(origin, { headers, method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([length, ''])
  expect(statuses).toEqual([200, 200, 304, 200])
  await close()
})

test('a page that is too short to be compressed stays as it is', async () => {
  const short = await page('<p>Llave</p>')
  expect(compressedOnly(short)).toBe(short)
})
