import { expect, test } from 'vitest'
import { chooseAgent } from './choose-agent.ts'

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
