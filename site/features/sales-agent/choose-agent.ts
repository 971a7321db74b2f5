import type { Reader } from '#site/extranet/may-read.ts'

/** Groups and markets by name: a site serves some of those that the project knows. */
type Serving = { servesGroups: readonly string[]; servesMarkets: readonly string[] }

/**
 * The agent of a customer: of those who serve the customer the one for whom an editor chose most precisely, a group before a market; of
 * equals the first. An agent without a group and a market serves no customers.
 */
export function chooseAgent<Agent extends Serving>(agents: readonly Agent[], customer: Reader): Agent | undefined {
  const serving = agents.filter((agent) => precisionOf(agent) > 0 && serves(agent, customer))
  return serving.toSorted((one, other) => precisionOf(other) - precisionOf(one))[0]
}

function precisionOf({ servesGroups, servesMarkets }: Serving): number {
  return (servesGroups.length > 0 ? 2 : 0) + (servesMarkets.length > 0 ? 1 : 0)
}

function serves({ servesGroups, servesMarkets }: Serving, { groups, market }: Reader): boolean {
  const isOfGroup = servesGroups.length === 0 || servesGroups.some((group) => groups.includes(group))
  return isOfGroup && (servesMarkets.length === 0 || servesMarkets.some((one) => one === market))
}
