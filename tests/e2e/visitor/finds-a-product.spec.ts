import { expect, type Page, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { startScripts } from '../../support/page/start-scripts.ts'

/** Numbers of products on the page: above the list, and beside a value of a facet. */
const countOf = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ productos?$/).innerText(), 10)
const cards = (page: Page) => page.locator('#list article')

test.describe('with filters', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a visitor ticks two facets, sees the announced number of products, and goes back', async ({ page }) => {
    await page.goto('/productos')
    const all = await countOf(page)
    await page.getByRole('checkbox', { name: /^Llaves en bruto/ }).check()
    await expect(page).toHaveURL('/productos?kind=key_blank')
    await expect(page.getByRole('checkbox', { name: /^Llaves en bruto/ })).toBeFocused()
    await page.getByRole('checkbox', { name: /^Nordala/ }).check()
    await expect(page).toHaveURL('/productos?kind=key_blank&lock-brand=nordala')
    await expect(page.getByRole('button', { name: 'Ver productos' })).toBeHidden()
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const found = await countOf(page)
    expect(found).toBeGreaterThan(0)
    const announced = await page.locator('label', { hasText: 'Nordala' }).first().innerText()
    expect(Number(announced.replace(/\D/g, ''))).toBe(found)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL('/productos')
    await expect.poll(() => countOf(page)).toBe(all)
  })

  test('the chip of a filter removes it, by keyboard', async ({ page }) => {
    await page.goto('/productos?kind=key_blank&lock-brand=nordala')
    const chip = page.getByRole('link', { name: /^Quitar el filtro Marca de la cerradura Nordala/ })
    await chip.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/productos?kind=key_blank#list')
  })

  test('Tab moves from the filters to the sort order and the first card, in reading order', async ({ page }) => {
    await page.goto('/productos')
    await page.locator('#list form input').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText('Nombre')
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
    await expect(page.locator('#product-1 :focus')).toHaveCount(1)
  })

  test('a sort order puts other products first and keeps the filters', async ({ page }) => {
    await page.goto('/productos?kind=key_blank')
    await page.getByRole('link', { name: 'Código', exact: true }).click()
    await expect(page).toHaveURL('/productos?kind=key_blank&sort=code#list')
    const codes = await cards(page).locator('code').allInnerTexts()
    expect(codes).toEqual(codes.toSorted(new Intl.Collator('es', { numeric: true }).compare))
  })

  test('filters without results suggest which one to remove', async ({ page }) => {
    await page.goto('/productos?kind=machine&lock-brand=nordala')
    await expect(page.getByRole('heading', { name: 'Ningún producto cumple todos estos filtros' })).toBeVisible()
    await page.getByRole('link', { name: 'Sin «Marca de la cerradura»' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  for (const path of [
    '/productos?kind=key_blank',
    '/productos?kind=key_blank&view=table',
    '/productos?kind=machine&lock-brand=nordala',
  ]) {
    test(`${path} breaks no rule of axe`, async ({ page }) => {
      await page.goto(path)
      expect(await axeProblems(page)).toEqual([])
    })
  }
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } })

  test('a visitor opens the filters, submits them, and the list narrows', async ({ page }) => {
    await page.goto('/productos')
    const box = page.getByRole('checkbox', { name: /^Máquinas/ })
    await expect(box).toBeHidden()
    await page.locator('summary', { hasText: 'Filtrar' }).click()
    await box.check()
    await page.getByRole('button', { name: 'Ver productos' }).click()
    await expect(page).toHaveURL('/productos?kind=machine#list')
    expect(await cards(page).count()).toBe(Math.min(24, await countOf(page)))
  })

  test('a product shows its views, data and code', async ({ page }) => {
    await page.goto('/productos/nor-1r')
    await expect(page.getByText('NOR-1R').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Vistas' }).getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/#view-2$/)
    await expect(page.locator('#view-2 img').first()).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Datos técnicos' })).toBeVisible()
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'on a phone with JavaScript' : 'on a phone without', () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 780 } })

    test('a visitor turns a list into a table and sorts it by a column, first ascending, then descending', async ({
      page,
    }) => {
      await page.goto('/productos?kind=key_blank')
      await page.getByRole('link', { name: 'Tabla', exact: true }).click()
      await expect(page).toHaveURL('/productos?kind=key_blank&view=table#list')
      const lengths = async () => {
        const column = await page.locator('#list thead th', { hasText: 'Longitud' }).evaluate((head) => {
          return [...(head.parentElement?.children ?? [])].indexOf(head)
        })
        const cells = await page.locator('#list tbody tr').evaluateAll((rows, at) => {
          return rows.map((row) => row.children[at]?.textContent ?? '')
        }, column)
        return cells.filter((cell) => cell !== '').map((cell) => Number.parseFloat(cell.replace(',', '.')))
      }
      const head = page.locator('#list thead').getByRole('link', { name: 'Longitud de la hoja' })
      await head.click()
      await expect(page).toHaveURL('/productos?kind=key_blank&sort=length&view=table#list')
      await expect.poll(async () => (await lengths()).length).toBeGreaterThan(10)
      await expect(page.locator('th[aria-sort=ascending]')).toContainText('Longitud')
      const up = await lengths()
      expect(up).toEqual(up.toSorted((a, b) => a - b))
      await head.click()
      await expect(page.locator('th[aria-sort=descending]')).toContainText('Longitud')
      const down = await lengths()
      expect(down).toEqual(down.toSorted((a, b) => b - a))
      expect(Math.max(...down)).toBeGreaterThanOrEqual(Math.max(...up))
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  })
}

test('a list longer than a page links to more, keeps its filters and jumps to the first new card', async ({ page }) => {
  await page.goto('/productos')
  test.skip((await countOf(page)) <= 24, 'the catalogue fits on one page')
  await page.getByRole('link', { name: 'Ver más productos' }).click()
  await expect(page).toHaveURL('/productos?page=2#product-25')
  expect(await cards(page).count()).toBeGreaterThan(24)
  await expect(page.locator('#product-25')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('a ticked box leaves the panel open and the box where it was; the button closes it', async ({ page }) => {
    await page.goto('/productos')
    await page.locator('summary', { hasText: 'Filtrar' }).click()
    const box = page.getByRole('checkbox', { name: /^Máquinas/ })
    await box.scrollIntoViewIfNeeded()
    const before = await box.boundingBox()
    await box.check()
    await expect(page).toHaveURL('/productos?kind=machine')
    await expect(box).toBeFocused()
    expect(Math.abs(((await box.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(3)
    await page.getByRole('button', { name: 'Ver productos' }).click()
    await expect(box).toBeHidden()
    await expect(cards(page).first()).toBeInViewport()
  })
})

test('a query redirects to its canonical form, and a filtered list is noindex', async () => {
  const send = (path: string) => requestHost({ host: 'localhost', path })
  const jumbled = await send('/productos?lock-brand=nordala&kind=key_blank&lock-brand=nobody&page=99')
  expect([jumbled.status, jumbled.headers.location?.replace(/^https?:\/\/[^/]+/, '')]).toEqual([
    302,
    '/productos?kind=key_blank&lock-brand=nordala',
  ])
  const narrowed = await send('/productos?kind=key_blank')
  expect(narrowed.status).toBe(200)
  expect(narrowed.text).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(narrowed.text).not.toContain('hrefLang="x-default"')
  expect(narrowed.headers['link'] ?? '').not.toContain('rel="alternate"')
  await send('/productos')
  for (const query of ['other=x', 'utm_source=x&gclid=y', 'other=y&utm_source=z']) {
    const response = await send(`/productos?${query}`)
    expect([query, response.status, response.headers['cache-status']]).toEqual([query, 200, 'zarandal; hit'])
  }
})

test('scrolling marks the visible view of a product, and Escape closes an opened view', async ({ page }) => {
  await page.goto('/productos/nor-1r')
  await startScripts(page)
  const second = page.getByRole('navigation', { name: 'Vistas' }).getByRole('link').nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL('/productos/nor-1r')
  await page.locator('#view-2 button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#view-2 dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#view-2 dialog')).toBeHidden()
})
