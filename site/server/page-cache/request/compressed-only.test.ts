import { expect, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { compressedOnly, sizeOfResponse, toCachedResponse } from '../cached-response.ts'
import { sendResponse } from './send-response.ts'

const text = '<p>Llave plana de latón</p>'.repeat(2000)
const page = (body: string) => toCachedResponse({ status: 200, headers: {}, body: Buffer.from(body) })

test('a stored page takes a fraction of its text, and a client without compression receives the text', async () => {
  const [whole, stored] = [await page(text), compressedOnly(await page(text))]
  expect(sizeOfResponse(stored)).toBeLessThan(sizeOfResponse(whole) / 4)
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

test('a page that is too short to be compressed stays as it is', async () => {
  const short = await page('<p>Llave</p>')
  expect(compressedOnly(short)).toBe(short)
})
