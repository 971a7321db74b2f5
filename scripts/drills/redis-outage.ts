import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from 'site/brand/brand.ts'
import { embeddedSpace } from '../management/read-space.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { redisPath, startRedis } from '../system/services/start-redis.ts'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { reportProbe, startProbe } from './probe.ts'
import { type TitledHome, titledHome } from './titled-home.ts'

/**
 * Redis between three instances is killed, and then hangs, under load: all instances still serve known pages, each finds
 * a publication by polling, and when Redis is back they exchange events and share cached pages again.
 */
const ports = [firstPort + 40, firstPort + 41, firstPort + 42]
const redisPort = firstPort + 45
const perSecond = 20
const checkSeconds = 5
/** Without an event an instance finds a change when it polls; a busy machine renders a page in a second or two. */
const mostOpenMs = (checkSeconds + 3) * 1000
const mostPublishedMs = 5000
/** Reconnects happen at least once a second, and a hanging connection times out after five. */
const mostJoinMs = 15_000

if (redisPath) process.exitCode = (await runRedisOutage()) ? 0 : 1
else process.stdout.write('Skipped: Redis is not installed here.\n')

type Redis = { kill: () => Promise<void>; freeze: () => void; thaw: () => void; start: () => Promise<void> }

type Running = {
  home: TitledHome
  redis: Redis
  urls: readonly string[]
  known: readonly string[]
  /** Paths without any request so far. */
  unknown: string[]
}

async function runRedisOutage(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-redis-'))
  const redis = redisIn(folder)
  const remove = async () => {
    await redis.kill()
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  try {
    await redis.start()
    return await runBeside(redis)
  } finally {
    await remove()
  }
}

async function runBeside(redis: Redis): Promise<boolean> {
  const drill = await startDrillSystem()
  try {
    const extra = { REDIS_URL: `redis://localhost:${redisPort}`, SPACE_CHECK_SECONDS: String(checkSeconds) }
    const urls: string[] = []
    for (const port of ports) urls.push((await drill.addSite(port, { extra })).url)
    const [first = ''] = urls
    await registerWebhook({ ...embeddedSpace(drill.settings), siteUrl: first, secret: drill.settings.WEBHOOK_SECRET })
    const unknown = (await knownPages(drill.system.siteUrl, 400)).map((address) => new URL(address).pathname)
    const paths = unknown.splice(0, 20)
    const known = paths.flatMap((path) => urls.map((url) => `${url}${path}`))
    for (const address of known) await untilShown(address)
    const running = { home: await titledHome(drill), redis, urls, known, unknown }
    const killed = await during(running, { name: 'kill -9', away: redis.kill, back: redis.start })
    const hung = await during(running, {
      name: 'hangs',
      away: async () => redis.freeze(),
      back: async () => redis.thaw(),
    })
    return killed && hung
  } finally {
    await drill.remove()
  }
}

function redisIn(folder: string): Redis {
  let running: ChildProcess | undefined
  return {
    async start() {
      running = await startRedis({ port: redisPort, folder })
    },
    async kill() {
      const ended = new Promise((resolve) => running?.once('exit', resolve))
      if (running?.kill('SIGKILL')) await ended
      running = undefined
    },
    freeze: () => void running?.kill('SIGSTOP'),
    thaw: () => void running?.kill('SIGCONT'),
  }
}

type Outage = { name: string; away: () => Promise<void>; back: () => Promise<void> }

async function during({ home, urls, known, unknown }: Running, { name, away, back }: Outage): Promise<boolean> {
  const probe = startProbe({ addresses: known, perSecond })
  const publishedBefore = await publishedAt(home, urls)
  await away()
  await pause(500)
  const alone = await publishedAt(home, urls)
  await pause(6000)
  const late = await publishedAt(home, urls)
  await back()
  const joinedMs = await untilShared(urls, unknown)
  const publishedAfter = await publishedAt(home, urls)
  const areServed = reportProbe(name, await probe.stop())
  const times = [`event ${ms(publishedBefore)}`, `Redis away ${ms(alone)}, after six seconds ${ms(late)}`]
  process.stdout.write(`  shown at each instance after: ${times.join('; ')}; event again ${ms(publishedAfter)} ms\n`)
  process.stdout.write(`  pages are shared again ${Math.round(joinedMs)} ms after Redis is back\n`)
  const arePublished = [...publishedBefore, ...publishedAfter].every((one) => one <= mostPublishedMs)
  const areFound = [...alone, ...late].every((one) => one <= mostOpenMs)
  return areServed && arePublished && areFound && joinedMs <= mostJoinMs
}

/** Milliseconds until each instance shows a new publication. */
async function publishedAt(home: TitledHome, urls: readonly string[]): Promise<number[]> {
  const title = `Redis ${Date.now()}`
  await home.publish(title)
  const startedAt = performance.now()
  return await Promise.all(
    urls.map(async (url) => {
      while (performance.now() - startedAt < 60_000 && !(await (await fetch(url)).text()).includes(title))
        await pause(50)
      return performance.now() - startedAt
    }),
  )
}

/** Milliseconds until a page that one instance renders for the first time is a cache hit on another one. */
async function untilShared([one = '', two = '']: readonly string[], unknown: string[]): Promise<number> {
  const startedAt = performance.now()
  for (let path = unknown.shift(); path !== undefined; path = unknown.shift()) {
    await sourceOf(`${one}${path}`)
    await pause(300)
    if ((await sourceOf(`${two}${path}`)) === `${brand.id}; hit`) return performance.now() - startedAt
  }
  return Number.POSITIVE_INFINITY
}

/** A page is known once it was served. */
async function untilShown(address: string): Promise<void> {
  for (;;) {
    const response = await fetch(address)
    await response.arrayBuffer()
    if (response.status === 200) return
    await pause(500)
  }
}

async function sourceOf(address: string): Promise<string | null> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.headers.get('cache-status')
}

function ms(times: readonly number[]): string {
  return times.map((one) => Math.round(one)).join(', ')
}
