import { setTimeout as pause } from 'node:timers/promises'
import { hanging } from 'site/server/upstream/time-limits.ts'
import { firstPort, startDrillSystem } from './drill-system.ts'
import { type Fault, type FaultProxy, faults, startFaultProxy } from './fault-proxy.ts'
import { knownPages } from './known-pages.ts'
import { probeFor, reportProbe } from './probe.ts'

/**
 * Injects every fault of the content service under load, with a restart of the site half-way: known pages are still
 * served, other pages report the outage.
 */
const seconds = Number(process.env['OUTAGE_SECONDS'] || 60)
const perSecond = 20
const mostRecoveryMs = 30_000
const phaseMs = (seconds * 1000) / faults.length / 2

/**
 * Time limits for a page that was never cached: while the service may still respond or a fresh process has not measured
 * it yet, when the service begins to hang, and once that is known.
 */
const mostColdMs = 5000
const mostFirstRefusalMs = hanging.leastMs + 500
const mostRefusalMs = 1000

/** From the refusal of the first page to the timeout of a call, with a margin. */
const foundOutMs = 1000

/** With these faults the service may still respond, so each page waits again. */
const mayRespond: readonly Fault[] = ['slow', 'refuse']

const drill = await startDrillSystem()
const proxy = await startFaultProxy(drill.system.contentUrl)
try {
  process.exitCode = (await runOutage(proxy)) ? 0 : 1
} finally {
  await drill.remove()
  await proxy.stop()
}

async function runOutage(upstream: FaultProxy): Promise<boolean> {
  const port = firstPort + 40
  const start = () => drill.addSite(port, { contentUrl: upstream.url, extra: { SPACE_CHECK_SECONDS: '5' } })
  let site = await start()
  const unknown = (await knownPages(drill.system.siteUrl, 400)).map((address) =>
    address.replace(drill.system.siteUrl, site.url),
  )
  const known = unknown.splice(0, 40)
  const markers = await readTitles(known)
  process.stdout.write(`${known.length} known pages, ${perSecond} requests a second, ${seconds} s in all\n`)
  let isValid = true
  for (const fault of faults) {
    await readTitles(known)
    upstream.set(fault)
    const probe = () => probeFor(phaseMs, { addresses: known, perSecond, judge: isStill(markers) })
    const within = (mostMs: number) => ({ fault, mostMs: mayRespond.includes(fault) ? mostColdMs : mostMs })
    const first = await requestUnknown(unknown.shift() ?? '', { ...within(mostFirstRefusalMs), isNew: true })
    await pause(foundOutMs)
    const warm = await probe()
    const later = await requestUnknown(unknown.shift() ?? '', within(mostRefusalMs))
    // After a restart the process has only the disk cache.
    await site.child.stop()
    const startedAt = performance.now()
    site = await start()
    const startMs = Math.round(performance.now() - startedAt)
    const restarted = await requestUnknown(unknown.shift() ?? '', { fault, mostMs: mostColdMs, isNew: true })
    const cold = await probe()
    upstream.set(undefined)
    const recoveredMs = await untilRendered(unknown.shift() ?? '')
    reportProbe(`${fault}, warm`, warm, `unknown pages: ${first.text}; ${later.text}`)
    const after = `started after ${startMs} ms, recovered after ${recoveredMs} ms`
    reportProbe(`${fault}, after a start`, cold, `unknown page: ${restarted.text}; ${after}`)
    const areRight = [first, later, restarted].every(({ isRight }) => isRight)
    isValid &&= warm.failed + cold.failed === 0 && recoveredMs < mostRecoveryMs && areRight
  }
  return isValid
}

/** A page is known once it was served. */
async function readTitles(addresses: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const address of addresses) {
    await untilRendered(address)
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

type Expected = {
  fault: Fault
  mostMs: number
  /** Whether the process has not measured yet that the service is slow: then the first call may time out. */
  isNew?: boolean
}

/** Checks a page that was never cached: refused clearly and in its language, or slow but complete, and in time. */
async function requestUnknown(address: string, { fault, mostMs, isNew = false }: Expected): Promise<Said> {
  const startedAt = performance.now()
  const response = await fetch(address)
  const text = await response.text()
  const ms = Math.round(performance.now() - startedAt)
  const retry = response.headers.get('retry-after')
  const isRefused = response.status === 503 && retry !== null && isInItsLanguage(address, text)
  const isRendered = async () => response.status === 200 || (isNew && isRefused && (await isThereNext(address)))
  const isRight = ms <= mostMs && (fault === 'slow' ? await isRendered() : isRefused)
  return { isRight, text: `${response.status}, Retry-After ${retry ?? 'none'}, ${ms} ms${isRight ? '' : ' (wrong)'}` }
}

/** A render that outlasts its request continues, so a later request finds the page in the cache. */
async function isThereNext(address: string): Promise<boolean> {
  return (await untilRendered(address)) <= mostColdMs
}

/** The language comes first in a path; Spanish has no prefix. */
function isInItsLanguage(address: string, html: string): boolean {
  const [, sign = 'es'] = /^\/([a-z]{2})(?:\/|$)/.exec(new URL(address).pathname) ?? []
  return html.includes(`<html lang="${sign}`)
}

/** Milliseconds until a page that was never cached renders again. */
async function untilRendered(address: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < mostRecoveryMs * 2) {
    if ((await fetch(address)).status === 200) break
    await pause(200)
  }
  return Math.round(performance.now() - startedAt)
}
