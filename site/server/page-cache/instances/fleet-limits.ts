import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { within } from '#site/server/time-limit.ts'
import type { Fleet, Granted, Wanted } from '#site/server/upstream/fleet-limit.ts'
import { countedMs } from '#site/server/upstream/sliding-window.ts'
import { fleetCountMs, upstreamCallMs } from '#site/server/upstream/time-limits.ts'
import type { RedisClient } from './redis-client.ts'

export type FleetLimits = Fleet & { leave: () => Promise<void> }

/** How often an instance says that it lives, how soon it tries again, and after which silence the others no longer count it. */
const beatMs = 1000
const againMs = 200
const aliveMs = 5000

/**
 * After Redis was away, instances count together again only when each of them has written its calls there for more than a second. Until
 * then a call needs both: a turn of the instance's share, and one of the shared count. A connection is back after a second and a beat.
 */
const returningMs = 3000

/** What an instance that has not reached Redis yet assumes. */
const assumedInstances = 4

/** A call of an instance that was killed is counted for so long. */
const longestCallMs = upstreamCallMs + countedMs

const redisNow = `local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)`

/** KEYS: calls in flight, ended calls, start of the last call, pause. ARGV: most, span, calls, gap, longest call, id. */
const takeScript = `${redisNow}
local paused = redis.call('PTTL', KEYS[4])
if paused > 0 then return {0, paused} end
local span = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[5])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now - span)
local gap = (redis.call('GET', KEYS[3]) or 0) + ARGV[4] - now
if gap > 0 then return {0, gap} end
local free = ARGV[1] - redis.call('ZCARD', KEYS[1]) - redis.call('ZCARD', KEYS[2])
if free <= 0 then
  local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
  return {0, first[2] and math.ceil(first[2] + span - now) or 50}
end
local taken = math.min(free, ARGV[3])
for call = 1, taken do redis.call('ZADD', KEYS[1], now, ARGV[6] .. ':' .. call) end
redis.call('SET', KEYS[3], now, 'PX', 60000)
redis.call('PEXPIRE', KEYS[1], 60000)
return {taken, 0}`

/** KEYS: calls in flight, ended calls. ARGV: id. */
const endScript = `${redisNow}
if redis.call('ZREM', KEYS[1], ARGV[1]) == 1 then
  redis.call('ZADD', KEYS[2], now, ARGV[1])
  redis.call('PEXPIRE', KEYS[2], 60000)
end`

/** KEYS: pause. ARGV: milliseconds. A longer pause stays. */
const pauseScript = `if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('SET', KEYS[1], '', 'PX', ARGV[1]) end`

/** KEYS: instances. ARGV: id, time after which one counts as dead. Returns how many live. */
const beatScript = `${redisNow}
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('PEXPIRE', KEYS[1], 60000)
return redis.call('ZCARD', KEYS[1])`

/** KEYS: instances. ARGV: id. */
const leaveScript = `redis.call('ZREM', KEYS[1], ARGV[1])`

const takenReply = z.tuple([z.number(), z.number()])

/**
 * Counts calls to the content service in Redis, so that all instances together keep to its limits: a sliding window, decided by one
 * script, by the clock of Redis. While Redis is away each instance has an equal share of each limit, by the number of live instances
 * that it last saw; for the first second none, because the others' calls of that second are unknown.
 * @param prefix of every key
 */
export function fleetLimits({ client, prefix }: { client: RedisClient; prefix: string }): FleetLimits {
  const self = randomUUID()
  // One hash slot of a cluster for all keys of a script.
  const keyOf = (name: string) => `{${prefix}:limits}:${name}`
  const state: State = { instances: undefined, awayAt: Number.NEGATIVE_INFINITY, backAt: undefined }
  let calls = 0

  async function run(script: string, keys: string[], args: (number | string)[]): Promise<unknown> {
    if (!client.isReady()) throw new Error('Redis is away')
    return await within(fleetCountMs, client.run(script, keys, args))
  }

  const lose = () => {
    if (state.backAt === undefined) return
    Object.assign(state, { awayAt: performance.now(), backAt: undefined })
  }

  async function beat(): Promise<void> {
    try {
      const seen = z.number().parse(await run(beatScript, [keyOf('instances')], [self, aliveMs]))
      state.backAt ??= performance.now()
      // A restarted Redis knows those that are back already.
      state.instances = hasReturned(state) ? seen : Math.max(seen, state.instances ?? 0)
    } catch {
      lose()
    }
  }
  let timer: NodeJS.Timeout | undefined
  let isLeaving = false
  const beatOn = async () => {
    await beat()
    if (!isLeaving) timer = setTimeout(() => void beatOn(), state.backAt === undefined ? againMs : beatMs).unref()
  }
  void beatOn()

  return {
    isCounting: () => state.backAt !== undefined,
    instances: () => state.instances ?? assumedInstances,
    share: () => shareOf(state),
    async take(limit, wanted) {
      const id = `${self}:${(calls += 1)}`
      try {
        return toGranted(id, takenReply.parse(await run(takeScript, takeKeys(limit).map(keyOf), takeArgs(id, wanted))))
      } catch {
        lose()
        return undefined
      }
    },
    end(limit, id) {
      run(endScript, takeKeys(limit).slice(0, 2).map(keyOf), [id]).catch(() => undefined)
    },
    pause(limit, ms) {
      run(pauseScript, takeKeys(limit).slice(3).map(keyOf), [Math.ceil(ms)]).catch(() => undefined)
    },
    async leave() {
      clearTimeout(timer)
      isLeaving = true
      await run(leaveScript, [keyOf('instances')], [self]).catch(() => undefined)
    },
  }
}

type State = {
  /** Live instances, as last seen. */
  instances: number | undefined
  /** Of the monotonic clock: when Redis was lost, and since when it is there again. */
  awayAt: number
  backAt: number | undefined
}

function hasReturned({ backAt }: State): boolean {
  return backAt !== undefined && performance.now() - backAt >= returningMs
}

function shareOf(state: State): number {
  if (hasReturned(state)) return 1
  return performance.now() - state.awayAt < countedMs ? 0 : 1 / (state.instances ?? assumedInstances)
}

function takeKeys(limit: string): string[] {
  return ['in-flight', 'ended', 'last', 'pause'].map((name) => `${limit}:${name}`)
}

function takeArgs(id: string, { perSecond, calls, gapMs }: Wanted): (number | string)[] {
  return [perSecond, countedMs, calls, Math.ceil(gapMs), longestCallMs, id]
}

function toGranted(id: string, [taken, waitMs]: [number, number]): Granted {
  return { ids: Array.from({ length: taken }, (_, call) => `${id}:${call + 1}`), waitMs }
}
