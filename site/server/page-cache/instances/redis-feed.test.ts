import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { invalidationMemory } from '../memory/invalidation-memory.ts'
import { changeIn, messageOf, redisFeed } from './redis-feed.ts'

const change = { tags: ['story:1', 'listing:product'], change: { action: 'published', story_id: 1 } }

test('reads the change that an instance wrote', () => {
  expect(changeIn(messageOf('one', change))).toEqual(change)
})

test('writes the fields that instances of earlier builds read', () => {
  expect(messageOf('one', change)).toEqual({ origin: 'one', told: JSON.stringify(change) })
})

test.each<Record<string, string>>([{}, { origin: 'one' }, { origin: 'one', told: '{' }])(
  'takes %o for a change of everything',
  (message) => {
    expect(changeIn(message)).toEqual({})
  },
)

test('publishes its last changes again where the server that takes over lacks them', async () => {
  const [server, published] = [{ run: 'a', isCut: false }, [] as unknown[]]
  const commands = {
    isReady: () => true,
    get: async () => undefined,
    set: async () => undefined,
    exists: async () => false,
    run: async (script: string) => (script.includes('INFO') ? `run_id:${server.run}` : [Date.now() / 1000, 0]),
    append: async (_: string, message: Record<string, string>) => {
      published.push(changeIn(message).tags)
      return `${Date.now()}-${published.length}`
    },
    range: async () => [],
    read: async () => {
      await pause(5)
      return server.isCut ? Promise.reject(new Error('The connection was lost')) : []
    },
    destroy: () => undefined,
  }
  const [memory, receive] = [invalidationMemory(), () => undefined]
  const feed = redisFeed({ client: commands, reader: commands, stream: 'changes', memory, receive })
  await vi.waitFor(() => expect(feed.position()).toBeDefined())
  await feed.announce({ tags: ['story:1'] })
  Object.assign(server, { run: 'b', isCut: true })
  await pause(20)
  server.isCut = false
  await vi.waitFor(() => expect(published).toEqual([['story:1'], ['story:1']]))
  await feed.close()
})
