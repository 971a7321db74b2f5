import { expect, type Page, test } from '@playwright/test'
import { mailWith } from '../../../support/mail-with.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { counterScreens } from '../../../support/page/counter-screens.ts'
import { tabTo } from '../../../support/page/tab-to.ts'

const ten = 'NOR-1R, LIN-12DP, TES-4RS.T46, ARA-5T, MOR-4T, CRI-46G, CAS-2B, REM-3B.433, FR-80, PUNTO-2'
const rows = (page: Page) => page.getByRole('table', { name: 'Lista de productos' }).locator('tbody tr')
const field = (page: Page) => page.getByLabel('Añadir productos por sus códigos')
/** The list in the address, in whatever way the browser writes it. */
const listOf = (page: Page) => new URL(page.url()).searchParams.get('l')

/** Fills in the fields of the form besides the products, sends it, and once more where the site takes the visitor for a program. */
async function send(page: Page, company: string) {
  const form = page.locator('form[data-form="consulta"]')
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@cerrajeria.example')
  await form.getByRole('textbox', { name: 'Empresa' }).fill(company)
  await form.getByRole('checkbox', { name: /He leído/ }).check()
  await page.waitForTimeout(2200)
  await form.getByRole('button', { name: 'Enviar la consulta' }).click()
  const again = page.locator('form[data-form="consulta"]').getByRole('button', { name: 'Enviar la consulta' })
  const isThere = async () =>
    page.url().includes('/gracias') || ((await again.count()) > 0 && page.url().includes('form='))
  await expect.poll(isThere).toBe(true)
  if (page.url().includes('/gracias')) return
  await page.waitForTimeout(2200)
  await again.click()
  await expect(page).toHaveURL(/\/gracias/)
}

for (const [name, width, hasScript] of counterScreens) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: hasScript, viewport: { width, height: 800 } })

    test('a price is asked for ten products in three steps from the home page', async ({ page }) => {
      await page.goto('/')
      // The first step: the list.
      await page.getByRole('contentinfo').getByRole('link', { name: 'Mi lista' }).click()
      await expect(page).toHaveURL('/productos/mi-lista')
      // The second: ten codes at once.
      await field(page).fill(ten)
      await page.getByRole('button', { name: 'Añadir', exact: true }).click()
      await expect(rows(page)).toHaveCount(10)
      await expect.poll(() => listOf(page)).toBe(ten.replaceAll(', ', ','))
      // The third: the enquiry.
      await page.getByRole('link', { name: 'Pedir precio de todo' }).click()
      await expect(page.getByText('Se envían los productos de la lista de arriba')).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Una oferta de precio' })).toBeChecked()
      const company = `Cerrajería ${name} ${Date.now()}`
      await send(page, company)
      const mail = await mailWith(page, company)
      for (const code of ten.split(', ')) expect(mail).toContain(`1 × ${code}`)
    })

    test('quantities and notes are changed, a line is removed, and the address follows', async ({ page }) => {
      await page.goto('/productos/mi-lista?l=NOR-1R,LIN-12DP')
      await page.getByLabel('Cantidad de NOR-1R').fill('20')
      await page.getByLabel('Nota sobre NOR-1R').fill('para Ana, urgente')
      await page.getByRole('button', { name: 'Actualizar la lista' }).click()
      await expect.poll(() => listOf(page)).toBe('NOR-1R*20*para Ana%2C urgente,LIN-12DP')
      await expect(page.getByLabel('Nota sobre NOR-1R')).toHaveValue('para Ana, urgente')
      await page.getByRole('button', { name: 'Quitar LIN-12DP' }).click()
      await expect(rows(page)).toHaveCount(1)
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
      expect(fits).toBe(true)
    })

    test('an enquiry has the quantities that the list shows, whatever was pressed before', async ({ page }) => {
      await page.goto('/productos/mi-lista?l=NOR-1R,LIN-12DP*2,ARA-5T,FR-80')
      const amount = (code: string) => page.getByLabel(`Cantidad de ${code}`)
      const company = `Cerrajería exacta ${name} ${Date.now()}`
      await page.getByRole('textbox', { name: 'Empresa' }).fill(company)
      await amount('NOR-1R').fill('10')
      await amount('ARA-5T').fill('7')
      await page.getByRole('button', { name: 'Quitar LIN-12DP' }).click()
      await expect(rows(page)).toHaveCount(3)
      await expect(amount('NOR-1R')).toHaveValue('10')
      await expect(page.getByRole('textbox', { name: 'Empresa' })).toHaveValue(company)
      await amount('FR-80').fill('')
      await amount('NOR-1R').fill('12')
      await page.getByRole('checkbox', { name: /He leído/ }).check()
      await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@cerrajeria.example')
      // A form that is sent at once comes back before it is judged.
      await expect(async () => {
        await page.getByRole('button', { name: 'Enviar la consulta' }).click()
        await expect(page.getByText('No queda claro cuántas unidades quiere de FR-80').first()).toBeVisible()
      }).toPass()
      await amount('FR-80').fill('3')
      await send(page, company)
      const mail = await mailWith(page, company)
      for (const line of ['12 × NOR-1R', '7 × ARA-5T', '3 × FR-80']) expect(mail).toContain(line)
      expect(mail).not.toContain('LIN-12DP')
    })

    test('ticked products of a list go into it', async ({ page }) => {
      await page.goto('/productos')
      for (const place of [0, 1])
        await page
          .getByRole('checkbox', { name: /^Elegir / })
          .nth(place)
          .check()
      await page.getByRole('button', { name: 'Añadir a mi lista' }).click()
      await expect(rows(page)).toHaveCount(2)
    })
  })
}

for (const width of [360, 1440]) {
  test(`at ${width} pixels the keyboard alone asks a price for ten products`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await tabTo(page, 'footer a[href="/productos/mi-lista"]', 250)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/productos/mi-lista')
    await tabTo(page, '#list-add')
    await page.keyboard.type(ten)
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(10)
    await tabTo(page, 'a[href$="#ask"]')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#ask$/)
    const company = `Cerrajería del teclado ${width} ${Date.now()}`
    const form = 'form[data-form="consulta"]'
    await tabTo(page, `${form} input[type="email"]`)
    await page.keyboard.type('ana@cerrajeria.example')
    await tabTo(page, `${form} input[autocomplete="organization"]`)
    await page.keyboard.type(company)
    await tabTo(page, `${form} input[type="checkbox"]:is([required], [aria-required="true"])`)
    await page.keyboard.press('Space')
    await page.waitForTimeout(2200)
    await tabTo(page, `${form} button[type="submit"]`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/gracias/)
    expect(await mailWith(page, company)).toContain('1 × PUNTO-2')
  })
}

test('the browser stores the list: product pages add to it, and its page opens it', async ({ page }) => {
  await page.goto('/productos/nor-1r')
  await page.getByRole('link', { name: 'Añadir a mi lista' }).click()
  await expect(page.getByRole('link', { name: 'Mi lista (1)' })).toBeVisible()
  await expect(page).toHaveURL('/productos/nor-1r')
  await page.goto('/productos/lin-12dp')
  const add = page.getByRole('link', { name: 'Añadir a mi lista' })
  await add.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Mi lista (2)' }).click()
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Quitar NOR-1R' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Quitar LIN-12DP' }).click()
  await expect(page.getByText(/^Su lista está vacía/)).toBeVisible()
  // The address without the line may still be on its way.
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByText(/^Su lista está vacía/)).toBeVisible()
})

test('lines that are removed one right after the other stay away', async ({ page }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R*20,LIN-12DP,ARA-5T')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zarandal:list'))).toBe('NOR-1R*20,LIN-12DP,ARA-5T')
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('tbody button')) {
      if (/^Quitar (NOR-1R|LIN-12DP)$/.test(button.textContent.trim()) && button instanceof HTMLElement) button.click()
    }
  })
  await expect(rows(page)).toHaveCount(1)
  await expect.poll(() => listOf(page)).toBe('ARA-5T')
})

test('what is typed while another list is on its way is in it, with the cursor', async ({ page }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R')
  await expect.poll(() => page.evaluate(() => 'firstScript' in window)).toBe(false)
  const { promise: isTyped, resolve: typed } = Promise.withResolvers<void>()
  await page.route(/mi-lista\?.*_rsc=/, async (route) => {
    await isTyped
    await route.continue()
  })
  await field(page).fill('LIN-12DP')
  await field(page).press('Enter')
  await page.getByLabel('Nota sobre NOR-1R').fill('para Ana')
  await field(page).click()
  await page.keyboard.type('ARA')
  typed()
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.type('-5T')
  await expect(field(page)).toHaveValue('ARA-5T')
  await expect(page.getByLabel('Nota sobre NOR-1R')).toHaveValue('para Ana')
  await page.keyboard.press('Enter')
  await expect.poll(() => listOf(page)).toBe('NOR-1R*1*para Ana,LIN-12DP,ARA-5T')
})

test('a shared list does not replace the own one unless the visitor says so', async ({ page }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R*20')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('zarandal:list'))).toBe('NOR-1R*20')
  await page.goto('/productos/mi-lista?l=ARA-5T*3')
  await expect(page.getByText('Esta lista es otra que la de este navegador.')).toBeVisible()
  await page.getByRole('link', { name: 'Añadir estos a mi lista' }).click()
  await expect.poll(() => listOf(page)).toBe('NOR-1R*20,ARA-5T*3')
  await expect(page.getByText('Esta lista es otra que la de este navegador.')).toHaveCount(0)
})

test('a form that comes back without JavaScript has the list still', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/productos/mi-lista?l=NOR-1R*20')
  await page.getByRole('button', { name: 'Enviar la consulta' }).click()
  await expect(page).toHaveURL(/mi-lista\?l=NOR-1R\*20&form=/)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.getByLabel('Cantidad de NOR-1R')).toHaveValue('20')
  await context.close()
})

test('is a file, a QR code and a sheet of paper, and breaks no rule of axe', async ({ page, request }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R*20*para Ana,XYZ-9')
  await expect(page.getByText('Ningún producto nuestro tiene este código: XYZ-9.')).toBeVisible()
  await page.getByText('Código QR de esta lista').click()
  await expect(page.locator('main figure svg path')).toBeVisible()
  expect(await axeProblems(page)).toEqual([])
  const file = await request.get((await page.getByRole('link', { name: 'Tabla en CSV' }).getAttribute('href')) ?? '')
  expect((await file.text()).replace('\uFEFF', '').split('\r\n').slice(0, 3)).toEqual([
    expect.stringMatching(/^Código;Nombre;Cantidad;Nota;/),
    expect.stringMatching(/^NOR-1R;[^;]+;20;para Ana;/),
    'XYZ-9;;1;;;;',
  ])
  await page.emulateMedia({ media: 'print' })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('main :is(form[method="get"], button, nav):visible')).toHaveCount(0)
})
