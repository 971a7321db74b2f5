import { execFile } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { toCachedResponse } from '../cached-response.ts'
import { invalidationMemory } from '../memory/invalidation-memory.ts'
import { sharedTier } from '../tiers/shared-tier.ts'
import { fleetLimits } from './fleet-limits.ts'
import { type RedisAccess, redisClient } from './redis-client.ts'
import { redisFeed } from './redis-feed.ts'
import { freeClusterPort, type RedisServer, redisBinary, redisServer, usualArgs } from './redis-server.fixture.ts'
import { identifiersInRedis } from './seen-messages.ts'

const run = promisify(execFile)
const hasTools = ['/usr/bin/redis-cli', '/usr/bin/openssl'].every((path) => existsSync(path))
if (!hasTools)
  process.stdout.write(
    'Skipped: Redis with TLS and as a cluster, because redis-cli or openssl is not installed here.\n',
  )

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function started(server: Promise<RedisServer>): Promise<RedisServer> {
  const running = await server
  ends.push(running.remove)
  return running
}

/** One instance of the site: all that it uses Redis for. */
function instance(access: RedisAccess) {
  const [client, reader] = [redisClient(access, () => undefined), redisClient(access, () => undefined)]
  const memory = invalidationMemory()
  const received: unknown[] = []
  const receive = (published: unknown) => void received.push(published)
  const feed = redisFeed({ client, reader, stream: 'test:changes', memory, receive })
  const limits = fleetLimits({ client, prefix: 'test' })
  ends.push(() => feed.close(), limits.leave)
  const tier = sharedTier({ client, feed, memory, prefix: 'test:page:one', maxAgeMs: 60_000 })
  return { feed, limits, received, tier, seen: identifiersInRedis(client, 'test:message') }
}

const inTime = { timeout: 12_000, interval: 50 }

/** Two instances share changes, pages, identifiers and limits. */
async function expectShared(access: RedisAccess) {
  const [one, two] = [instance(access), instance(access)]
  await vi.waitFor(() => expect([one, two].map(({ feed }) => feed.position())).not.toContain(undefined), inTime)
  await one.feed.announce({ tags: ['story:1'] })
  await vi.waitFor(() => expect(two.received).toEqual([{ tags: ['story:1'] }]), inTime)
  const response = await toCachedResponse({ status: 200, headers: {}, body: Buffer.from('page') })
  await one.tier.put('html:a', { response, tags: ['story:2'], seen: one.tier.position() ?? '0-0' })
  expect((await two.tier.get('html:a'))?.response.bodies.identity?.toString()).toBe('page')
  await one.seen.add('msg_1')
  expect([await two.seen.has('msg_1'), await two.seen.has('msg_2')]).toEqual([true, false])
  await vi.waitFor(() => expect([one, two].every(({ limits }) => limits.isCounting())).toBe(true), inTime)
  const wanted = { perSecond: 3, calls: 2, gapMs: 0 }
  expect((await one.limits.take('small', wanted))?.ids).toHaveLength(2)
  expect((await two.limits.take('small', wanted))?.ids).toHaveLength(1)
  return { one, two }
}

describe.skipIf(!redisBinary || !hasTools)('instances share what they share through', () => {
  test('a server with TLS, whose certificate is signed by the authority of a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    ends.push(() => rm(folder, { recursive: true }))
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
    const making = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', cert]
    await run('openssl', [...making, ...names])
    const tls = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-ca-cert-file', cert, '--tls-auth-clients', 'no']
    const secured = [...tls, '--requirepass', 'pass word']
    const argsOf = (port: number, own: string) => [...usualArgs(0, own), '--tls-port', String(port), ...secured]
    const { port } = await started(redisServer({ argsOf }))
    await expectShared({ url: `rediss://:pass%20word@127.0.0.1:${port}`, caFile: cert })
    const messages: string[] = []
    const unknown = redisClient({ url: `rediss://127.0.0.1:${port}` }, (message) => void messages.push(message))
    ends.push(unknown.destroy)
    await vi.waitFor(() => expect(messages.join()).toContain('self-signed certificate'), inTime)
    expect(unknown.isReady()).toBe(false)
  }, 30_000)

  test('sentinels, also after they have made the replica the master', async () => {
    const master = await started(redisServer())
    const replicaOf = ['--replicaof', `127.0.0.1 ${master.port}`, '--repl-diskless-sync-delay', '0']
    await started(redisServer({ argsOf: (port, folder) => [...usualArgs(port, folder), ...replicaOf] }))
    const argsOf = (port: number, folder: string) => {
      const file = join(folder, 'sentinel.conf')
      const rules = ['down-after-milliseconds mymaster 500', 'failover-timeout mymaster 3000']
      const lines = [
        `port ${port}`,
        'bind 127.0.0.1',
        `dir ${folder}`,
        `sentinel monitor mymaster 127.0.0.1 ${master.port} 2`,
      ]
      writeFileSync(file, [...lines, ...rules.map((rule) => `sentinel ${rule}`), ''].join('\n'))
      return [file, '--sentinel']
    }
    const sentinel = () => started(redisServer({ argsOf, ready: '+monitor' }))
    const [first, ...others] = await Promise.all([sentinel(), sentinel(), sentinel()])
    const nodes = others.map(({ port }) => `node=127.0.0.1:${port}`).join('&')
    const { one, two } = await expectShared({ url: `redis+sentinel://127.0.0.1:${first?.port}/mymaster?${nodes}` })
    await vi.waitFor(() => expectOfSentinel(first?.port, ['num-slaves', '1'], ['num-other-sentinels', '2']), inTime)
    await master.stop()
    await one.feed.announce({ tags: ['story:3'] })
    await vi.waitFor(() => expect(two.received).toContainEqual({ tags: ['story:3'] }), { ...inTime, timeout: 25_000 })
    await vi.waitFor(() => expect(one.limits.isCounting()).toBe(true), inTime)
  }, 60_000)

  test('the nodes of a cluster', async () => {
    const node = async () => {
      const cluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000']
      const argsOf = (port: number, folder: string) => [...usualArgs(port, folder), ...cluster]
      return await started(redisServer({ port: await freeClusterPort(), argsOf }))
    }
    const servers = [await node(), await node(), await node()]
    const addresses = servers.map(({ port }) => `127.0.0.1:${port}`)
    await run('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-yes'])
    const { one } = await expectShared({ url: `redis+cluster://${addresses[0]}?node=${addresses[1]}` })
    for (let message = 0; message < 20; message += 1) await one.seen.add(`msg_${message}`)
    const sizes = servers.map(async ({ port }) => (await run('redis-cli', ['-p', String(port), 'dbsize'])).stdout)
    expect((await Promise.all(sizes)).map(Number)).not.toContain(0)
  }, 30_000)
})

async function expectOfSentinel(port: number | undefined, ...expected: [string, string][]) {
  const { stdout } = await run('redis-cli', ['-p', String(port), 'sentinel', 'master', 'mymaster'])
  const lines = stdout.split('\n')
  for (const [name, value] of expected) expect(lines[lines.indexOf(name) + 1]).toBe(value)
}
