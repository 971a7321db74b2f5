import type { Settings } from '../settings.ts'
import { freePort } from '../system/free-port.ts'
import { startSystem } from '../system/start-system.ts'
import { bareFrameworkWeight } from './bare-framework.ts'
import { benchBrowser } from './bench-browser.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { load } from './load/load.ts'
import { type PageWeight, pageWeight } from './load/page-weight.ts'
import type { Row } from './print-table.ts'

const connections = 32
const seconds = 8

/** Paths by kind of page; paths with a proper name are the demo's. */
const pages = {
  home: '/',
  listing: '/productos',
  product: '/productos/nor-1r',
  news: '/eventos-y-noticias/noticias-sobre-nosotras/manos-que-miden',
  page: '/nuestra-calidad',
  form: '/forms/consulta',
  finder: '/buscar/llave?key-type=cylinder&length=29.6',
  comparison: '/productos/comparar?c=NOR-1R,LIN-12DP,ARA-5T',
  list: '/productos/mi-lista?l=NOR-1R*20,LIN-12DP',
}

/** Pages whose speed is measured: the heaviest and the most read. */
const measured = ['home', 'product']

/** Kinds of page that Lighthouse scores. */
const scored = ({ page: _page, form: _form, ...others }: typeof pages) => others

export type SiteFigures = { speed: Row[]; weight: Row[]; browser: Row[]; scores: Row[] }

/** Speed of cached pages from one process, and weight of a page. */
export async function benchSite(settings: Settings): Promise<SiteFigures> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const speed: Row[] = []
  const weight: Row[] = []
  let browser: Row[] = []
  let scores: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const url = `${system.siteUrl}${path}`
      if (measured.includes(page)) speed.push({ page, ...(await speedOf(url)) })
      weight.push({ page, ...rowOf(await pageWeight(url)) })
    }
    weight.push({ page: 'the framework alone', ...rowOf(await bareFrameworkWeight(await freePort())) })
    browser = await benchBrowser(system.siteUrl, pages)
    scores = await benchLighthouse(system.siteUrl, scored(pages))
  } finally {
    await system.stop()
  }
  return { speed, weight, browser, scores }
}

async function speedOf(url: string): Promise<Row> {
  const first = performance.now()
  const response = await fetch(url)
  await response.text()
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`)
  const coldMs = performance.now() - first
  const headers = { 'accept-encoding': 'br' }
  const { requestsPerSecond, p50Ms, p99Ms, errors } = await load({ url, connections, seconds, headers })
  return { 'requests/s': requestsPerSecond, 'p50 ms': p50Ms, 'p99 ms': p99Ms, 'first ms': coldMs, errors }
}

function rowOf({ htmlKb, scriptKb, styleKb, firstStyleKb, scripts }: PageWeight): Row {
  const styles = { 'styles KB': styleKb, 'styles in the HTML KB': firstStyleKb }
  return { 'HTML KB': htmlKb, 'scripts KB': scriptKb, 'script files': scripts, ...styles }
}
