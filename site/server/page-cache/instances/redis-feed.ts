import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { within } from '#site/server/time-limit.ts'
import { announceMs } from '#site/server/upstream/time-limits.ts'
import type { DropMemory } from '../memory/clear-memory.ts'
import type { ChangeFeed, PublishedChange } from './change-feed.ts'
import type { RedisClient } from './redis-client.ts'
import { isAfter, isStreamPosition, positionAt, type StreamPosition } from './stream-position.ts'

export type RedisFeed = ChangeFeed & {
  /** The last change heard of; undefined while the stream cannot be followed. */
  position(): StreamPosition | undefined
  close(): Promise<void>
}

type FeedOptions = {
  client: RedisClient
  /** A connection of its own: it waits for changes. */
  reader: RedisClient
  stream: string
  memory: DropMemory
  receive: (published: PublishedChange) => void
}

/** Entries that the stream keeps, and how long before its start an instance looks back. */
const mostEntries = 20_000
const lookBackMs = 15 * 60_000

/** How long one look at the stream waits, and after which silence the stream counts as lost. */
const waitMs = 1000
const hangingAfterMs = 3000

const mostWaiting = 1000

type Entry = { id: string; message: Record<string, string> }

/**
 * Changes of content as a stream in Redis, which every instance follows from where it was: what was told while a
 * connection was broken is heard afterwards. What cannot be told now is told when Redis is back.
 */
export function redisFeed(options: FeedOptions): RedisFeed {
  const { client, reader } = options
  const follower: Follower = {
    ...options,
    origin: randomUUID(),
    waiting: [],
    receivedAt: -hangingAfterMs,
    server: '',
    isJoined: false,
  }
  const ending = new AbortController()
  reader.on('ready', () => (follower.isJoined = false))
  const following = follow(follower, ending.signal)
  return {
    announce: (published) => announce(follower, published),
    position: () => (performance.now() - follower.receivedAt < hangingAfterMs ? follower.position : undefined),
    async close() {
      ending.abort()
      for (const open of [client, reader]) if (open.isOpen) open.destroy()
      await following
    },
  }
}

/** Where an instance is in the stream. */
type Follower = FeedOptions & {
  /** Its own changes come back to it. */
  origin: string
  waiting: PublishedChange[]
  position?: StreamPosition
  /** Of the clock that nobody sets. */
  receivedAt: number
  /** The run of Redis in which the position was taken. */
  server: string
  isJoined: boolean
}

async function follow(follower: Follower, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      if (!follower.reader.isReady) throw new Error('Redis is away')
      if (!follower.isJoined) await join(follower)
      await reportLate(follower)
      await listen(follower)
    } catch {
      await pause(100)
    }
  }
}

/**
 * After every new connection. A Redis that was started anew may have lost what was told in between: the watch over the space
 * finds that. Nobody forgets everything for it, because all instances would draw all their pages at the same time.
 */
async function join(follower: Follower): Promise<void> {
  const found = /run_id:(\w+)/.exec(await follower.reader.info('server'))?.[1] ?? ''
  if (follower.position === undefined || found !== follower.server) await beginAnew(follower)
  Object.assign(follower, { server: found, isJoined: true, receivedAt: performance.now() })
}

async function reportLate(follower: Follower): Promise<void> {
  const late = follower.waiting
  if (late.length === 0 || !follower.client.isReady) return
  follower.waiting = []
  for (const published of late) await announce(follower, published)
}

async function beginAnew(follower: Follower): Promise<void> {
  const { reader, stream, memory } = follower
  const isBack = follower.position !== undefined
  const now = await redisTime(reader)
  const from = positionAt(now - lookBackMs)
  const entries: Entry[] = (await reader.xRange(stream, from, '+', { COUNT: mostEntries })) ?? []
  const first = entries[0]?.id
  memory.startAt(entries.length === mostEntries && isStreamPosition(first) ? first : from)
  for (const { id, message } of entries) {
    if (!isStreamPosition(id)) continue
    memory.note(changeIn(message).tags, id)
    // Another instance may have been back earlier, and have told what it could not tell meanwhile.
    if (isBack && message['origin'] !== follower.origin) follower.receive(changeIn(message))
  }
  follower.position = positionAt(now - 1)
}

async function listen(follower: Follower): Promise<void> {
  const { reader, stream } = follower
  // What is not there now was not told until now: a quiet instance is as current as a busy one.
  const requestedAt = positionAt((await redisTime(reader)) - 1)
  const streams = await reader.xRead(
    { key: stream, id: follower.position ?? requestedAt },
    { BLOCK: waitMs, COUNT: 500 },
  )
  const entries = (streams as { messages: Entry[] }[] | null)?.[0]?.messages ?? []
  for (const { id, message } of entries) take(follower, id, message)
  if (entries.length === 0 && isAfter(requestedAt, follower.position ?? positionAt(0))) follower.position = requestedAt
  follower.receivedAt = performance.now()
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
  const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: mostEntries } } as const
  try {
    const id = await within(announceMs, client.xAdd(stream, '*', message, trim))
    if (isStreamPosition(id)) memory.note(published.tags, id)
  } catch {
    // Too many to remember one by one: then all of them are told as "everything".
    follower.waiting = follower.waiting.length < mostWaiting ? [...follower.waiting, published] : [{}]
  }
}

async function redisTime(reader: RedisClient): Promise<number> {
  const [seconds, micros] = (await reader.sendCommand(['TIME'])) as unknown as [string, string]
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)
}

/** The field of a stream entry that holds the change. Instances of other builds read and write it: it never changes. */
const changeField = 'told'

/** The stream entry of a change. @param origin name of the instance that publishes it */
export function messageOf(origin: string, change: PublishedChange): Record<string, string> {
  return { origin, [changeField]: JSON.stringify(change) }
}

/** The change of a stream entry. An entry that cannot be read may be anything: everything is stale. */
export function changeIn(message: Readonly<Record<string, string>>): PublishedChange {
  try {
    return JSON.parse(message[changeField] ?? '') as PublishedChange
  } catch {
    return {}
  }
}
