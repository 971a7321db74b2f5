import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { embeddedSpace } from '../management/read-space.ts'
import type { Child } from '../system/child.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { startPostgres } from '../system/services/start-postgres.ts'
import { redisPath, startRedis } from '../system/services/start-redis.ts'
import { startChanges } from './acts/change-products.ts'
import { formsArrived, startForms } from './acts/send-forms.ts'
import { type DrillSystem, firstPort, startDrillSystem } from './drill-system.ts'
import { knownPages } from './known-pages.ts'

/**
 * The framework's server as platforms of functions run it: the process is frozen (SIGSTOP) whenever no request is in flight, and killed now
 * and then. A clock calls /api/jobs. Every accepted form arrives once, every published product is found by the search and on its page.
 */
const seconds = Number(process.env['FROZEN_SECONDS'] || 60)
const [sitePort, redisPort] = [firstPort + 40, firstPort + 45]
const jobsSecret = 'a-secret-of-the-clock-of-this-drill'
const clockMs = 5000
const killEveryMs = 20_000
/** A change is found after the next call of the clock, which may first have to wait for the lease of a killed process. */
const mostFoundMs = 30_000

const postgres = redisPath ? await startPostgres() : undefined
if (postgres) process.exitCode = (await runFrozen(postgres.url).finally(postgres.stop)) ? 0 : 1
else process.stdout.write('Skipped: PostgreSQL or Redis is not installed here.\n')

async function runFrozen(databaseUrl: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-frozen-'))
  const started: ChildProcess[] = []
  const remove = async () => {
    for (const child of started) child.kill('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  endOnSignal(remove)
  const drill = await startDrillSystem()
  try {
    await drill.system.children.find(({ name }) => name === 'The site')?.stop()
    started.push(await startRedis({ port: redisPort, folder }))
    const host = await startHost(drill, databaseUrl)
    try {
      return await runLoad({ drill, host, databaseUrl })
    } finally {
      await host.stop()
    }
  } finally {
    await drill.remove()
    await remove()
  }
}

type Host = { kill: () => Promise<void>; counts: { frozen: number; killed: number }; stop: () => Promise<void> }

/** Passes requests to the process, which runs only while one is in flight; a killed process is followed by another. */
async function startHost(drill: DrillSystem, databaseUrl: string): Promise<Host> {
  const redis = `redis://localhost:${redisPort}`
  const extra = { DATABASE_URL: databaseUrl, REDIS_URL: redis, JOBS_SECRET: jobsSecret, TRUST_PROXY: 'true' }
  const begin = async (): Promise<Child> => (await drill.addSite(sitePort, { extra, hosting: 'node' })).child
  let site = begin()
  let inFlight = 0
  const counts = { frozen: 0, killed: 0 }
  const signal = async (name: 'SIGSTOP' | 'SIGCONT') => {
    try {
      process.kill((await site).pid, name)
    } catch {
      // It has just been killed.
    }
  }
  const rest = () => {
    inFlight -= 1
    if (inFlight > 0) return
    counts.frozen += 1
    void signal('SIGSTOP')
  }
  const server = createServer(async (request, response) => {
    inFlight += 1
    response.once('close', rest)
    await site
    await signal('SIGCONT')
    const { method, url, headers } = request
    const passed = send({ port: sitePort, host: 'localhost', method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()))
    request.pipe(passed)
  })
  await site
  await new Promise<void>((resolve) => server.listen(firstPort, 'localhost', resolve))
  return {
    counts,
    async kill() {
      const { pid, ended } = await site
      counts.killed += 1
      process.kill(pid, 'SIGKILL')
      await ended
      site = begin()
      await site
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await signal('SIGCONT')
    },
  }
}

type Running = { drill: DrillSystem; host: Host; databaseUrl: string }

async function runLoad({ drill, host, databaseUrl }: Running): Promise<boolean> {
  const siteUrl = `http://localhost:${firstPort}`
  await registerWebhook({ ...embeddedSpace(drill.settings), siteUrl, secret: drill.settings.WEBHOOK_SECRET })
  const pages = await knownPages(siteUrl, 20)
  const ending = new AbortController()
  const clock = callClock(siteUrl, ending.signal)
  const forms = startForms(siteUrl)
  const changes = await startChanges(drill)
  const until = Date.now() + seconds * 1000
  let nextKill = Date.now() + killEveryMs
  while (Date.now() < until) {
    for (const page of pages)
      await fetch(page).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      )
    if (Date.now() < nextKill) continue
    await host.kill()
    nextKill = Date.now() + killEveryMs
  }
  const areFound = await changes.stop(mostFoundMs)
  await forms.stop(30_000)
  const areDelivered = await formsArrived(forms.count, { databaseUrl, drill })
  ending.abort()
  const failed = await clock
  const { published, longestMs } = changes.take()
  process.stdout.write(`frozen ${host.counts.frozen} times, killed ${host.counts.killed} times\n`)
  process.stdout.write(`${published} products published, found after ${Math.round(longestMs)} ms at most, `)
  process.stdout.write(`${changes.waiting()} not found; the clock failed ${failed} times\n`)
  return areFound && areDelivered && host.counts.killed > 0
}

/** @returns how often it got no answer, or one that names a failure */
async function callClock(siteUrl: string, ending: AbortSignal): Promise<number> {
  let failed = 0
  while (!ending.aborted) {
    const headers = { authorization: `Bearer ${jobsSecret}` }
    const response = await fetch(`${siteUrl}/api/jobs`, { headers }).catch(() => undefined)
    if (!response?.ok) failed += 1
    await pause(clockMs, undefined, { signal: ending }).catch(() => undefined)
  }
  return failed
}
