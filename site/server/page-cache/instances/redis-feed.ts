import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { within } from '#site/server/time-limit.ts'
import { announceMs } from '#site/server/upstream/time-limits.ts'
import type { InvalidationMemory } from '../memory/invalidation-memory.ts'
import type { ChangeFeed, PublishedChange } from './change-feed.ts'
import type { RedisClient, StreamEntry } from './redis-client.ts'
import { isAfter, isStreamPosition, positionAt, type StreamPosition } from './stream-position.ts'

export type RedisFeed = ChangeFeed & {
  /** The last change received; undefined while the stream cannot be followed. */
  position(): StreamPosition | undefined
  /** Receives what was published while the process was frozen, or after half a second nothing; else does nothing. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

type FeedOptions = {
  client: RedisClient
  /** A separate connection: its reads block until a change arrives. */
  reader: RedisClient
  stream: string
  memory: InvalidationMemory
  receive: (published: PublishedChange) => void
}

/** Entries in the stream, and how far before its start an instance reads. */
const mostEntries = 20_000
const lookBackMs = 15 * 60_000

/** How long one read of the stream blocks, and after which silence the stream counts as lost. */
const waitMs = 1000
const hangingAfterMs = 3000

const mostWaiting = 1000

/** A server that takes the place of another may lack the changes of the last moments before: each instance publishes its own again. */
const ownMs = 60_000

/**
 * Changes of content as a stream in Redis, which every instance follows from its position: it receives changes that were published
 * while its connection was broken. A change that cannot be published now is published when Redis is back.
 */
export function redisFeed(options: FeedOptions): RedisFeed {
  const { client, reader } = options
  const follower: Follower = {
    ...options,
    origin: randomUUID(),
    waiting: [],
    own: [],
    receivedAt: -hangingAfterMs,
    askedAt: 0,
    server: '',
    isJoined: false,
  }
  const ending = new AbortController()
  const following = follow(follower, ending.signal)
  return {
    announce: (published) => announce(follower, published),
    position: () => (performance.now() - follower.receivedAt < hangingAfterMs ? follower.position : undefined),
    catchUp: () => catchUp(follower).catch(() => undefined),
    async close() {
      ending.abort()
      for (const open of [client, reader]) open.destroy()
      await within(hangingAfterMs, following, () => undefined)
    },
  }
}

/** The position of an instance in the stream. */
type Follower = FeedOptions & {
  /** An instance receives its own changes too. */
  origin: string
  waiting: PublishedChange[]
  /** What this instance has published last. */
  own: { id: StreamPosition; published: PublishedChange }[]
  position?: StreamPosition
  /** When the last read of the stream ended, and when it began; of the monotonic clock. */
  receivedAt: number
  askedAt: number
  /** The run id of the Redis server of the position. */
  server: string
  isJoined: boolean
}

/** A process that runs reads at least every second. */
async function catchUp(follower: Follower): Promise<void> {
  const { client, stream, position } = follower
  if (position === undefined || performance.now() - follower.askedAt < 2 * waitMs) return
  const askedAt = performance.now()
  const missed = await within(announceMs, client.range(stream, `(${position}`, mostEntries))
  for (const { id, message } of missed) take(follower, id, message)
  follower.askedAt = askedAt
}

async function follow(follower: Follower, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      if (!follower.reader.isReady()) throw new Error('Redis is away')
      if (!follower.isJoined) await join(follower)
      await reportLate(follower)
      await listen(follower)
    } catch {
      follower.isJoined = false
      await pause(100)
    }
  }
}

/**
 * Runs after every failure, such as that of a connection. A restarted Redis may have lost changes; the poll of the space finds them. The cache is not
 * cleared for it, because all instances would render all their pages at the same time.
 */
async function join(follower: Follower): Promise<void> {
  const info = z.string().parse(await follower.reader.run(`return redis.call('INFO', 'server')`, [follower.stream]))
  const found = /run_id:(\w+)/.exec(info)?.[1] ?? ''
  if (follower.position === undefined || found !== follower.server) await startAgain(follower)
  Object.assign(follower, { server: found, isJoined: true, receivedAt: performance.now() })
}

async function reportLate(follower: Follower): Promise<void> {
  const late = follower.waiting
  if (late.length === 0 || !follower.client.isReady()) return
  follower.waiting = []
  for (const published of late) await announce(follower, published)
}

async function startAgain(follower: Follower): Promise<void> {
  const { reader, stream, memory } = follower
  const isBack = follower.position !== undefined
  const now = await redisTime(follower)
  const from = positionAt(now - lookBackMs)
  const entries: readonly StreamEntry[] = await reader.range(stream, from, mostEntries)
  const first = entries[0]?.id
  memory.startAt(entries.length === mostEntries && isStreamPosition(first) ? first : from)
  for (const { id, message } of entries) {
    if (!isStreamPosition(id)) continue
    memory.note(changeIn(message).tags, id)
    // Another instance may have reconnected earlier and published what it had queued.
    if (isBack && message['origin'] !== follower.origin) follower.receive(changeIn(message))
  }
  const known = new Set(entries.map(({ id }) => id))
  const lost = follower.own.filter(({ id }) => !known.has(id) && isAfter(id, positionAt(now - ownMs)))
  follower.own = []
  follower.waiting = [...lost.map(({ published }) => published), ...follower.waiting]
  follower.position = positionAt(now - 1)
}

async function listen(follower: Follower): Promise<void> {
  const { reader, stream } = follower
  // An empty read means that no change was published up to now: a quiet instance is as current as a busy one.
  const askedAt = performance.now()
  const requestedAt = positionAt((await redisTime(follower)) - 1)
  const entries = await reader.read(stream, follower.position ?? requestedAt, { waitMs, most: 500 })
  for (const { id, message } of entries) take(follower, id, message)
  if (entries.length === 0 && isAfter(requestedAt, follower.position ?? positionAt(0))) follower.position = requestedAt
  Object.assign(follower, { askedAt, receivedAt: performance.now() })
}

function take(follower: Follower, id: string, message: Record<string, string>): void {
  if (!isStreamPosition(id)) return
  const published = changeIn(message)
  follower.memory.note(published.tags, id)
  if (message['origin'] !== follower.origin) follower.receive(published)
  follower.position = id
}

async function announce(follower: Follower, published: PublishedChange): Promise<void> {
  const { client, stream, origin, memory } = follower
  const message = messageOf(origin, published)
  try {
    const id = await within(announceMs, client.append(stream, message, mostEntries))
    if (!isStreamPosition(id)) return
    memory.note(published.tags, id)
    follower.own = [...follower.own.slice(-mostWaiting), { id, published }]
  } catch {
    // Too many for a list: the queue becomes one change of everything.
    follower.waiting = follower.waiting.length < mostWaiting ? [...follower.waiting, published] : [{}]
  }
}

/** Epoch milliseconds of the server that stores the stream: another node of a cluster may have another time. */
async function redisTime({ reader, stream }: Pick<FeedOptions, 'reader' | 'stream'>): Promise<number> {
  const time = await reader.run(`return redis.call('TIME')`, [stream])
  const [seconds = 0, micros = 0] = z.array(z.coerce.number()).parse(time)
  return seconds * 1000 + Math.floor(micros / 1000)
}

/** The field of a stream entry that contains the change. Instances of other builds read and write it: it never changes. */
const changeField = 'told'

/** The stream entry of a change. @param origin name of the instance that publishes it */
export function messageOf(origin: string, change: PublishedChange): Record<string, string> {
  return { origin, [changeField]: JSON.stringify(change) }
}

/** The change of a stream entry. An unreadable entry may be any change: everything is stale. */
export function changeIn(message: Readonly<Record<string, string>>): PublishedChange {
  try {
    const change: PublishedChange = JSON.parse(message[changeField] ?? '')
    return change
  } catch {
    return {}
  }
}
