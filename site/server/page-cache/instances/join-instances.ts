import { dropMemory } from '../memory/clear-memory.ts'
import { type SharedShelf, sharedShelf } from '../tiers/shared-tier.ts'
import { hearChange, joinFeed } from './change-feed.ts'
import { redisClient } from './redis-client.ts'
import { redisFeed } from './redis-feed.ts'
import { identifiersInRedis, shareSeen } from './seen-messages.ts'

type Joining = {
  url: string
  prefix: string
  /** Instances of one build share responses, instances of all builds share changes. */
  buildId: string
  /** Longest a response stays. */
  maxAgeMs: number
  report: (message: string) => void
}

export type Instances = { shelf: SharedShelf; leave: () => Promise<void> }

/** Joins the instances that use the same Redis: they tell each other of changes and keep responses for each other. */
export function joinInstances({ url, prefix, buildId, maxAgeMs, report }: Joining): Instances {
  const client = redisClient(url, report)
  const reader = redisClient(url, () => undefined)
  const memory = dropMemory()
  const feed = redisFeed({ client, reader, stream: `${prefix}:changes`, memory, hear: hearChange })
  joinFeed(feed)
  shareSeen(identifiersInRedis(client, `${prefix}:message`))
  const shelf = sharedShelf({ client, feed, memory, prefix: `${prefix}:page:${buildId}`, maxAgeMs })
  return { shelf, leave: () => feed.close() }
}
