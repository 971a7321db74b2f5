import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from '../system/browser/log-in.ts'
import { endOnSignal } from '../system/end-on-signal.ts'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'
import { knownPages } from './known-pages.ts'
import { startProbe } from './probe.ts'
import { type TitledHome, titledHome } from './titled-home.ts'

/**
 * The clock of the site's machine jumps by an hour, forward and back, while content fails for a moment, under load: pages are
 * shown, publications are read, the outage ends when it ends, and customers do not besiege the identity provider.
 */
const library = ['x86_64', 'aarch64']
  .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`)
  .find((path) => existsSync(path))

/** A customer of the demo (README, "Addresses and credentials"). */
const customer = { email: 'marta@levante.example', password: 'llaves-2026' }
const perSecond = 20
const mostReadMs = 5000
const mostRecoveryMs = 30_000
/** How often a customer asks while the clock is wrong; one of these may try to refresh the session, the others must not. */
const visits = 20
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
  /** What the site has printed. */
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
      // A machine whose clock is set has another one that only ever goes on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
      SPACE_CHECK_SECONDS: '5',
    }
    const lines: string[] = []
    const onLine = (line: string) => void lines.push(line)
    // In the place of the system's own: the identity provider knows its address.
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

/** The jump in the middle of an outage: whatever began to wait before it must not wait for an hour more. */
async function jump({ url, home, content, known, lines }: Running, { name, cookie, to }: Jump): Promise<boolean> {
  const judge = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.trimEnd().endsWith('</html>') ? undefined : `status ${status}`
  const probe = startProbe({ addresses: known, perSecond, judge })
  lines.length = 0
  content.set('error')
  await home.publish(`Reloj ${Date.now()}`)
  await pause(2000)
  await to()
  await pause(1000)
  content.set(undefined)
  const recoveryMs = await readAfter(url, home)
  const readMs = await readAfter(url, home)
  const seen = await visit(url, cookie)
  const { requested, failed, p95Ms, failures } = await probe.stop()
  const refreshes = lines.filter((line) => line.includes('A session could not be refreshed')).length
  process.stdout.write(
    `${name}: ${requested} known pages asked, ${failed} failed, p95 ${p95Ms} ms; read after the outage ${recoveryMs} ms, then ` +
      `${readMs} ms; a customer's ${visits} visits: ${seen}, ${refreshes} refreshes that failed\n`,
  )
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
  const isCalm = refreshes <= mostRefreshes && !/\b5\d\d\b/.test(seen)
  return failed === 0 && recoveryMs < mostRecoveryMs && readMs < mostReadMs && isCalm
}

/** The statuses that a customer gets, each with how often. */
async function visit(url: string, cookie: string): Promise<string> {
  const statuses = new Map<number, number>()
  for (let time = 0; time < visits; time += 1) {
    const response = await fetch(`${url}/extranet`, { headers: { cookie }, redirect: 'manual' })
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ')
}

/** Milliseconds until what is published now is read. */
async function readAfter(url: string, home: TitledHome): Promise<number> {
  const title = `Reloj ${Date.now()}`
  await home.publish(title)
  const startedAt = performance.now()
  while (performance.now() - startedAt < 60_000 && !(await (await fetch(url)).text()).includes(title)) await pause(50)
  return Math.round(performance.now() - startedAt)
}
