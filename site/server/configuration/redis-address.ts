import { percentDecoded } from '#site/routing/percent-decoded.ts'

export type RedisNode = { host: string; port: number }

export type RedisAddress = {
  mode: 'single' | 'sentinel' | 'cluster'
  isTls: boolean
  /** The server, the sentinels, or some nodes of the cluster. */
  nodes: readonly RedisNode[]
  username: string | undefined
  password: string | undefined
  database: number
  /** What the sentinels call the server that is written to. */
  master: string
  sentinelPassword: string | undefined
}

/** `redis`, `rediss` (TLS), and both with `+sentinel` or `+cluster`. */
export const redisProtocol = /^rediss?(\+(sentinel|cluster))?$/

/**
 * The parts of a Redis address:
 * `redis://host:6379/0`, `redis+sentinel://host:26379/<master>/0?node=host2:26379`, `redis+cluster://host:7000?node=host2:7000`.
 * @param address a URL with such a protocol
 * @throws Error with a sentence when a part is missing or wrong
 */
export function parseRedisAddress(address: string): RedisAddress {
  const { protocol, host, hostname, username, password, pathname, searchParams } = new URL(address)
  if (hostname === '') throw new Error('It names a host.')
  const mode = modes.find((one) => protocol.endsWith(`+${one}:`)) ?? 'single'
  return {
    mode,
    isTls: protocol.startsWith('rediss'),
    nodes: [host, ...searchParams.getAll('node')].map((node) => nodeOf(node, usualPorts[mode])),
    username: decoded(username) || undefined,
    password: decoded(password) || undefined,
    ...readPath(mode, pathname),
    sentinelPassword: searchParams.get('sentinelPassword') ?? undefined,
  }
}

const modes = ['sentinel', 'cluster'] as const
const usualPorts: Readonly<Record<RedisAddress['mode'], number>> = { single: 6379, sentinel: 26_379, cluster: 6379 }

function readPath(mode: RedisAddress['mode'], pathname: string): Pick<RedisAddress, 'database' | 'master'> {
  const parts = pathname.split('/').filter((part) => part !== '')
  const master = mode === 'sentinel' ? parts.shift() : ''
  if (master === undefined) throw new Error('It names the master of the sentinels in its path: /mymaster.')
  const database = Number(parts.shift() ?? 0)
  if (!Number.isInteger(database) || (mode === 'cluster' && database !== 0)) {
    throw new Error('The database is a number; a cluster has the database 0 alone.')
  }
  return { master: decoded(master), database }
}

function nodeOf(text: string, usual: number): RedisNode {
  if (!URL.canParse(`redis://${text}`)) throw new Error(`The node ${text} is no host with a port.`)
  const { hostname, port } = new URL(`redis://${text}`)
  return { host: hostname, port: Number(port) || usual }
}

function decoded(text: string): string {
  const plain = percentDecoded(text)
  if (plain !== undefined) return plain
  throw new Error('Signs in its user, password and master are percent-encoded: % is written as %25.')
}
