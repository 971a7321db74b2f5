import type { RedisClient, StreamEntry } from 'site/server/page-cache/instances/redis-client.ts'
import { ConnectionError, call, newService, type Service } from './simulated-network.ts'
import { currentInstance, schedule, worldTime } from './simulated-time.ts'

type Waiting = {
  resolve: (entries: readonly StreamEntry[]) => void
  reject: (error: Error) => void
  after: string
  most: number
}

type Server = {
  service: Service
  run: number
  values: Map<string, { value: Buffer; until: number }>
  entries: StreamEntry[]
  last: { ms: number; place: number }
  waiting: Set<Waiting>
}

const reconnectMs = 120

let server: Server = newServer()

function newServer(): Server {
  return {
    service: newService('Redis'),
    run: 1,
    values: new Map(),
    entries: [],
    last: { ms: 0, place: 0 },
    waiting: new Set(),
  }
}

/** An empty Redis for a new world. */
export function startRedis(): Service {
  server = newServer()
  return server.service
}

/** Redis starts again without anything, or a replica without the last entries takes its place. All connections are lost. */
export function restartRedis(instances: readonly string[], lostEntries = Number.POSITIVE_INFINITY): void {
  server.run += 1
  if (lostEntries === Number.POSITIVE_INFINITY) server.values.clear()
  server.entries.splice(Math.max(0, server.entries.length - lostEntries))
  for (const { reject } of server.waiting) reject(new ConnectionError('Redis ended'))
  server.waiting.clear()
  for (const name of instances) server.service.backAt.set(name, worldTime())
}

/** In place of `redis-client.ts`: the commands of the site on a Redis in this process. */
export function redisClient(): RedisClient {
  const name = currentInstance()?.name ?? ''
  const { service } = server
  const isReady = () => {
    const cut = service.cuts.get(name)
    return cut !== 'refused' && worldTime() - (service.backAt.get(name) ?? 0) > reconnectMs
  }
  const send = async <Result>(act: () => Result | Promise<Result>): Promise<Result> => {
    if (!isReady()) throw new ConnectionError('The client is offline')
    return await call(service, act)
  }
  return {
    isReady,
    get: (key) => send(() => valueOf(key)),
    set: (key, value, lifeMs) => send(() => put(key, value, lifeMs)),
    exists: (key) => send(() => valueOf(key) !== undefined),
    run: (script, keys, args = []) => send(() => runScript(script, keys, args)),
    append: (_, message) => send(() => append(message)),
    range: (_, from, most) => send(() => server.entries.filter(({ id }) => isFrom(id, from)).slice(0, most)),
    read: (_, after, limit) => send(() => read(after, limit)),
    destroy: () => undefined,
  }
}

function valueOf(key: string): Buffer | undefined {
  const found = server.values.get(key)
  return found && found.until > worldTime() ? found.value : undefined
}

function put(key: string, value: string | Buffer, lifeMs: number): void {
  server.values.set(key, { value: Buffer.from(value), until: worldTime() + lifeMs })
}

function append(message: Record<string, string>): string {
  const ms = Math.max(Math.floor(worldTime()), server.last.ms)
  server.last = { ms, place: ms === server.last.ms ? server.last.place + 1 : 0 }
  const id = `${ms}-${server.last.place}`
  server.entries.push({ id, message })
  for (const one of server.waiting) {
    server.waiting.delete(one)
    one.resolve(entriesAfter(one.after, one.most))
  }
  return id
}

function entriesAfter(after: string, most: number): StreamEntry[] {
  return server.entries.filter(({ id }) => isFrom(id, `(${after}`)).slice(0, most)
}

/** `(id` is after an id, as in Redis. */
function isFrom(id: string, from: string): boolean {
  const [ms = 0, place = 0] = id.split('-').map(Number)
  const [fromMs = 0, fromPlace = 0] = from.replace('(', '').split('-').map(Number)
  if (ms !== fromMs) return ms > fromMs
  return from.startsWith('(') ? place > fromPlace : place >= fromPlace
}

async function read(
  after: string,
  { waitMs, most }: { waitMs: number; most: number },
): Promise<readonly StreamEntry[]> {
  const found = entriesAfter(after, most)
  if (found.length > 0) return found
  const { promise, resolve, reject } = Promise.withResolvers<readonly StreamEntry[]>()
  const own = { resolve, reject, after, most }
  server.waiting.add(own)
  schedule(waitMs, () => server.waiting.delete(own) && resolve([]))
  return await promise
}

type Script = { has: string; run: (keys: readonly string[], args: readonly (number | string)[]) => unknown }

/**
 * The scripts of the site, recognised by a command of theirs. The common count of content calls grants everything: it has tests with a real
 * Redis (`fleet-limits.test.ts`).
 */
const scripts: readonly Script[] = [
  { has: `'INFO'`, run: () => `run_id:${server.run}x` },
  { has: 'local known', run: ([key = ''], [value = '', lifeMs]) => agree(key, String(value), Number(lifeMs)) },
  {
    has: `'NX'`,
    run: ([key = ''], [lifeMs]) => Number(valueOf(key) === undefined && (put(key, '', Number(lifeMs)), true)),
  },
  { has: 'local taken', run: (_, args) => [Number(args[2]), 0] },
  { has: `return redis.call('ZCARD'`, run: () => 3 },
  {
    has: `return redis.call('TIME')`,
    run: () => [Math.floor(worldTime() / 1000), Math.floor((worldTime() % 1000) * 1000)],
  },
  { has: `return redis.call('DEL'`, run: ([key = '']) => Number(server.values.delete(key)) },
]

function runScript(script: string, keys: readonly string[], args: readonly (number | string)[]): unknown {
  return scripts.find(({ has }) => script.includes(has))?.run(keys, args)
}

function agree(key: string, value: string, lifeMs: number): string {
  const known = valueOf(key)?.toString()
  if (known !== undefined && known !== value) return known
  put(key, value, lifeMs)
  return value
}
