import { type Browser, expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { getDocumentProxy } from 'unpdf'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { importPrices } from '../../support/customer/prices.ts'
import { mailWith } from '../../support/mail-with.ts'
import { testSiteUrl } from '../../support/test-system.ts'

test.describe.configure({ mode: 'default' })

test.beforeAll(importPrices)

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('main'))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

async function wordsOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: pdf.numPages }, async (_, at) => {
    const { items } = await (await pdf.getPage(at + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return (await Promise.all(pages)).join(' ')
}

/** A page without scripts and with a session of its own. */
async function withoutScripts(browser: Browser, width: number): Promise<Page> {
  const options = { javaScriptEnabled: false, viewport: { width, height: 900 }, baseURL: testSiteUrl }
  return await (await browser.newContext(options)).newPage()
}

const newest = (page: Page) => page.getByRole('table', { name: 'Consultas enviadas' }).getByRole('row').nth(1)

for (const { width, isScripted } of [
  { width: 360, isScripted: false },
  { width: 1440, isScripted: true },
]) {
  test(`from the home to an enquiry, its mails, its PDF and once more, at ${width} pixels`, async ({ browser }) => {
    const plain = await withoutScripts(browser, width)
    const page = isScripted
      ? await (await browser.newContext({ viewport: { width, height: 900 }, baseURL: testSiteUrl })).newPage()
      : plain
    const name = `Otoño ${width} ${process.pid}`
    await openAsCustomer(page, 'marta', '/extranet')
    if (width < 1000) await page.locator('button[popovertarget="main-menu"]').first().click()
    else await page.getByRole('button', { name: 'Mi cuenta' }).click()
    await page.getByRole('link', { name: 'Mis listas' }).first().click()
    await page.getByLabel('Nombre de la lista').fill(name)
    await page.getByLabel('Códigos, uno por línea').fill('LIN-12DP; 25\n20 x nor 1r\nXYZ-999')
    await page.getByLabel('Códigos, uno por línea').press('Tab')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText('Ningún producto nuestro tiene este código: XYZ-999.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'LIN-12DP' })
    await expect(row).toContainText('Se vende en unidades de')
    await expect(page.getByRole('row').filter({ hasText: 'NOR-1R' })).toContainText('7,70')
    if (isScripted) await expectAccessible(page)
    await expectNoOverflow(page)
    await row.getByRole('button', { name: 'Poner 30' }).click()
    await expect(row.getByRole('spinbutton')).toHaveValue('30')
    await expect(row).toContainText('45,00')
    await expect(page.getByText('Suma neta')).toContainText('52,70')

    await page.getByLabel('Mensaje para el equipo comercial').fill('¿Hay en octubre?')
    await page.getByRole('button', { name: 'Enviar como consulta' }).click()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^Consulta A-\d{4}-\d{6}$/)
    const number = (await heading.textContent())?.replace('Consulta ', '') ?? ''
    await expect(page.getByText('marta@levante.example')).toBeVisible()
    if (isScripted) await expectAccessible(page)
    const file = await page.request.get(`/api/enquiries/${number}.pdf`)
    const words = await wordsOfPdf(await file.body())
    expect(words).toContain(number)
    expect(words).toContain('¿Hay en octubre?')
    expect(words).toMatch(/LIN-12DP.*45,00/)

    const mail = await mailWith(page, `Su consulta ${number}`)
    expect(mail).toContain(`${number}.pdf`)
    const toAgent = await mailWith(page, `Consulta ${number} de Suministros Levante`)
    for (const part of ['XYZ-999', 'vera.solis@zarandal.example']) expect(toAgent).toContain(part)

    await page.goBack()
    await page.reload()
    await expect(page.getByRole('link', { name: `Enviada como consulta ${number}` })).toBeVisible()
    await page.goto('/extranet/mis-listas')
    await expect(newest(page)).toContainText(number)
    if (isScripted) await expectAccessible(page)
    await expectNoOverflow(page)
    await newest(page)
      .getByRole('button', { name: `Repetir ${number}` })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('link', { name: `Enviada como consulta ${number}` })).toHaveCount(0)
    await expect(row.getByRole('spinbutton')).toHaveValue('30')
    await page.context().close()
    if (isScripted) await plain.context().close()
  })
}

test('pressed twice at once, an enquiry is sent once; a save over a newer version loses nothing', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet/mis-listas')
  await page.getByLabel('Nombre de la lista').fill('Dos veces')
  await page.getByLabel('Códigos, uno por línea').fill('20 x NOR-1R')
  await page.getByRole('button', { name: 'Guardar la lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dos veces')
  const list = new URL(page.url()).searchParams.get('list') ?? ''
  const send = async (fields: Record<string, string>) => {
    const form = { list, locale: 'es', name: 'Dos veces', code: 'NOR-1R', note: '', ...fields }
    const headers = { origin: testSiteUrl }
    const response = await page.request.post('/api/lists', { form, headers, maxRedirects: 0 })
    return response.headers()['location'] ?? String(response.status())
  }
  const pressed = { do: 'send', version: '1', amount: '20' }
  const [first, second] = await Promise.all([send(pressed), send(pressed)])
  expect(first).toMatch(/enquiry=A-/)
  expect(second).toBe(first)
  expect(await send({ do: 'save', version: '1', amount: '40' })).toBe(`/extranet/mis-listas?list=${list}`)
  const copy = await send({ do: 'save', version: '1', amount: '60' })
  expect(copy).not.toContain(list)
  await page.goto(copy)
  await expect(page.getByText('La lista se cambió en otro sitio')).toBeVisible()
  const differences = page.getByRole('table', { name: 'Diferencias' }).getByRole('row').nth(1)
  await expect(differences).toContainText('40')
  await expect(differences).toContainText('60')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guardar mi versión en su lugar' }).click()
  await expect(page).toHaveURL(new RegExp(`list=${list}`))
  await expect(page.getByRole('spinbutton')).toHaveValue('60')
})

test('a list of the public website is saved under a name, and a price list is a file', async ({ page }) => {
  await page.goto('/productos/mi-lista?l=NOR-1R*20,LIN-12DP*40')
  await expect(page.getByRole('link', { name: 'Guardar con un nombre, como cliente' })).toHaveAttribute(
    'href',
    '/extranet/mis-listas?l=NOR-1R*20,LIN-12DP*40',
  )
  await openAsCustomer(page, 'jorge', '/extranet/mis-listas?l=NOR-1R*20,LIN-12DP*40')
  await expect(page.getByText('Se incluyen 2 productos de su lista del catálogo.')).toBeVisible()
  const csv = await page.request.get('/api/price-lists/prices.csv?locale=es')
  const text = await csv.text()
  expect(text).toContain('LIN-12DP;')
  expect(text).toContain(';10;15;EUR;')
  expect(text).not.toContain('TES-4RS-T46')
  expect(text).not.toContain('26,5')
  const href = await page.getByRole('link', { name: 'Todos los productos en XLSX' }).getAttribute('href')
  const xlsx = await page.request.get(href ?? '')
  expect((await xlsx.body()).subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Guardar la lista' }).click()
  await expect(page.getByRole('spinbutton').first()).toHaveValue('20')
})

test('five hundred pasted lines are a list', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet/mis-listas')
  const codes = Array.from({ length: 500 }, (_, at) =>
    at === 0 ? '20 x LIN-12DP' : at % 2 === 0 ? `NOR-${at}R` : `LV-${at}`,
  )
  await page.getByLabel('Nombre de la lista').fill('Quinientas')
  await page.getByLabel('Códigos, uno por línea').fill(codes.join('\n'))
  const startedAt = performance.now()
  await page.getByRole('button', { name: 'Guardar la lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quinientas')
  await expect(page.getByRole('spinbutton')).toHaveCount(500)
  const seconds = (performance.now() - startedAt) / 1000
  process.stdout.write(`500 pasted lines: ${seconds.toFixed(1)} s to the page\n`)
  await page.getByRole('button', { name: 'Enviar como consulta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Consulta A-/)
})

test('each address for its customer, one of another market and group, and a visitor', async ({ page }) => {
  await openAsCustomer(page, 'marta', '/extranet/mis-listas')
  const list = await page.locator('a[href*="?list="]').first().getAttribute('href')
  const [pdf] = (await page.content()).match(/\/api\/enquiries\/A-[\d-]+\.pdf/) ?? []
  const id = new URL(list ?? '', testSiteUrl).searchParams.get('list') ?? ''
  const number = pdf?.match(/A-[\d-]+\d/)?.[0] ?? ''
  const comers = {
    marta: await logIn(testSiteUrl, customers.marta),
    chiara: await logIn(testSiteUrl, customers.chiara),
    visitor: '',
  }
  const get = async (path: string, cookie: string) =>
    (await fetch(`${testSiteUrl}${path}`, { headers: { cookie }, redirect: 'manual' })).status
  const post = async (fields: Record<string, string>, cookie: string, origin = testSiteUrl) => {
    const init = { method: 'POST', headers: { cookie, origin }, body: new URLSearchParams({ locale: 'es', ...fields }) }
    return (await fetch(`${testSiteUrl}/api/lists`, { ...init, redirect: 'manual' })).status
  }
  const matrix = Object.entries(comers).map(async ([comer, cookie]) => [
    comer,
    await Promise.all([
      get('/extranet/mis-listas', cookie),
      get(`/extranet/mis-listas?list=${id}`, cookie),
      get(`/extranet/mis-listas?enquiry=${number}`, cookie),
      get(pdf ?? '', cookie),
      get('/api/enquiries/A-2026-999999.pdf', cookie),
      get('/api/price-lists/prices.csv?locale=es', cookie),
      get('/api/price-lists/prices.doc?locale=es', cookie),
      post({ do: 'repeat', enquiry: number }, cookie),
      post({ do: 'save', list: id, version: '999', name: 'x' }, cookie),
      post({ do: 'replace', list: id }, cookie),
      post({ do: 'nothing' }, cookie),
      post({ do: 'new', name: 'x' }, cookie, 'https://other.example'),
    ]),
  ])
  expect(Object.fromEntries(await Promise.all(matrix))).toEqual({
    marta: [200, 200, 200, 200, 404, 200, 404, 303, 303, 404, 400, 403],
    chiara: [200, 404, 404, 404, 404, 200, 404, 404, 404, 404, 400, 403],
    visitor: [307, 307, 307, 401, 401, 401, 401, 401, 401, 401, 401, 403],
  })
  const ofChiara = await (
    await fetch(`${testSiteUrl}/api/price-lists/prices.csv?locale=es`, { headers: { cookie: comers.chiara } })
  ).text()
  expect(ofChiara).toContain('TES-4RS-T46')
  expect(ofChiara).not.toContain('LIN-12DP')
})
