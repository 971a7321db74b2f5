import { expect, test } from 'vitest'
import { compressedOnly, sizeOfResponse, toCachedResponse } from '../cached-response.ts'
import { taggedCache } from '../tiers/tagged-cache.ts'
import { freeMemory } from './free-memory.ts'

/** Used memory, on the heap and outside. */
function heldBytes(): number {
  freeMemory()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Markup that compresses like a page; each page differs. */
const pageOf = (words: number, page: number) =>
  Buffer.from(
    Array.from({ length: words }, (_, at) => `<p class="a${at % 7}">${((at * 7919 + page) % 9973) * page}</p>`).join(
      '',
    ),
  )

test.each([
  { what: 'short pages', words: 60, tags: 5 },
  { what: 'long pages', words: 3000, tags: 40 },
  { what: 'pages that depend on many stories', words: 200, tags: 400 },
])('a store full of $what takes no more memory than its limit', { timeout: 60_000 }, async ({ words, tags }) => {
  const maxBytes = 12 * 2 ** 20
  const store = taggedCache({ maxBytes, sizeOf: sizeOfResponse })
  const before = heldBytes()
  for (let page = 1; store.size === page - 1; page += 1) {
    const body = pageOf(words, page)
    const response = await toCachedResponse({ status: 200, headers: { 'content-type': 'text/html' }, body })
    const own = Array.from({ length: tags }, (_, tag) => `story:${page * 1000 + tag}`)
    store.put(`html:base /page-${page}`, { value: compressedOnly(response), tags: own, startedAt: store.now() })
  }
  const held = heldBytes() - before
  expect(store.size).toBeGreaterThan(10)
  expect(held).toBeLessThan(maxBytes * 1.1)
  // The limit is used, not undercut by a wrong estimate.
  expect(held).toBeGreaterThan(maxBytes * 0.5)
})
