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

/** Makes a request in the course of a drawing, as a page does; answers what tells whether the drawing is still held. */
async function renderThat(asks: () => Promise<unknown>): Promise<WeakRef<object>> {
  const drawing = { markup: Array.from({ length: 1000 }, (_, at) => `line ${at}`) }
  await new AsyncLocalStorage<object>().run(drawing, asks)
  return new WeakRef(drawing)
}

test('a page that asked a supplier is let go when it is drawn, not when the time of its question would have been over', async () => {
  // Connections stay open, and know who opened them: the drawing before opens this one.
  await upstreamFetch(address)
  const drawings: WeakRef<object>[] = []
  for (let page = 0; page < 20; page += 1) drawings.push(await renderThat(() => upstreamFetch(address)))
  await pause(50)
  // One collection: a second one would find what the first has told the timers of signals that nobody holds.
  freeMemory()
  // The last one may lie in what the runtime has yet to finish.
  expect(drawings.filter((drawing) => drawing.deref() !== undefined).length).toBeLessThan(3)
})
