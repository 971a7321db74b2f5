import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { lateType } from 'site/server/page-cache/late-scripts/start-by-itself.ts'

export type TabCount = {
  navigations: number
  /** Navigations that loaded a whole document; the others were client-side. */
  documents: number
  /** Navigations whose data was refused: the browser loads the whole document then, of which an older copy may be sent. */
  refused: number
  failures: string[]
}

export type OpenTab = {
  /** Follows links to these addresses in turn, as a visitor would, until `stop`. */
  follow: (addresses: readonly string[], isEnough: () => boolean) => Promise<void>
  /** Starts a search, which loads code that the tab has not needed before. */
  startSearch: () => Promise<void>
  count: TabCount
}

/** Timeout for a page. */
const timeoutMs = 20_000

/** Runs in the page; a string, because our scripts are not compiled for a browser. */
const clickLink = (path: string) => `(() => {
  globalThis.isSameDocument = true
  const link = Object.assign(document.createElement('a'), { href: ${JSON.stringify(path)}, textContent: 'on' })
  document.querySelector('main').append(link)
  link.click()
})()`

const isArrived = (path: string) => `location.pathname === ${JSON.stringify(path)}
  && document.readyState === 'complete'
  && Boolean(document.querySelector('main h1')?.textContent?.trim())
  && Boolean(globalThis.dataLayer?.length)
  && [...document.querySelectorAll('link[rel=stylesheet]:not([type="${lateType}"])')].every(({ sheet }) => sheet)`

/** A browser tab that stays open while the site behind it is replaced. It counts the failures that a visitor would see. */
export async function openTab(browser: Browser, address: string): Promise<OpenTab> {
  const page = await browser.newPage()
  const count: TabCount = { navigations: 0, documents: 0, refused: 0, failures: [] }
  watch(page, count)
  await page.goto(address)
  await arrive(page, new URL(address).pathname)
  return {
    count,
    async follow(addresses, isEnough) {
      for (let turn = 0; !isEnough(); turn += 1) {
        const { pathname } = new URL(addresses[turn % addresses.length] ?? address)
        await followLink(page, pathname, count)
      }
    },
    async startSearch() {
      // Fields that are hidden at this width have no role.
      await page.getByRole('searchbox').first().focus({ timeout: timeoutMs })
      await page.getByRole('combobox').first().waitFor({ timeout: timeoutMs })
    },
  }
}

async function followLink(page: Page, path: string, count: TabCount): Promise<void> {
  count.navigations += 1
  try {
    await page.evaluate(clickLink(path))
    await arrive(page, path)
    if ((await page.evaluate('globalThis.isSameDocument')) !== true) count.documents += 1
  } catch (error) {
    count.failures.push(`${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`)
  }
}

/**
 * Polls from outside, because the page's CSP forbids a test's script inside.
 * @throws Error when the page is not complete in time
 */
async function arrive(page: Page, path: string): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline) {
    // Between two documents there is no context to evaluate in.
    if ((await page.evaluate(isArrived(path)).catch(() => false)) === true) return
    await pause(20)
  }
  throw new Error(`${path} is not complete after ${timeoutMs} ms; the tab is at ${page.url()}`)
}

/** Collects failures in the background: error responses, and scripts that throw. */
function watch(page: Page, count: TabCount): void {
  page.on('pageerror', ({ message }) => count.failures.push(`a script failed: ${message}`))
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (response.status() < 400 || pathname.startsWith('/builds/')) return
    if (response.status() === 503 && searchParams.has('_rsc')) count.refused += 1
    else count.failures.push(`${response.url()}: ${response.status()}`)
  })
}
