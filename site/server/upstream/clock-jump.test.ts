import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { upstreamClient } from './upstream-client.ts'

const upstreamFetch = upstreamClient()

/** An upstream whose status the test sets. */
let status: number
let requested: number
let address: string

beforeEach(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  requested = 0
  const upstream = await listening((_, response) => {
    requested += 1
    response.writeHead(status).end('x')
  })
  address = `${upstream.origin}/`
  return upstream.close
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['put back', -1],
  ['put forward', 1],
])(
  'the circuit of a failed upstream is open for a second and not longer when the clock is %s by an hour',
  async (_, hours) => {
    status = 500
    for (let time = 0; time < 5; time += 1) await upstreamFetch(address)
    const openedAt = performance.now()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
    status = 200
    await expect(upstreamFetch(address)).rejects.toThrow(/circuit/i)
    await vi.waitFor(() => expect(requested).toBe(6), { timeout: 5000, interval: 20 })
    // The first pause is a second, give or take the jitter of the library.
    expect(performance.now() - openedAt).toBeGreaterThan(400)
    await vi.waitFor(async () => expect((await upstreamFetch(address)).status).toBe(200))
  },
)
