import { expect, type Page, test } from '@playwright/test'

type Sources = { preloadingAttemptSources: readonly { key: { url: string } }[] }

/** Paths that the browser takes the rules of the page to name; it adds the links of the page one after the other. */
async function namedBy(page: Page): Promise<ReadonlySet<string>> {
  const named = new Set<string>()
  const session = await page.context().newCDPSession(page)
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }: Sources) => {
    for (const { key } of preloadingAttemptSources) named.add(key.url.replace(/^https?:\/\/[^/]+/, ''))
  })
  await session.send('Preload.enable')
  return named
}

test('without the scripts the page of a link under the pointer is there before the click', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/productos')
  const link = page.locator('main a[href^="/productos/"]:visible').nth(8)
  const href = (await link.getAttribute('href')) ?? ''
  await expect(async () => {
    await page.goto('/productos')
    await link.hover()
    // The browser waits for 200 ms before it takes the pointer for meant, and then loads the page.
    await page.waitForTimeout(1000)
    await link.click()
    await expect(page).toHaveURL(href)
    const delivery = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')),
    )
    expect(delivery).toEqual(['navigational-prefetch'])
  }).toPass({ timeout: 30_000 })
})

test('no rule names what is behind the login, an interface, a file, another language or a narrowed list', async ({
  page,
}) => {
  const named = await namedBy(page)
  for (const path of ['/', '/productos?kind=key_blank', '/productos/nor-1r']) {
    await page.goto(path)
    await expect.poll(() => named.size).toBeGreaterThan(5)
    await page.waitForTimeout(300)
  }
  expect([...named].filter((path) => /extranet|^\/api|^\/_|\?|\.[a-z0-9]+$|^\/(en|de)(\/|$)/.test(path))).toEqual([])
  expect([...named]).toEqual(expect.arrayContaining(['/', '/productos', '/contactos']))
})
