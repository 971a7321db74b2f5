import { expect, type Page, test } from '@playwright/test'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { tabTo } from '../../../support/page/tab-to.ts'

const finder = '/buscar/llave'
const candidates = (page: Page) => page.locator('#candidates article')
const nameOfFirst = (page: Page) => candidates(page).first().getByRole('heading')

/** The menu of the home page, which is a popover of the platform at every width. */
async function openFromMenu(page: Page, width: number): Promise<void> {
  await page.goto('/')
  // On a phone the menu is one sheet with everything in it.
  if (width < 1024) await page.getByRole('button', { name: 'Menú', exact: true }).click()
  else await page.getByRole('button', { name: 'Productos' }).click()
  await page.getByRole('link', { name: '¿Qué llave es?' }).click()
  await expect(page).toHaveURL(finder)
}

for (const [name, width, hasScript] of [
  ['with JavaScript', 1440, true],
  ['with JavaScript on a phone', 360, true],
  ['without JavaScript', 1440, false],
  ['on a phone without JavaScript', 360, false],
] as const) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } })

    test('a key is measured: its blank comes first, three steps from the home page', async ({ page }) => {
      await openFromMenu(page, width)
      await page.getByRole('link', { name: 'Llave de cilindro' }).click()
      await expect(page).toHaveURL(`${finder}?key-type=cylinder`)
      await page.getByLabel('Longitud de la hoja').fill('29,6')
      await page.getByRole('group', { name: 'Cortes' }).first().getByLabel('5', { exact: true }).check()
      await page.getByLabel('Redonda').check()
      await page.getByRole('button', { name: 'Ver las llaves en bruto más parecidas' }).click()
      await expect(page).toHaveURL(/\/buscar\/llave\?cuts=5&head=round&key-type=cylinder&length=29\.6#candidates$/)
      await expect(nameOfFirst(page)).toContainText('NOR-1R')
      await expect(candidates(page).first()).toContainText('30 mm, la suya 29,6 mm')
      await expect(page.getByRole('img', { name: 'NOR-1R de lado' })).toBeVisible()
      await expect(page.getByLabel('Longitud de la hoja')).toHaveValue('29,6')
      await nameOfFirst(page).getByRole('link').click()
      await expect(page).toHaveURL('/productos/nor-1r')
    })

    test('a length is read with its unit, and what is none is named in the language of the page', async ({ page }) => {
      const length = page.getByLabel('Longitud de la hoja')
      const find = page.getByRole('button', { name: 'Ver las llaves en bruto más parecidas' })
      for (const typed of ['30 mm', '1,18 in', '3 cm', '30,0']) {
        await page.goto(`${finder}?key-type=cylinder`)
        await length.fill(typed)
        await find.click()
        await expect(page).toHaveURL(/[?&]length=30#candidates$/)
        await expect(candidates(page).first()).toContainText('30 mm')
      }
      for (const typed of ['-30', 'abc', '300']) {
        await page.goto(`${finder}?key-type=cylinder`)
        await length.fill(typed)
        await find.click()
        const named = page.getByText(`«${typed}» no es una longitud entre 5 y 200 mm.`)
        await expect(named).toBeVisible()
        await expect(length).toHaveValue(typed)
        await expect(length).toHaveAccessibleDescription(/no es una longitud/)
        // The same by its address, in another language.
        await page.goto(`/de/suche/schluessel?key-type=cylinder&length=${encodeURIComponent(typed)}`)
        await expect(page.getByText(`„${typed}“ ist keine Länge zwischen 5 und 200 mm.`)).toBeVisible()
      }
    })

    test('a car and its year lead to the blank, two steps from the home page', async ({ page }) => {
      await openFromMenu(page, width)
      await page.getByLabel('Marca del vehículo').selectOption({ label: 'Brenvik' })
      await page.getByLabel('Año').fill('2016')
      await page.getByRole('button', { name: 'Buscar la llave en bruto' }).click()
      await expect(page).toHaveURL(`${finder}?vehicle-make=brenvik&year=2016#blanks`)
      const row = page.getByRole('row').filter({ hasText: 'TES-4RS.T46' })
      await expect(row).toContainText('Fjell 2')
      await expect(row).toContainText('CRI-46G')
      await expect(row).toContainText('2011–2017')
      await row.getByRole('link', { name: /TES-4RS/ }).click()
      await expect(page).toHaveURL('/productos/tes-4rs-t46')
    })

    test('the code on the lock leads to its blank, two steps from the home page', async ({ page }) => {
      await page.goto('/')
      const field = page.locator('#site-search')
      await field.fill('N 00500')
      await field.press('Enter')
      await page
        .locator('#list article')
        .first()
        .getByRole('link', { name: /^NOR-1R / })
        .click()
      await expect(page).toHaveURL('/productos/nor-1r#series-n00001-n20000')
    })
  })
}

for (const width of [360, 1440]) {
  test(`at ${width} pixels the keyboard alone measures a key and names a vehicle`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(finder)
    await tabTo(page, 'a[href$="key-type=bit"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${finder}?key-type=bit`)
    await tabTo(page, '#length')
    await page.keyboard.type('46')
    await tabTo(page, 'input[name="cut-sides"]')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(nameOfFirst(page)).toContainText('CAS-2B')
    await page.goto(finder)
    await tabTo(page, 'select[name="vehicle-make"]')
    await page.keyboard.type('Alvora')
    await tabTo(page, '#year')
    await page.keyboard.type('2015')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row').filter({ hasText: 'ALV-3R' })).toBeVisible()
  })
}

test('the search page and the list of blanks lead to the finder', async ({ page }) => {
  for (const path of ['/buscar', '/productos?kind=key_blank', '/categorias/llaves-residenciales']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Tengo la llave, pero no el código' })).toHaveAttribute('href', finder)
  }
})

test('the finder has its own address in every language', async ({ request }) => {
  for (const [path, title] of [
    ['/en/search/key', 'Which key is it?'],
    ['/de/suche/schluessel', 'Welcher Schlüssel ist das?'],
    ['/ru/poisk/klyuch', 'Какой это ключ?'],
  ] as const) {
    expect(await (await request.get(path)).text()).toContain(title)
  }
})

test('unknown values, other orders and typed spellings lead to one address, which is cached', async ({ request }) => {
  const typed = `${finder}?length=29,60+mm&key-type=cylinder&head=star&material=brass&cuts=&page=3`
  const redirect = await request.get(typed, { maxRedirects: 0 })
  expect([redirect.status(), redirect.headers()['location']]).toEqual([302, `${finder}?key-type=cylinder&length=29.6`])
  const path = `${finder}?key-type=cylinder&length=29.6`
  await request.get(path)
  expect((await request.get(path)).headers()['cache-status']).toContain('hit')
})

test('search engines and programs get the start; answers are not indexed', async ({ page, request }) => {
  await page.goto(`${finder}?key-type=cylinder&length=30`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await page.goto(finder)
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(0)
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  const texts = await Promise.all(files.map(async (path) => await (await request.get(path)).text()))
  expect([index, ...texts].join('\n')).toContain(`${finder}<`)
  const markdown = await (await request.get(`${finder}.md`)).text()
  expect(markdown).toContain('# ¿Qué llave es?')
  expect(markdown).toContain('[Llave de cilindro]')
  const answer = await request.get(`${finder}.md?key-type=cylinder&length=30`)
  expect(await answer.text()).toContain('NOR-1R')
})

test('no step of the finder names a cut of a key, breaks a rule of axe or is wider than its window', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const steps = [
    '',
    '?key-type=cylinder',
    '?key-type=bit&length=46',
    '?vehicle-make=alvora',
    '?key-type=flat&length=190',
  ]
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    for (const step of steps) {
      await page.goto(`${finder}${step}`)
      expect(await axeProblems(page)).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([step, width, overflow]).toEqual([step, width, 0])
      expect(await page.locator('main').innerText()).not.toMatch(/\d-\d-\d-\d/)
    }
  }
})
