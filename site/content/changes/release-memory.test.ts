import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { freeMemory } from '#site/server/page-cache/memory/free-memory.ts'
import { upstreamClient } from '#site/server/upstream/upstream-client.ts'

const upstreamFetch = upstreamClient()

let address: string

beforeAll(async () => {
  const upstream = await listening((_, response) => void response.end('x'))
  address = `${upstream.origin}/`
  return upstream.close
})

/** Sends a request during a render, as a page does; the result tells whether the render is still referenced. */
async function renderThat(sends: () => Promise<unknown>): Promise<WeakRef<object>> {
  const render = { markup: Array.from({ length: 1000 }, (_, at) => `line ${at}`) }
  await new AsyncLocalStorage<object>().run(render, sends)
  return new WeakRef(render)
}

test('a page that called an upstream is released after its render, not at the timeout of the call', async () => {
  // Connections stay open and reference their opener: the call before the renders opens this one.
  await upstreamFetch(address)
  const renders: WeakRef<object>[] = []
  for (let page = 0; page < 20; page += 1) renders.push(await renderThat(() => upstreamFetch(address)))
  await pause(50)
  // One collection: a second one would find what the first reported to the timers of unreferenced signals.
  freeMemory()
  // The last one may lie in what the runtime has yet to finish.
  expect(renders.filter((render) => render.deref() !== undefined).length).toBeLessThan(3)
})
