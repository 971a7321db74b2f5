import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '../system/browser/log-in.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { customer } from './acts/demo-customer.ts'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { knownPages } from './known-pages.ts'
import { startProbe } from './probe.ts'
import { type TitledHome, titledHome } from './titled-home.ts'

/**
 * The clock of the site's machine jumps by an hour, forward and back, during a short outage of content, under load: pages
 * are served, publications appear, the site recovers in time, and sessions do not flood the identity provider with refreshes.
 */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

const perSecond = 20
const mostReadMs = 5000
const mostRecoveryMs = 30_000
/** Requests of a customer while the clock is wrong; only one of them may try to refresh the session. */
const attempts = 20
const mostRefreshes = 1

const wrongs = [
  ['forward by an hour', '+3600'],
  ['back by an hour', '-3600'],
] as const

if (library) process.exitCode = (await runJumps(library)) ? 0 : 1
else process.stdout.write('Skipped: libfaketime is not installed here (Debian: apt install faketime).\n')

type Running = {
  url: string
  home: TitledHome
  content: FaultProxy
  known: readonly string[]
  /** Output of the site. */
  lines: string[]
}

async function runJumps(preload: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-clock-'))
  const clock = join(folder, 'clock')
  const remove = () => rm(folder, { recursive: true, force: true })
  endOnSignal(remove)
  const set = (offset: string) => writeFile(clock, offset)
  await set('+0')
  const drill = await startDrillSystem()
  const content = await startFaultProxy(drill.system.contentUrl)
  try {
    const extra = {
      LD_PRELOAD: preload,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      // The monotonic clock of a real machine does not jump with the wall clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      SPACE_CHECK_SECONDS: '5',
    }
    const lines: string[] = []
    const onLine = (line: string) => void lines.push(line)
    // On the port of the system's own site, because the identity provider knows that address.
    await drill.system.children.find(({ name }) => name === 'The site')?.stop()
    const { url } = await drill.addSite(firstPort, { contentUrl: content.url, extra, onLine })
    const known = await knownPages(url, 40)
    for (const address of known) await (await fetch(address)).arrayBuffer()
    const running = { url, home: await titledHome(drill), content, known, lines }
    const outcomes: boolean[] = []
    for (const [name, offset] of wrongs) {
      const cookie = await logIn(url, customer)
      outcomes.push(await jump(running, { name, cookie, to: () => set(offset) }))
      outcomes.push(await jump(running, { name: 'to what it was', cookie, to: () => set('+0') }))
      await logIn(url, customer)
    }
    return outcomes.every(Boolean)
  } finally {
    await drill.remove()
    await content.stop()
    await remove()
  }
}

type Jump = { name: string; cookie: string; to: () => Promise<void> }

/** Jumps in the middle of an outage: a wait that started before the jump must not last an hour longer. */
async function jump({ url, home, content, known, lines }: Running, { name, cookie, to }: Jump): Promise<boolean> {
  const probe = startProbe({ addresses: known, perSecond })
  lines.length = 0
  content.set('error')
  await home.publish(`Reloj ${Date.now()}`)
  await pause(2000)
  await to()
  await pause(1000)
  content.set(undefined)
  const recoveryMs = await home.publishUntilShown(url, 'Reloj')
  const readMs = await home.publishUntilShown(url, 'Reloj')
  const seen = await visit(url, cookie)
  const { requested, failed, p95Ms, failures } = await probe.stop()
  const refreshes = lines.filter((line) => line.includes('A session could not be refreshed')).length
  process.stdout.write(
    `${name}: ${requested} known pages requested, ${failed} failed, p95 ${p95Ms} ms; recovered ${recoveryMs} ms after the outage, next publication shown after ` +
      `${readMs} ms; a customer's ${attempts} requests: ${seen}, ${refreshes} refreshes that failed\n`,
  )
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  const isCalm = refreshes <= mostRefreshes && !/\b5\d\d\b/.test(seen)
  return failed === 0 && recoveryMs < mostRecoveryMs && readMs < mostReadMs && isCalm
}

/** Counts of the response statuses for a customer. */
async function visit(url: string, cookie: string): Promise<string> {
  const statuses = new Map<number, number>()
  for (let time = 0; time < attempts; time += 1) {
    const response = await fetch(`${url}/extranet`, { headers: { cookie }, redirect: 'manual' })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
}
