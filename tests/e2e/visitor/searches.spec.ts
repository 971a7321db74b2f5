import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { startScripts } from '../../support/page/start-scripts.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const results = (page: Page) => page.locator('#list article')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  for (const typed of ['NOR-1R', 'nor1r', 'nor 1r']) {
    test(`a visitor types ${typed} in the header and finds the product first`, async ({ page }) => {
      await page.goto('/')
      await page.getByRole('searchbox', { name: 'Código, producto o documento' }).fill(typed)
      await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      await expect(page).toHaveURL(`/buscar?${new URLSearchParams({ q: typed })}`)
      await results(page)
        .first()
        .getByRole('link', { name: /^NOR-1R / })
        .click()
      await expect(page).toHaveURL(/\/productos\/[^/?]*nor-1r/)
    })
  }

  test('a group narrows the list to the announced number of entries', async ({ page }) => {
    await page.goto('/buscar?q=llave')
    const group = page.getByRole('navigation', { name: 'Acotar la lista' }).getByRole('link', { name: /^Documentos/ })
    const announced = Number((await group.innerText()).replace(/\D/g, ''))
    expect(announced).toBeGreaterThan(0)
    await group.click()
    await expect(page).toHaveURL('/buscar?kind=documents&q=llave')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${announced} resultado`))
  })

  test('check boxes in a form narrow the list to the announced number, and each filter can be removed', async ({
    page,
  }) => {
    await page.goto('/buscar?kind=products&q=llave')
    await page.getByText('Filtrar', { exact: true }).click()
    const brand = page.getByRole('group', { name: 'Marca de la cerradura' })
    const box = brand.getByRole('checkbox').first()
    const announced = Number((await brand.locator('label').first().innerText()).replace(/\D/g, ''))
    await box.check()
    await page.getByRole('button', { name: 'Ver resultados' }).click()
    await expect(page).toHaveURL(/\/buscar\?q=llave&kind=products&lock-brand=\w+#list$/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(new RegExp(`^${announced} resultado`))
    // Another value of the same facet can be added to it.
    expect(await page.locator('input[name=lock-brand]').count()).toBeGreaterThan(1)
    await page.getByRole('link', { name: /^Quitar el filtro/ }).click()
    await expect(page).toHaveURL('/buscar?kind=products&q=llave#list')
  })

  test('a search without results links to the categories', async ({ page }) => {
    const response = await page.goto('/buscar?q=xqzwvk')
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Nada encontrado para «xqzwvk»' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first()).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex, follow/)
  })
})

test('search pages render for each request and are never cached', async ({ request }) => {
  for (const _ of [1, 2]) {
    const response = await request.get('/buscar?q=nor-1r')
    expect(response.headers()['cache-status']).toBe('zarandal; fwd=bypass')
  }
})

for (const path of ['/buscar', '/en/search?q=key']) {
  test(`${path} breaks no rule of axe`, async ({ page }) => {
    await page.goto(path)
    expect(await axeProblems(page)).toEqual([])
  })
}

test.describe('on the search page', () => {
  const own = (page: Page) => page.locator('#search-words')
  const title = (page: Page) => page.locator('main').getByRole('heading', { level: 2 }).first()

  test('the list follows the field, and Back restores the typed query', async ({ page }) => {
    await page.goto('/buscar?q=candado')
    await own(page).fill('nor1r')
    await expect(title(page)).toHaveText(/«nor1r»$/, { timeout: 60_000 })
    await expect(page).toHaveURL('/buscar?q=nor1r')
    await expect(page.getByRole('status').filter({ hasText: '«nor1r»' })).toBeAttached()
    await results(page)
      .first()
      .getByRole('link', { name: /^NOR-1R / })
      .click()
    await expect(page).toHaveURL(/\/productos\/[^/?]*nor-1r/)
    await page.goBack()
    await expect(page).toHaveURL('/buscar?q=nor1r')
    await expect(title(page)).toHaveText(/«nor1r»$/)
    await expect(own(page)).toHaveValue('nor1r')
  })

  test('a search from the field adds one history entry after the opened search, and a choice adds another', async ({
    page,
  }) => {
    await page.goto('/buscar?q=candado')
    await own(page).fill('llave')
    await expect(title(page)).toHaveText(/«llave»$/, { timeout: 60_000 })
    await expect(page).toHaveURL('/buscar?q=llave')
    const group = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Acotar la lista' }).getByRole('link', { name })
    await group(/^Documentos/).click()
    await expect(page).toHaveURL('/buscar?kind=documents&q=llave')
    await expect(group(/^Documentos/)).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/buscar?q=llave')
    await expect(group(/^Todo/)).toHaveAttribute('aria-current', 'true')
    await expect(title(page)).toHaveText(/«llave»$/)
    await own(page).fill('llaves')
    await own(page).press('Enter')
    await expect(page).toHaveURL('/buscar?q=llaves')
    await page.goBack()
    await expect(page).toHaveURL('/buscar?q=candado')
    await expect(title(page)).toHaveText(/«candado»$/)
  })
})

test.describe('a click on a result', () => {
  type Event = { eventName: string; index: string; objectIDs: string[]; positions: number[]; queryID: string }

  /** Every event that the search service receives, with its response. */
  function events(page: Page): { event: Event; status: number }[] {
    const reported: { event: Event; status: number }[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/1/events') || response.request().method() !== 'POST') return
      const { events: all } = response.request().postDataJSON() as { events: Event[] }
      for (const event of all) reported.push({ event, status: response.status() })
    })
    return reported
  }

  const allow = (page: Page) =>
    page.context().addCookies([{ name: 'consent', value: 'v1.statistics', url: testSiteUrl }])

  const openSecond = (page: Page) => results(page).nth(1).getByRole('link').click()

  const type = async (page: Page) => {
    await page.goto('/buscar?q=candado')
    await page.locator('#search-words').fill('llave plana')
    await expect(page.getByRole('status').filter({ hasText: '«llave plana»' })).toBeAttached()
  }

  test('in a server-rendered or live list is counted with consent', async ({ page }) => {
    await allow(page)
    const reported = events(page)
    await page.goto('/buscar?q=llave')
    // A link that is followed before the scripts have started is the browser's own, and not counted.
    await startScripts(page)
    await openSecond(page)
    await expect(page).toHaveURL(/\/productos\//)
    await expect.poll(() => reported.length).toBe(1)
    await type(page)
    await openSecond(page)
    await expect.poll(() => reported.length).toBe(2)
    const event = { eventName: 'Result opened', index: 'public_es', positions: [2] }
    expect(reported).toMatchObject([
      { status: 200, event },
      { status: 200, event },
    ])
    const [first, second] = reported.map(({ event: { queryID } }) => queryID)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).not.toBe(first)
  })

  test('in the field’s suggestions is counted with consent, by pointer and by keyboard', async ({ page }) => {
    await allow(page)
    const reported = events(page)
    await page.goto('/')
    const field = page.getByLabel('Código, producto o documento').first()
    await field.focus()
    await page.keyboard.type('nor1r')
    await page.getByRole('option', { name: /^NOR-1R / }).click()
    await expect(page).toHaveURL(/\/productos\/[^/?]*nor-1r/)
    await expect.poll(() => reported.length).toBe(1)
    await field.focus()
    await page.keyboard.type('lin12dp')
    await expect(page.getByRole('option', { name: /^LIN-12DP / })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/productos\/[^/?]*lin-12dp/)
    await expect.poll(() => reported.length).toBe(2)
    const event = { eventName: 'Suggestion opened', index: 'public_es', positions: [1] }
    expect(reported).toMatchObject([
      { status: 200, event },
      { status: 200, event },
    ])
  })

  test('is not counted without consent', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await type(page)
    await openSecond(page)
    await expect(page).toHaveURL(/\/productos\//)
    await page.waitForLoadState('networkidle')
    expect(requested.filter((url) => url.includes('/1/events'))).toEqual([])
  })
})

test.describe('while the visitor types', () => {
  const field = (page: Page) => page.getByLabel('Código, producto o documento').first()
  const option = (page: Page, name: RegExp) => page.getByRole('option', { name })

  test('no script loads until the field is used; then the field suggests the best of each group', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    const before = scripts.length
    await page.getByRole('searchbox', { name: 'Código, producto o documento' }).focus()
    await page.getByRole('combobox', { name: 'Código, producto o documento' }).pressSequentially('nor1r')
    await expect(page.getByRole('group', { name: 'Productos' })).toBeVisible()
    expect(scripts.length).toBeGreaterThan(before)
    // While the list is open, screen readers see only the field and the list; Tab closes the list first.
    expect(await axeProblems(page, { include: ['[role=listbox]', '[role=combobox]'] })).toEqual([])
    await page.keyboard.press('ArrowDown')
    await expect(option(page, /^NOR-1R /)).toHaveAttribute('data-focused', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/productos\/[^/?]*nor-1r/)
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('Enter searches for the typed query, Escape keeps it in the field, and Back returns', async ({ page }) => {
    await page.goto('/nuestra-calidad')
    const box = field(page)
    await box.focus()
    await page.keyboard.type('candados')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(box).toHaveValue('candados')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/buscar?q=candados')
    await page.goBack()
    await expect(page).toHaveURL('/nuestra-calidad')
  })

  test('without the search service the field shows an error and still leads to the search page', async ({ page }) => {
    await page.route(/\/1\/indexes\//, (route) => route.abort())
    await page.goto('/')
    await field(page).focus()
    await page.keyboard.type('nor')
    await expect(page.getByText('El buscador no responde en este momento.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/buscar?q=nor')
  })

  test('a browser key is valid for one market and a quarter of an hour, and is never cached', async ({ request }) => {
    const response = await request.get('/api/search/access?locale=es')
    expect(response.headers()['cache-control']).toBe('private, no-store')
    const { key, validSeconds } = (await response.json()) as { key: string; validSeconds: number }
    const restrictions = new URLSearchParams(Buffer.from(key, 'base64').toString('utf8').slice(64))
    expect(restrictions.get('filters')).toContain('markets:base ')
    expect([validSeconds, restrictions.get('restrictIndices')]).toEqual([
      900,
      'public_es,public_es_code_asc,public_es_newest',
    ])
    expect((await request.get('/api/search/access?locale=xx')).status()).toBe(400)
    expect((await request.get('/api/search/extranet-access?locale=es')).status()).toBe(401)
  })
})
