import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openBrowser } from '../system/browser/open-browser.ts'
import { type Child, untilResponds } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { nginxPath } from '../system/services/nginx-path.ts'
import { redisPath, startRedis } from '../system/services/start-redis.ts'
import { startBalancer } from './balancer.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { openTab, type TabCount } from './open-tab.ts'
import { makeSecondBuild, type SecondBuild } from './second-build.ts'
import { reportLoad, underLoad } from './under-load.ts'

/**
 * Three instances behind the nginx of a deployment, with Redis between them: one is killed under load; all are restarted
 * one by one; all are replaced by those of another build, with open tabs of the first one.
 */
const missing = [nginxPath ? [] : 'nginx', redisPath ? [] : 'Redis'].flat()
const ports = [firstPort + 40, firstPort + 41, firstPort + 42]
const balancerPort = firstPort + 43
const redisPort = firstPort + 45
const perSecond = 50

if (missing.length > 0) process.stdout.write(`Skipped: ${missing.join(' and ')} not installed here.\n`)
else process.exitCode = (await runInstances()) ? 0 : 1

async function runInstances(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-balancer-'))
  const started: ChildProcess[] = []
  const remove = async () => {
    for (const child of started) child.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  process.stdout.write('· second build\n')
  const second = await makeSecondBuild()
  const drill = await startDrillSystem()
  try {
    started.push(await startRedis({ port: redisPort, folder }))
    const exchange = await startInstances(drill)
    started.push(await startBalancer({ folder, port: balancerPort, ports }))
    const balancer = `http://localhost:${balancerPort}`
    const known = (await knownPages(drill.system.siteUrl, 40)).map((one) => one.replace(drill.system.siteUrl, balancer))
    for (const address of known) await (await fetch(address)).arrayBuffer()
    return await runChanges({ known, exchange, second })
  } finally {
    await drill.remove()
    await second.remove()
    await remove()
  }
}

/** Ends the instance on a port with the signal and starts another one on that port. */
type Exchange = (port: number, signal: 'SIGKILL' | 'SIGTERM', build?: Readonly<Record<string, string>>) => Promise<void>

async function startInstances(drill: DrillSystem): Promise<Exchange> {
  const given = { REDIS_URL: `redis://localhost:${redisPort}`, TRUST_PROXY: 'true', DRAIN_SECONDS: '5' }
  const sites = new Map<number, Child>()
  /** Replaces the instances as the guide does: the next one only when this one is ready. */
  const add = async (port: number, build: Readonly<Record<string, string>> = {}) => {
    const { url, child } = await drill.addSite(port, { extra: { ...given, ...build } })
    await untilResponds(`${url}/readyz`, child)
    sites.set(port, child)
  }
  for (const port of ports) await add(port)
  return async (port, signal, build) => {
    const site = sites.get(port)
    if (!site) throw new Error(`No instance listens on ${port}.`)
    process.kill(site.pid, signal)
    await site.ended
    await add(port, build)
  }
}

type Running = { known: readonly string[]; exchange: Exchange; second: SecondBuild }

async function runChanges({ known, exchange, second }: Running): Promise<boolean> {
  const exchangeAll = async (build?: Readonly<Record<string, string>>) => {
    for (const port of ports) {
      await exchange(port, 'SIGTERM', build)
      await pause(2000)
    }
  }
  return [
    reportLoad('kill -9 of one of three', await underLoad(known, perSecond, () => exchange(ports[1] ?? 0, 'SIGKILL'))),
    reportLoad('rolling deployment of three', await underLoad(known, perSecond, () => exchangeAll())),
    await exchangedBuild(known, () => exchangeAll(second.extra)),
  ].every(Boolean)
}

/** One tab navigates all the time; the other is idle during the replacement and navigates after it. */
async function exchangedBuild(known: readonly string[], change: () => Promise<void>): Promise<boolean> {
  const browser = await openBrowser()
  try {
    const [home = ''] = known
    const [used, idle] = [await openTab(browser, home), await openTab(browser, home)]
    let hasEnded = false
    const using = used.follow(known, () => hasEnded)
    const count = await underLoad(known, perSecond, change)
    hasEnded = true
    await using
    await idle.startSearch().catch((error: unknown) => idle.count.failures.push(`the search: ${String(error)}`))
    let left = 10
    await idle.follow(known.slice(1), () => left-- === 0)
    return [
      reportLoad('replacement of three by another build', count),
      reportTab('a tab that is used meanwhile', used.count),
      reportTab('a tab from before, used after it', idle.count),
    ].every(Boolean)
  } finally {
    await browser.close()
  }
}

function reportTab(what: string, { navigations, documents, refused, failures }: TabCount): boolean {
  const how = `${documents} whole documents, ${refused} of them for refused data`
  process.stdout.write(`${what}: ${navigations} navigations (${how}), ${failures.length} failures\n`)
  for (const failure of failures.slice(0, 5)) process.stdout.write(`  ${failure}\n`)
  return failures.length === 0
}
