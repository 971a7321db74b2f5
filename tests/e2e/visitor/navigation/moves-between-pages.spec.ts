import { expect, type Page, type Request, test } from '@playwright/test'
import { startScripts } from '../../../support/page/start-scripts.ts'

type View = { event: string; page_location: string; page_referrer?: string; page_title: string }

/** The entries of the data layer, with paths instead of addresses. */
async function views(page: Page): Promise<{ at: string; from: string | undefined; title: string }[]> {
  const layer = await page.evaluate(() => (window as unknown as { dataLayer?: View[] }).dataLayer ?? [])
  const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '')
  return layer
    .filter(({ event }) => event === 'page_view')
    .map((view) => ({
      at: pathOf(view.page_location),
      from: view.page_referrer === undefined ? undefined : pathOf(view.page_referrer),
      title: view.page_title,
    }))
}

const isPayload = (request: Request) => request.headers()['rsc'] === '1'
const isDocument = (request: Request) => request.resourceType() === 'document'

/** Opens a page and starts its scripts; before that its links load documents. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await startScripts(page)
  await expect.poll(() => views(page)).toHaveLength(1)
}

/** Adds a link to the page that its content does not have. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: to, id: 'added' })
    document.querySelector('main')?.prepend(link)
  }, href)
}

/** The framework's announcement for screen readers, in a shadow root. */
async function announced(page: Page): Promise<string> {
  return (await page.locator('next-route-announcer [aria-live]').textContent()) ?? ''
}

test('an internal link fetches the payload of its page and no document', async ({ page }) => {
  await open(page, '/productos/nor-1r')
  const documents: string[] = []
  const payloads: string[] = []
  page.on('request', (request) => {
    if (isDocument(request)) documents.push(request.url())
    if (isPayload(request)) payloads.push(request.url())
  })
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await addLink(page, '/eventos-y-noticias')
  await page.locator('#added').click()
  await page.waitForURL('/eventos-y-noticias')
  await expect(page.locator('main h1')).toBeFocused()
  await expect(page).toHaveTitle(/oticias/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
  expect(documents).toEqual([])
  expect(payloads.length).toBeGreaterThan(0)
  // The framework announces the title or, while that is missing, the heading.
  const heading = await page.locator('main h1').innerText()
  await expect.poll(() => announced(page)).not.toBe('')
  expect([await page.title(), heading]).toContain(await announced(page))
})

test('links to another language and across the login load a document', async ({ page }) => {
  await open(page, '/productos')
  await page.locator('button[popovertarget="languages"]').click()
  const [document] = await Promise.all([
    page.waitForRequest(isDocument),
    page.locator('#languages a[hreflang="de-DE"][lang]').click(),
  ])
  expect(new URL(document.url()).pathname).toBe('/de/produkte')
  await page.waitForURL('/de/produkte')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE')
  await addLink(page, '/de/extranet')
  await Promise.all([page.waitForRequest(isDocument), page.locator('#added').click()])
})

test('Back and Forward restore the page and its scroll position', async ({ page }) => {
  await open(page, '/productos')
  // Heights are final when the whole page is laid out.
  await expect(page.locator('html')).toHaveAttribute('data-rendered', '')
  await page.evaluate(() => window.scrollTo(0, 1200))
  const link = page.locator('main a[href^="/productos/"]:visible').nth(20)
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(600)
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(href)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(200)
  await page.goBack()
  await page.waitForURL('/productos')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL(href)
})

test('each completed navigation of any kind publishes its page once to the data layer, 160 ms later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const times = { moved: 0, reported: 0 }
    const push = history.pushState.bind(history)
    history.pushState = (...given) => {
      times.moved = performance.now()
      push(...given)
    }
    const layer: unknown[] = []
    layer.push = (...items) => {
      times.reported = performance.now()
      return Array.prototype.push.apply(layer, items)
    }
    Object.assign(window, { times, dataLayer: layer })
  })
  await open(page, '/eventos-y-noticias')
  const seen: string[] = ['/eventos-y-noticias']
  const expectNext = async (path: string) => {
    seen.push(path)
    await expect.poll(async () => (await views(page)).map(({ at }) => at)).toEqual(seen)
    // No event is published twice.
    await page.waitForTimeout(250)
    expect((await views(page)).map(({ at }) => at)).toEqual(seen)
  }
  await addLink(page, '/productos')
  await page.locator('#added').click()
  await expectNext('/productos')
  const { moved, reported } = await page.evaluate(
    () => Reflect.get(window, 'times') as { moved: number; reported: number },
  )
  expect(reported - moved).toBeGreaterThanOrEqual(155)
  await page.goBack()
  await expectNext('/eventos-y-noticias')
  await page.goForward()
  await expectNext('/productos')
  await addLink(page, '/eventos-y-noticias/')
  await page.locator('#added').click()
  await expectNext('/eventos-y-noticias')
  const last = (await views(page)).at(-1)
  expect(last?.from).toBe('/productos')
  expect(last?.title).toBe(await page.title())
})

test('a not-found page is published once too', async ({ page }) => {
  await open(page, '/productos')
  await addLink(page, '/no-hay-tal-pagina')
  await page.locator('#added').click()
  await expect(page.locator('main h1')).toContainText('no existe')
  await expect.poll(() => views(page)).toHaveLength(1)
  const [view] = await views(page)
  expect(view).toMatchObject({ at: '/no-hay-tal-pagina', from: '/productos' })
})

test('a document from the back-forward cache is published once more', async ({ page }) => {
  await open(page, '/productos')
  // The browser of the tests uses no back-forward cache by itself.
  const move = (name: 'pagehide' | 'pageshow') =>
    page.evaluate((type) => void window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })), name)
  await move('pagehide')
  await move('pageshow')
  await expect.poll(async () => (await views(page)).map(({ at }) => at)).toEqual(['/productos', '/productos'])
  await page.waitForTimeout(250)
  expect(await views(page)).toHaveLength(2)
})

test('the loading bar shows after 200 ms, is 3 px high, stays 500 ms and fades for 400 ms', async ({ page }) => {
  await open(page, '/productos')
  await page.route(/\/eventos-y-noticias\?_rsc/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900))
    await route.continue()
  })
  await addLink(page, '/eventos-y-noticias')
  await page.evaluate(() => {
    const bar = document.querySelector('[data-loading-bar]')
    const phases: [string, number, number][] = []
    const began = { at: 0 }
    document.addEventListener('click', () => Object.assign(began, { at: performance.now() }), true)
    new MutationObserver(() => {
      const height = bar?.getBoundingClientRect().height ?? 0
      phases.push([bar?.getAttribute('data-phase') ?? '', performance.now() - began.at, height])
    }).observe(bar as Element, { attributeFilter: ['data-phase'] })
    Object.assign(window, { phases })
  })
  await page.locator('#added').click()
  await page.waitForURL('/eventos-y-noticias')
  const phases = () => page.evaluate(() => Reflect.get(window, 'phases') as [string, number, number][])
  await expect.poll(async () => (await phases()).map(([name]) => name)).toEqual(['loading', 'full', 'fading', 'idle'])
  // A busy browser is late, never early. The page comes 900 ms after the click at the earliest.
  const [loading = 0, full = 0, fading = 0, idle = 0] = (await phases()).map(([, at]) => at)
  expect(loading).toBeGreaterThanOrEqual(195)
  expect(full).toBeGreaterThanOrEqual(895)
  expect(fading).toBeGreaterThanOrEqual(895 + 500)
  expect(idle).toBeGreaterThanOrEqual(895 + 500 + 400)
  expect((await phases()).every(([, , height]) => height === 3)).toBe(true)
})

test('with reduced motion the bar shows without an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/productos')
  await page.route(/\/eventos-y-noticias\?_rsc/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await addLink(page, '/eventos-y-noticias')
  await page.locator('#added').click()
  const bar = page.locator('[data-loading-bar]')
  await expect(bar).toHaveAttribute('data-phase', 'loading')
  await expect(bar).toBeVisible()
  const widths = await bar.evaluate((track) => [
    track.clientWidth,
    track.firstElementChild?.getBoundingClientRect().width ?? 0,
  ])
  expect(widths[1]).toBe(widths[0])
})

test('a list and its page change in a view transition, and without one under reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const names: string[] = []
    Object.assign(window, { names })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const moving = start(update)
      void moving.ready.then(() => names.push(...document.getAnimations().map(({ effect }) => pseudo(effect))))
      return moving
    }
    const pseudo = (effect: AnimationEffect | null) => (effect as KeyframeEffect | null)?.pseudoElement ?? ''
  })
  const moved = () => page.evaluate(() => Reflect.get(window, 'names') as string[])
  // A machine that is too busy to capture the page in a tenth of a second correctly skips the transition.
  await expect(async () => {
    await open(page, '/productos')
    const card = page.locator('#product-1 a').first()
    await card.hover()
    await page.waitForLoadState('networkidle')
    await card.click()
    await expect(page.locator('main h1')).toBeFocused()
    await expect.poll(moved, { timeout: 2000 }).toContain('::view-transition-group(product-picture)')
  }).toPass({ timeout: 45_000 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => Object.assign(Reflect.get(window, 'names') as string[], { length: 0 }))
  await addLink(page, '/contacto')
  await page.locator('#added').click()
  await page.waitForURL('/contacto')
  expect(await moved()).toEqual([])
})

test('a view transition between documents that the browser skips is no error, even before the scripts have loaded', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      Object.assign(window, { hasMoved: viewTransition !== null })
      viewTransition?.skipTransition()
    }),
  )
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await open(page, '/en')
  await page.route('**/*.js', (route) => route.abort())
  await addLink(page, '/de')
  await page.locator('#added').click()
  await expect(page).toHaveURL(/\/de$/)
  await expect.poll(() => page.evaluate('globalThis.hasMoved')).toBe(true)
  // An unhandled rejection is reported after the page is rendered.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(errors).toEqual([])
})

test('a removed filter is unticked, and no document loads', async ({ page }) => {
  await open(page, '/productos?kind=key_blank&lock-brand=nordala')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.setViewportSize({ width: 1280, height: 900 })
  const brand = page.getByRole('checkbox', { name: /^Nordala/ })
  await expect(brand).toBeChecked()
  await page.getByRole('link', { name: /^Quitar el filtro Marca de la cerradura Nordala/ }).click()
  await expect(page).toHaveURL('/productos?kind=key_blank#list')
  await expect(brand).not.toBeChecked()
  await brand.check()
  await expect(page).toHaveURL('/productos?kind=key_blank&lock-brand=nordala')
  await expect(brand).toBeFocused()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('links in view are prefetched while the page is quiet, four at a time and cards first, and links that are pointed at', async ({
  page,
}) => {
  let running = 0
  let most = 0
  const requested = new Set<string>()
  await page.route(/[?&]_rsc=/, async (route) => {
    running += 1
    most = Math.max(most, running)
    requested.add(new URL(route.request().url()).pathname)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await route.continue()
    running -= 1
  })
  // So high that two rows of products are in view.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await open(page, '/productos')
  await expect.poll(() => requested.size).toBe(4)
  const cards = await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect([...requested].filter((path) => !cards.includes(path))).toEqual([])
  await page.mouse.wheel(0, 800)
  await expect.poll(() => requested.size).toBe(8)
  expect(most).toBe(4)
  // Not the way back, and not the categories.
  const aside = await page.locator('main nav a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(aside).toContain('/')
  expect(aside.filter((path) => requested.has(path ?? ''))).toEqual([])
  const hrefs = await page
    .locator('footer a[href^="/"]:not([href*="#"]):not([href^="/api/"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const href = hrefs.find((one) => one !== '/productos' && !requested.has(one)) ?? ''
  const link = page.locator(`footer a[href="${href}"]`).first()
  await link.hover()
  await expect.poll(() => requested.has(href)).toBe(true)
})
