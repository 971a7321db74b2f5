import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedSpace } from '../management/read-space.ts'
import { logIn } from '../system/browser/log-in.ts'
import { type Child, untilResponds } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { nginxPath } from '../system/services/nginx-path.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { type PostgresServer, startPostgres } from '../system/services/start-postgres.ts'
import { redisPath, startRedis } from '../system/services/start-redis.ts'
import { startChanges } from './acts/change-products.ts'
import { customer, download } from './acts/demo-customer.ts'
import { startSession } from './acts/keep-session.ts'
import { formsArrived, startForms } from './acts/send-forms.ts'
import { startBalancer } from './balancer.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'
import { reportLoad, underLoad } from './under-load.ts'

/**
 * Two machines that share no disk run behind the nginx of a deployment; Redis and PostgreSQL are between them. Each is killed in turn,
 * one of which leads the work on the search index, and replaced by one with an empty disk; then PostgreSQL is away. Meanwhile known pages
 * are read, a customer stays logged in, forms are sent and products are published: no page fails, and nothing is lost.
 */
const missing = [nginxPath ? [] : 'nginx', redisPath ? [] : 'Redis'].flat()
/** On the port of the system's own site, because the identity provider knows that address. */
const balancerPort = firstPort
const ports = [firstPort + 40, firstPort + 41]
const redisPort = firstPort + 45
const perSecond = 30
const awaySeconds = Number(process.env['AWAY_SECONDS'] || 120)

/** Time for a leader to be followed by another, and for a change to reach the search. */
const mostFoundMs = 10_000 + 5000
/** After the database is back: time for its pool, the leader and waiting work. */
const mostBackMs = 30_000

const paths = ['/api/session', '/extranet', download]

if (missing.length > 0) process.stdout.write(`Skipped: ${missing.join(' and ')} not installed here.\n`)
else process.exitCode = (await runMachines()) ? 0 : 1

async function runMachines(): Promise<boolean> {
  const postgres = await startPostgres()
  if (!postgres) {
    process.stdout.write('Skipped: PostgreSQL is not installed here.\n')
    return true
  }
  const folder = await mkdtemp(join(tmpdir(), 'drill-machines-'))
  const started: ChildProcess[] = []
  const remove = async () => {
    for (const child of started) child.kill('SIGTERM')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  const drill = await startDrillSystem()
  try {
    await drill.system.children.find(({ name }) => name === 'The site')?.stop()
    started.push(await startRedis({ port: redisPort, folder }))
    started.push(await startBalancer({ folder, port: balancerPort, ports }))
    const machines = machinesOf(drill, postgres.url)
    for (const port of ports) await machines.add(port)
    return await runPhases({ drill, postgres, machines })
  } finally {
    await drill.remove()
    await remove()
  }
}

type Machines = {
  add: (port: number) => Promise<void>
  lose: (port: number) => Promise<void>
  /** The warnings of the machines since the last call. */
  takeWarnings: () => string[]
}

function machinesOf(drill: DrillSystem, databaseUrl: string): Machines {
  const siteUrl = `http://localhost:${balancerPort}`
  const extra = { REDIS_URL: `redis://localhost:${redisPort}`, DATABASE_URL: databaseUrl, TRUST_PROXY: 'true' }
  const running = new Map<number, Child>()
  const warnings: string[] = []
  return {
    takeWarnings: () => warnings.splice(0),
    async add(port) {
      const onLine = (line: string) => {
        if (!line.includes('"level":"info"')) warnings.push(`${port} ${line}`)
      }
      const { url, child } = await drill.addSite(port, { siteUrl, extra, onLine })
      await untilResponds(`${url}/readyz`, child)
      running.set(port, child)
    },
    async lose(port) {
      const machine = running.get(port)
      if (!machine) throw new Error(`No machine listens on ${port}.`)
      process.kill(machine.pid, 'SIGKILL')
      await machine.ended
      await rm(join(drill.settings.DATA_FOLDER, `site-${port}`), { recursive: true })
    },
  }
}

type Running = { drill: DrillSystem; postgres: PostgresServer; machines: Machines }

async function runPhases({ drill, postgres, machines }: Running): Promise<boolean> {
  const siteUrl = `http://localhost:${balancerPort}`
  await registerWebhook({ ...embeddedSpace(drill.settings), siteUrl, secret: drill.settings.WEBHOOK_SECRET })
  const known = await knownPages(siteUrl, 40)
  for (const address of known) await (await fetch(address)).arrayBuffer()
  const session = startSession(siteUrl, { cookie: await logIn(siteUrl, customer), paths })
  const forms = startForms(siteUrl)
  const changes = await startChanges(drill)
  const phase = async (name: string, run: () => Promise<unknown>, mostMs: number): Promise<boolean> => {
    changes.take()
    machines.takeWarnings()
    const isWhole = reportLoad(name, await underLoad(known, perSecond, run))
    // A page that failed is one line among those of its machine.
    for (const line of isWhole ? [] : machines.takeWarnings()) process.stdout.write(`  ${line}\n`)
    const { published, longestMs } = changes.take()
    process.stdout.write(`  ${published} products published, found after ${Math.round(longestMs)} ms at most\n`)
    return isWhole && longestMs <= mostMs
  }
  const results = [await phase('all there', () => pause(20_000), mostFoundMs)]
  for (const [index, port] of ports.entries()) {
    const run = async () => {
      await machines.lose(port)
      await pause(20_000)
      await machines.add(port)
      await pause(10_000)
    }
    results.push(await phase(`machine ${index + 1} killed and its disk lost`, run, mostFoundMs))
  }
  const away = async () => {
    await postgres.pause()
    await pause(awaySeconds * 1000)
    await postgres.resume()
    await pause(mostBackMs)
  }
  results.push(await phase(`PostgreSQL away for ${awaySeconds} s`, away, awaySeconds * 1000 + mostBackMs))
  const areFound = await changes.stop(mostFoundMs)
  await forms.stop(mostBackMs)
  await session.stop()
  if (!areFound) process.stdout.write(`${changes.waiting()} changes were not found by the search\n`)
  const { checked, unavailable, lost } = session.count
  process.stdout.write(`customer: ${checked} requests, ${unavailable} not answered in time, ${lost.length} lost\n`)
  for (const line of new Set(lost)) process.stdout.write(`  ${line}\n`)
  const areDelivered = await formsArrived(forms.count, { databaseUrl: postgres.url, drill })
  return [...results, areFound, lost.length === 0, areDelivered].every(Boolean)
}
