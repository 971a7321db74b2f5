import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import { startSystem } from '../system/start-system.ts'
import { pageWeight } from './load/page-weight.ts'
import type { Row } from './print-table.ts'

const brotli = promisify(brotliCompress)

/** Queries typed one after the other in a field; each has results. */
const typed = ['nor', 'nor1r', 'llave', 'llave plana', 'mando', 'candado', 'lin', 'transpondedor', 'cilindro', 'tarifa']
const rounds = 4

/** The two fields: path, sign that the field is ready, and the element that repeats the query of its results. */
const fields = {
  'header of the home page': {
    path: '/',
    field: '#site-search',
    isReady: '#site-search[role=combobox]',
    title: '[role=option]',
  },
  'list of the search page': {
    path: '/buscar?q=bombillo',
    field: '#search-words',
    isReady: '#search-words',
    title: '#list h2',
  },
} as const

type Field = (typeof fields)[keyof typeof fields]

/**
 * Cost of the search for a browser: scripts of its pages, scripts loaded when a field is used, and the time from a key
 * stroke to the results on the screen (the debounce of typing, key of the site, service, React).
 */
export async function benchTyping(settings: Settings): Promise<{ weight: Row[]; typing: Row[] }> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const browser = await openBrowser()
  try {
    const [weight, typing]: [Row[], Row[]] = [[], []]
    for (const [page, field] of Object.entries(fields)) {
      const { scriptKb, styleKb, scripts } = await pageWeight(`${system.siteUrl}${field.path}`)
      weight.push({ page, scripts, 'script KB': scriptKb, 'style KB': styleKb })
      const { times, first, used } = await typeIn(browser, system.siteUrl, field)
      weight.push({ page: '  more when the field is used', scripts: used.length, 'script KB': await kilobytes(used) })
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
      typing.push({ field: page, words: sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'first ms': first })
    }
    return { weight, typing }
  } finally {
    await browser.close()
    await system.stop()
  }
}

async function typeIn(browser: Browser, siteUrl: string, field: Field) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const used: string[] = []
  await page.goto(`${siteUrl}${field.path}`, { waitUntil: 'networkidle' })
  page.on('request', (request) => request.resourceType() === 'script' && used.push(request.url()))
  await page.locator(field.field).focus()
  await page.locator(field.isReady).waitFor()
  await page.waitForLoadState('networkidle')
  const first = await timeOf(page, field, 'bom')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const words of typed) times.push(await timeOf(page, field, round === 0 ? words : `${words} ${round + 1}`))
  }
  await page.close()
  return { times, first, used: [...new Set(used)] }
}

/** The last suggestion, or the heading of the list, repeats the query. */
async function timeOf(page: Page, { field, title }: Field, words: string): Promise<number> {
  await page.locator(field).selectText()
  await page.evaluate(watchFor, { field, title, words })
  await page.keyboard.insertText(words)
  return z.number().parse(await page.evaluate('globalThis.shownAfter'))
}

/** Runs in the page. */
function watchFor({ field, title, words }: { field: string; title: string; words: string }): void {
  const shared = globalThis as { shownAfter?: Promise<number> }
  shared.shownAfter = new Promise((resolve) => {
    const begin = () => look(performance.now())
    document.querySelector(field)?.addEventListener('input', begin, { once: true, capture: true })
    function look(startedAt: number): void {
      const isShown = [...document.querySelectorAll(title)].at(-1)?.textContent.includes(`«${words}»`)
      const isLost = performance.now() - startedAt > 5000
      if (isShown || isLost) requestAnimationFrame(() => resolve(performance.now() - startedAt))
      else requestAnimationFrame(() => look(startedAt))
    }
  })
}

async function kilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await brotli(Buffer.from(await (await fetch(file)).arrayBuffer()))).byteLength),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
