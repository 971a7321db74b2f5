import { expect, test, vi } from 'vitest'
import { markets } from '#site/routing/markets.ts'
import { addressOfOwnAgent } from './find-agent.ts'

const known = vi.hoisted(() => ({ agents: [] as object[] }))
vi.mock('#site/content/listings/list-whole-kind.ts', () => ({
  listWholeKind: async () => known.agents.map((content) => ({ content })),
}))

const ofSpain = { servesGroups: [], servesMarkets: ['spain'] }

test.each([
  ['the agent’s address for customers', [{ email: 'a@b.example', customerEmail: 'c@b.example' }], 'c@b.example'],
  ['the agent’s one address', [{ email: 'a@b.example' }], 'a@b.example'],
  ['no address, without an agent', [], undefined],
])('what a customer writes goes to %s', async (_, agents, to) => {
  known.agents = agents.map((agent) => ({ ...ofSpain, ...agent }))
  const siteContext = { market: markets.spain, locale: 'es' } as const
  expect(await addressOfOwnAgent({ groups: [], market: 'spain' }, siteContext)).toBe(to)
})
