import { joinFleet } from '#site/server/upstream/fleet-limit.ts'
import { invalidationMemory } from '../memory/invalidation-memory.ts'
import { type SharedTier, sharedTier } from '../tiers/shared-tier.ts'
import { joinFeed, receiveChange } from './change-feed.ts'
import { fleetLimits } from './fleet-limits.ts'
import { type RedisAccess, redisClient } from './redis-client.ts'
import { redisFeed } from './redis-feed.ts'
import { identifiersInRedis, shareSeen } from './seen-messages.ts'
import { shareValues, valuesInRedis } from './shared-values.ts'

type Joining = {
  access: RedisAccess
  prefix: string
  /** Instances of one build share responses, instances of all builds share changes. */
  buildId: string
  /** Maximum age of a shared response. */
  maxAgeMs: number
  report: (message: string) => void
}

/** Values name the version of the space: after a change no instance reads them again. */
const valueLifeMs = 6 * 60 * 60_000

export type Instances = {
  tier: SharedTier
  catchUp: () => Promise<void>
  /**
   * Proposes a value to the other instances, until a minute after the last proposal.
   * @returns the value that the fleet has: the first that was proposed
   * @throws Error while Redis is away
   */
  agree: (name: string, value: string) => Promise<string>
  leave: () => Promise<void>
}

/** KEYS: the value. ARGV: what is proposed, its life in milliseconds. */
const agreeScript = `local known = redis.call('GET', KEYS[1])
if known and known ~= ARGV[1] then return known end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]`

const agreedMs = 60_000

/**
 * Connects the instances that use the same Redis: they publish changes to each other, share responses and what each reads at its start, and
 * keep to the limits of the content service together.
 */
export function joinInstances({ access, prefix, buildId, maxAgeMs, report }: Joining): Instances {
  const client = redisClient(access, report)
  const reader = redisClient(access, () => undefined)
  const memory = invalidationMemory()
  const feed = redisFeed({ client, reader, stream: `${prefix}:changes`, memory, receive: receiveChange })
  joinFeed(feed)
  shareSeen(identifiersInRedis(client, `${prefix}:message`))
  shareValues(valuesInRedis({ client, prefix: `${prefix}:content`, lifeMs: valueLifeMs }))
  const tier = sharedTier({ client, feed, memory, prefix: `${prefix}:page:${buildId}`, maxAgeMs })
  const fleet = fleetLimits({ client, prefix })
  joinFleet(fleet)
  const leave = async () => {
    joinFleet(undefined)
    shareValues(undefined)
    await fleet.leave()
    await feed.close()
  }
  const agree = async (name: string, value: string) =>
    String(await client.run(agreeScript, [`${prefix}:agreed:${name}`], [value, agreedMs]))
  return { tier, catchUp: feed.catchUp, agree, leave }
}
