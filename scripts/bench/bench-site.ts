import type { Settings } from '../settings.ts'
import { startSystem } from '../system/start-system.ts'
import { benchGateway } from './bench-gateway.ts'
import { load } from './load.ts'
import { pageWeight } from './page-weight.ts'
import type { Row } from './print-table.ts'

const connections = 32
const seconds = 8

/** Pages by what they are; the product is one of the demo's. */
const pages = { home: '/', product: '/productos/nor-1r' }

export type SiteFigures = { speed: Row[]; weight: Row[]; gateway: Row[] }

/** Warm pages served by one process, and what a page weighs. */
export async function benchSite(settings: Settings): Promise<SiteFigures> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const speed: Row[] = []
  const weight: Row[] = []
  let gateway: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const url = `${system.siteUrl}${path}`
      const first = performance.now()
      const answer = await fetch(url)
      await answer.text()
      if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
      const coldMs = performance.now() - first
      const { requestsPerSecond, p50Ms, p99Ms, errors } = await load({
        url,
        connections,
        seconds,
        headers: { 'accept-encoding': 'br' },
      })
      speed.push({
        page,
        'requests/s': requestsPerSecond,
        'p50 ms': p50Ms,
        'p99 ms': p99Ms,
        'first ms': coldMs,
        errors,
      })
      const { htmlKb, scriptKb, styleKb, scripts } = await pageWeight(url)
      weight.push({ page, 'HTML KB': htmlKb, 'scripts KB': scriptKb, 'script files': scripts, 'styles KB': styleKb })
    }
    gateway = await benchGateway(system.siteUrl)
  } finally {
    await system.stop()
  }
  return { speed, weight, gateway }
}
