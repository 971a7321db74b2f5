import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/open-browser.ts'
import { startSystem } from '../system/start-system.ts'
import { pageWeight } from './page-weight.ts'
import type { Row } from './print-table.ts'

const brotli = promisify(brotliCompress)

/** Typed one after the other in an open field; each has suggestions. */
const typed = ['nor', 'nor1r', 'llave', 'llave plana', 'mando', 'candado', 'lin', 'transpondedor', 'cilindro', 'tarifa']
const rounds = 4

/**
 * What the search costs a browser: scripts of its page, scripts that come when the field is used, and the time from a key
 * stroke to the suggestions on the screen (the pause for typing, key of the site, service, React).
 */
export async function benchTyping(settings: Settings): Promise<{ weight: Row[]; typing: Row[] }> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => undefined, onLine: () => undefined })
  const browser = await openBrowser()
  try {
    const weight: Row[] = []
    for (const [page, path] of Object.entries({ home: '/', search: '/buscar?q=llave' })) {
      const { scriptKb, styleKb, scripts } = await pageWeight(`${system.siteUrl}${path}`)
      weight.push({ page, scripts, 'script KB': scriptKb, 'style KB': styleKb })
    }
    const { times, first, used } = await typeIn(browser, system.siteUrl)
    weight.push({ page: 'more when the field is used', scripts: used.length, 'script KB': await kilobytes(used) })
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
    const row = { 'key strokes': sorted.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'first of the page ms': first }
    return { weight, typing: [row] }
  } finally {
    await browser.close()
    await system.stop()
  }
}

async function typeIn(browser: Browser, siteUrl: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const used: string[] = []
  await page.goto(siteUrl, { waitUntil: 'networkidle' })
  page.on('request', (request) => request.resourceType() === 'script' && used.push(request.url()))
  await page.locator('#site-search').focus()
  await page.locator('#site-search[role=combobox]').waitFor()
  await page.waitForLoadState('networkidle')
  const first = await timeOf(page, 'bom')
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const words of typed) times.push(await timeOf(page, round === 0 ? words : `${words} ${round + 1}`))
  }
  await page.close()
  return { times, first, used: [...new Set(used)] }
}

/** The last suggestion names the words it is for: when it names these, their answer is on the screen. */
async function timeOf(page: Page, words: string): Promise<number> {
  await page.locator('#site-search').selectText()
  await page.evaluate(watchFor, words)
  await page.keyboard.insertText(words)
  return z.number().parse(await page.evaluate('globalThis.shownAfter'))
}

/** Runs in the page. */
function watchFor(words: string): void {
  const field = document.querySelector('#site-search')
  const shared = globalThis as { shownAfter?: Promise<number> }
  shared.shownAfter = new Promise((resolve) => {
    field?.addEventListener('input', () => look(performance.now()), { once: true, capture: true })
    function look(startedAt: number): void {
      const isShown = [...document.querySelectorAll('[role=option]')].at(-1)?.textContent.includes(`«${words}»`)
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
