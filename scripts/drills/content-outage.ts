import { setTimeout as pause } from 'node:timers/promises'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.ts'
import { knownPages } from './known-pages.ts'
import { type Probe, type ProbeCount, startProbe } from './probe.ts'

/**
 * The content service fails in every way under load, and in each the process is started anew half-way: known pages go on,
 * others say so.
 */
const seconds = Number(process.env['OUTAGE_SECONDS'] || 60)
const perSecond = 20
const mostRecoveryMs = 30_000
const phaseMs = (seconds * 1000) / faults.length / 2

const drill = await startDrillSystem()
const proxy = await startFaultProxy(drill.system.contentUrl)
try {
  process.exitCode = (await runOutage(proxy)) ? 0 : 1
} finally {
  await drill.remove()
  await proxy.stop()
}

async function runOutage(supplier: FaultProxy): Promise<boolean> {
  const port = firstPort + 40
  const start = () => drill.addSite(port, { contentUrl: supplier.url, extra: { SPACE_CHECK_SECONDS: '5' } })
  let site = await start()
  const unknown = (await knownPages(drill.system.siteUrl, 400)).map((address) =>
    address.replace(drill.system.siteUrl, site.url),
  )
  const known = unknown.splice(0, 40)
  const markers = await readTitles(known)
  process.stdout.write(`${known.length} known pages, ${perSecond} requests a second, ${seconds} s in all\n`)
  let isGood = true
  for (const fault of faults) {
    supplier.set(fault)
    const said = await askUnknown(unknown.shift() ?? '', fault)
    const probe = () => startProbe({ addresses: known, perSecond, judge: isStill(markers) })
    const warm = await during(probe(), phaseMs)
    // What the process knows after a start is what lies on the disk.
    await site.child.stop()
    const startedAt = performance.now()
    site = await start()
    const startMs = Math.round(performance.now() - startedAt)
    const cold = await during(probe(), phaseMs)
    supplier.set(undefined)
    const recoveredMs = await untilDrawn(unknown.shift() ?? '')
    print(`${fault}, warm`, warm, `unknown page: ${said.text}`)
    print(`${fault}, after a start`, cold, `started after ${startMs} ms, recovered after ${recoveredMs} ms`)
    isGood &&= warm.failed + cold.failed === 0 && recoveredMs < mostRecoveryMs && said.isRight
  }
  return isGood
}

async function during(probe: Probe, ms: number): Promise<ProbeCount> {
  await pause(ms)
  return await probe.stop()
}

/** Known is what was shown once. */
async function readTitles(addresses: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const address of addresses) {
    await untilDrawn(address)
    titles.set(address, titleOf(await (await fetch(address)).text()))
  }
  return titles
}

function titleOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
}

function isStill(markers: Map<string, string>) {
  return ({ address, status, text }: { address: string; status: number; text: string }) => {
    if (status !== 200) return `status ${status}`
    const title = titleOf(text)
    return title !== '' && title === markers.get(address) ? undefined : 'another page'
  }
}

type Said = { isRight: boolean; text: string }

/** A page that was never shown: refused clearly, or slow but whole. */
async function askUnknown(address: string, fault: Fault): Promise<Said> {
  const startedAt = performance.now()
  const answer = await fetch(address)
  const ms = Math.round(performance.now() - startedAt)
  const retry = answer.headers.get('retry-after')
  const isRight = fault === 'slow' ? [200, 503].includes(answer.status) : answer.status === 503 && retry !== null
  return { isRight, text: `${answer.status}, Retry-After ${retry ?? 'none'}, ${ms} ms` }
}

/** Milliseconds until a page that was never shown is drawn again. */
async function untilDrawn(address: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < mostRecoveryMs * 2) {
    if ((await fetch(address)).status === 200) break
    await pause(200)
  }
  return Math.round(performance.now() - startedAt)
}

function print(phase: string, { asked, failed, p95Ms, failures }: ProbeCount, more: string): void {
  process.stdout.write(`${phase.padEnd(22)} ${asked} asked, ${failed} failed, p95 ${p95Ms} ms; ${more}\n`)
  for (const failure of failures) process.stdout.write(`  ${failure}\n`)
}
