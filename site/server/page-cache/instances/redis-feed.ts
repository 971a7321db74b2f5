import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { within } from '#site/server/time-limit.ts'
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
  receive: (told: PublishedChange) => void
}

/** Entries that the stream keeps, and how long before its start an instance looks back. */
const mostEntries = 20_000
const lookBackMs = 15 * 60_000

/** How long one look at the stream waits, and after which silence the stream counts as lost. */
const waitMs = 1000
const hangingAfterMs = 3000

const announceLimitMs = 500
const mostWaiting = 1000

type Entry = { id: string; message: Record<string, string> }

/**
 * Changes of content as a stream in Redis, which every instance follows from where it was: what was told while a
 * connection was broken is heard afterwards. What cannot be told now is told when Redis is back.
 */
export function redisFeed(options: FeedOptions): RedisFeed {
  const { client, reader } = options
  const place: Place = {
    ...options,
    origin: randomUUID(),
    waiting: [],
    receivedAt: -hangingAfterMs,
    server: '',
    isJoined: false,
  }
  const ending = new AbortController()
  reader.on('ready', () => (place.isJoined = false))
  const following = follow(place, ending.signal)
  return {
    announce: (told) => announce(place, told),
    position: () => (performance.now() - place.receivedAt < hangingAfterMs ? place.position : undefined),
    async close() {
      ending.abort()
      for (const open of [client, reader]) if (open.isOpen) open.destroy()
      await following
    },
  }
}

/** Where an instance is in the stream. */
type Place = FeedOptions & {
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

async function follow(place: Place, ending: AbortSignal): Promise<void> {
  while (!ending.aborted) {
    try {
      if (!place.reader.isReady) throw new Error('Redis is away')
      if (!place.isJoined) await join(place)
      await reportLate(place)
      await listen(place)
    } catch {
      await pause(100)
    }
  }
}

/**
 * After every new connection. A Redis that was started anew may have lost what was told in between: the watch over the space
 * finds that. Nobody forgets everything for it, because all instances would draw all their pages at the same time.
 */
async function join(place: Place): Promise<void> {
  const found = /run_id:(\w+)/.exec(await place.reader.info('server'))?.[1] ?? ''
  if (place.position === undefined || found !== place.server) await beginAnew(place)
  Object.assign(place, { server: found, isJoined: true, receivedAt: performance.now() })
}

async function reportLate(place: Place): Promise<void> {
  const late = place.waiting
  if (late.length === 0 || !place.client.isReady) return
  place.waiting = []
  for (const told of late) await announce(place, told)
}

async function beginAnew(place: Place): Promise<void> {
  const { reader, stream, memory } = place
  const isBack = place.position !== undefined
  const now = await redisTime(reader)
  const from = positionAt(now - lookBackMs)
  const entries: Entry[] = (await reader.xRange(stream, from, '+', { COUNT: mostEntries })) ?? []
  const first = entries[0]?.id
  memory.startAt(entries.length === mostEntries && isStreamPosition(first) ? first : from)
  for (const { id, message } of entries) {
    if (!isStreamPosition(id)) continue
    memory.note(read(message).tags, id)
    // Another instance may have been back earlier, and have told what it could not tell meanwhile.
    if (isBack && message['origin'] !== place.origin) place.receive(read(message))
  }
  place.position = positionAt(now - 1)
}

async function listen(place: Place): Promise<void> {
  const { reader, stream } = place
  // What is not there now was not told until now: a quiet instance is as current as a busy one.
  const requestedAt = positionAt((await redisTime(reader)) - 1)
  const streams = await reader.xRead({ key: stream, id: place.position ?? requestedAt }, { BLOCK: waitMs, COUNT: 500 })
  const entries = (streams as { messages: Entry[] }[] | null)?.[0]?.messages ?? []
  for (const { id, message } of entries) take(place, id, message)
  if (entries.length === 0 && isAfter(requestedAt, place.position ?? positionAt(0))) place.position = requestedAt
  place.receivedAt = performance.now()
}

function take(place: Place, id: string, message: Record<string, string>): void {
  if (!isStreamPosition(id)) return
  const told = read(message)
  place.memory.note(told.tags, id)
  if (message['origin'] !== place.origin) place.receive(told)
  place.position = id
}

async function announce(place: Place, told: PublishedChange): Promise<void> {
  const { client, stream, origin, memory } = place
  const message = { origin, told: JSON.stringify(told) }
  const trim = { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: mostEntries } } as const
  try {
    const id = await within(announceLimitMs, client.xAdd(stream, '*', message, trim))
    if (isStreamPosition(id)) memory.note(told.tags, id)
  } catch {
    // Too many to remember one by one: then all of them are told as "everything".
    place.waiting = place.waiting.length < mostWaiting ? [...place.waiting, told] : [{}]
  }
}

async function redisTime(reader: RedisClient): Promise<number> {
  const [seconds, micros] = (await reader.sendCommand(['TIME'])) as unknown as [string, string]
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)
}

/** What cannot be read may be anything: everything is stale. */
function read({ told = '' }: Record<string, string>): PublishedChange {
  try {
    return JSON.parse(told) as PublishedChange
  } catch {
    return {}
  }
}
