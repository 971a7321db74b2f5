import type { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient, createCluster, createSentinel, RESP_TYPES } from 'redis'
import { parseRedisAddress, type RedisAddress } from '#site/server/configuration/redis-address.ts'

export type StreamEntry = { id: string; message: Record<string, string> }

/** The commands that the site sends. Each names the key that decides which node of a cluster it is for. */
export type RedisClient = {
  isReady: () => boolean
  get: (key: string) => Promise<Buffer | undefined>
  /** @param lifeMs after which the key is gone */
  set: (key: string, value: string | Buffer, lifeMs: number) => Promise<void>
  exists: (key: string) => Promise<boolean>
  /** Runs a script. In a cluster its keys have one hash tag: `{tag}`. */
  run: (script: string, keys: readonly string[], args?: readonly (number | string)[]) => Promise<unknown>
  /** @returns the id of the entry */
  append: (stream: string, message: Record<string, string>, mostEntries: number) => Promise<string>
  range: (stream: string, from: string, most: number) => Promise<readonly StreamEntry[]>
  /** Waits for entries after a position; empty when none came. */
  read: (stream: string, after: string, limit: { waitMs: number; most: number }) => Promise<readonly StreamEntry[]>
  destroy: () => void
}

export type RedisAccess = {
  /** `site/server/configuration/redis-address.ts` states its forms. */
  url: string
  /** File with the certificates (PEM) that a TLS server's is signed by; absent: those of the system. */
  caFile?: string | undefined
}

const longestPauseMs = 1000

/**
 * A connection that always reconnects and never queues: while Redis is down every command is rejected, and the site goes on
 * without it.
 */
export function redisClient(access: RedisAccess, report: (message: string) => void): RedisClient {
  const address = parseRedisAddress(access.url)
  const socket = socketOptions(address, access.caFile)
  const { client, readyEvents } = open[address.mode](address, socket)
  reportChanges(client, { readyEvents, report })
  const ended = new AbortController()

  /** The promise resolves with the first connection, which may take long. */
  async function connect(): Promise<void> {
    while (!ended.signal.aborted && !client.isOpen) {
      await client.connect().catch(() => undefined)
      if (!client.isReady) await pause(longestPauseMs, undefined, { ref: false })
    }
  }
  void connect()
  return {
    ...commandsOf(client),
    isReady: () => client.isReady,
    destroy() {
      ended.abort()
      if (client.isOpen) void client.destroy()
    },
  }
}

type Opened = { client: Connection; readyEvents: readonly string[] }
type Connection = ReturnType<typeof openSingle> | ReturnType<typeof openSentinel> | ReturnType<typeof openCluster>
type Socket = ReturnType<typeof socketOptions>

const open: Readonly<Record<RedisAddress['mode'], (address: RedisAddress, socket: Socket) => Opened>> = {
  single: (address, socket) => ({ client: openSingle(address, socket), readyEvents: ['ready'] }),
  sentinel: (address, socket) => ({
    client: openSentinel(address, socket),
    readyEvents: ['ready', 'topology-change'],
  }),
  cluster: (address, socket) => ({ client: openCluster(address, socket), readyEvents: ['connect', 'node-ready'] }),
}

function socketOptions({ isTls }: RedisAddress, caFile: string | undefined) {
  const limits = {
    connectTimeout: 1000,
    socketTimeout: 5000,
    reconnectStrategy: (tries: number) => Math.min(50 * 2 ** tries, longestPauseMs),
  }
  if (!isTls) return limits
  return { ...limits, tls: true as const, ...(caFile && { ca: readFileSync(caFile) }) }
}

/** A connection whose other end hangs is closed; the ping keeps an idle one open. */
const liveness = { disableOfflineQueue: true, pingInterval: 2000 }

function credentialsOf({ username, password }: Pick<RedisAddress, 'username' | 'password'>) {
  return { ...(username !== undefined && { username }), ...(password !== undefined && { password }) }
}

function openSingle(address: RedisAddress, socket: Socket) {
  const { nodes, database } = address
  const [node] = nodes
  return createClient({ ...liveness, ...credentialsOf(address), database, socket: { ...socket, ...node } })
}

function openSentinel(address: RedisAddress, socket: Socket) {
  const { nodes, database, master, sentinelPassword } = address
  return createSentinel({
    name: master,
    sentinelRootNodes: [...nodes],
    nodeClientOptions: { ...liveness, ...credentialsOf(address), database, socket },
    sentinelClientOptions: { ...(sentinelPassword !== undefined && { password: sentinelPassword }), socket },
    masterPoolSize: 4,
    scanInterval: 2000,
    passthroughClientErrorEvents: true,
  })
}

function openCluster(address: RedisAddress, socket: Socket) {
  const defaults = { ...liveness, ...credentialsOf(address), socket }
  return createCluster({
    rootNodes: address.nodes.map((node) => ({ ...credentialsOf(address), socket: { ...socket, ...node } })),
    defaults,
  })
}

function reportChanges(
  client: EventEmitter,
  to: { readyEvents: readonly string[]; report: (message: string) => void },
) {
  let isAway = false
  for (const event of ['error', 'node-error']) {
    client.on(event, (error: unknown) => {
      if (!isAway) to.report(`Redis is away: ${error instanceof Error ? error.message : String(error)}`)
      isAway = true
    })
  }
  for (const event of to.readyEvents) {
    client.on(event, () => {
      if (isAway) to.report('Redis is back.')
      isAway = false
    })
  }
}

function commandsOf(client: Connection): Omit<RedisClient, 'isReady' | 'destroy'> {
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
  return {
    get: async (key) => (await bytes.get(key)) ?? undefined,
    async set(key, value, lifeMs) {
      await client.set(key, value, { expiration: { type: 'PX', value: lifeMs } })
    },
    exists: async (key) => (await client.exists(key)) > 0,
    run: async (script, keys, args = []) =>
      await client.eval(script, { keys: [...keys], arguments: args.map((one) => String(one)) }),
    append: async (stream, message, threshold) =>
      await client.xAdd(stream, '*', message, {
        TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold },
      }),
    range: async (stream, from, most) => (await client.xRange(stream, from, '+', { COUNT: most })) ?? [],
    async read(stream, after, { waitMs, most }) {
      const streams = await client.xRead({ key: stream, id: after }, { BLOCK: waitMs, COUNT: most })
      return streams?.[0]?.messages ?? []
    },
  }
}
