import { expect, test } from 'vitest'
import { addressOfAgent, chooseAgent } from './choose-agent.ts'

type Given = Parameters<typeof chooseAgent>[0][number] & { name: string }

const agent = (name: string, servesGroups: string[], servesMarkets: Given['servesMarkets']): Given => ({
  name,
  servesGroups,
  servesMarkets,
})
const agents = [
  agent('of none', [], []),
  agent('of Spain', [], ['spain', 'france']),
  agent('of Spain too', [], ['spain']),
  agent('of workshops', ['workshop'], []),
  agent('of distributors in Spain', ['distributor', 'service'], ['spain']),
]

test.each([
  [['locksmith'], 'spain', 'of Spain'],
  [['locksmith', 'distributor'], 'spain', 'of distributors in Spain'],
  [['workshop'], 'spain', 'of workshops'],
  [['workshop'], undefined, 'of workshops'],
  [['distributor'], 'italy', undefined],
  [['locksmith'], undefined, undefined],
  [[], 'france', 'of Spain'],
])('a customer of the groups %j in the market %s has the agent %s', (groups, market, name) => {
  expect(chooseAgent(agents, { groups, market })?.name).toBe(name)
})

test.each([
  ['their address for customers', { email: 'a@b.example', customerEmail: 'c@b.example' }, 'c@b.example'],
  ['their one address', { email: 'a@b.example' }, 'a@b.example'],
  ['no address, without an agent', undefined, undefined],
])('what a customer writes to their agent goes to %s', (_, given, to) => {
  expect(addressOfAgent(given)).toBe(to)
})
