import type { Settings } from '../settings.ts'
import { freePort } from '../system/free-port.ts'
import { startSystem } from '../system/start-system.ts'
import { bareFrameworkWeight } from './bare-framework.ts'
import { benchBrowser } from './bench-browser.ts'
import { benchLighthouse } from './bench-lighthouse.ts'
import { type PageWeight, pageWeight } from './load/page-weight.ts'
import type { Row } from './print-table.ts'

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

/** Kinds of page that Lighthouse scores. */
const scored = ({ page: _page, form: _form, ...others }: typeof pages) => others

type SiteFigures = { weight: Row[]; browser: Row[]; scores: Row[] }

/** Weight of a page, and first visits. */
export async function benchSite(settings: Settings): Promise<SiteFigures> {
  const system = await startSystem({ settings, mode: 'production' })
  const weight: Row[] = []
  let browser: Row[] = []
  let scores: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      weight.push({ page, ...rowOf(await pageWeight(`${system.siteUrl}${path}`)) })
    }
    weight.push({ page: 'the framework alone', ...rowOf(await bareFrameworkWeight(await freePort())) })
    browser = await benchBrowser(system.siteUrl, pages)
    scores = await benchLighthouse(system.siteUrl, scored(pages))
  } finally {
    await system.stop()
  }
  return { weight, browser, scores }
}

function rowOf({ htmlKb, scriptKb, styleKb, firstStyleKb, scripts }: PageWeight): Row {
  const styles = { 'styles KB': styleKb, 'styles in the HTML KB': firstStyleKb }
  return { 'HTML KB': htmlKb, 'scripts KB': scriptKb, 'script files': scripts, ...styles }
}
