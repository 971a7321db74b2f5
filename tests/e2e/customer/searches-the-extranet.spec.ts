import { expect, type Page, test } from '@playwright/test'
import { readerToken } from 'component-schemas/search/reader-token.ts'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers, logOut } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const results = (page: Page) => page.locator('#list').getByRole('article')

type Access = { host: string; applicationId: string; key: string }

async function accessOf(cookie: string): Promise<{ status: number; access: Access }> {
  const response = await fetch(`${testSiteUrl}/api/search/extranet-access?locale=es`, { headers: { cookie } })
  return { status: response.status, access: (await response.json()) as Access }
}

/** Names of the results of a key, requested as with a key that was copied from the browser. */
async function foundWith({ host, applicationId, key }: Access, params: object): Promise<string[]> {
  const response = await fetch(`${host}/1/indexes/extranet_es/query`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': key },
    body: JSON.stringify({ hitsPerPage: 100, ...params }),
  })
  const { hits } = (await response.json()) as { hits: { name: string }[] }
  return hits.map(({ name }) => name)
}

/** The typed text is highlighted within the words. */
const wordsIn = (html: string) => html.replaceAll(/<\/?mark[^>]*>/g, '')

test('a customer’s results list extranet entries first, and the field suggests them during typing', async ({
  page,
}) => {
  await openAsCustomer(page, 'marta', '/extranet/buscar?q=tarifa%20maquinas')
  await results(page).getByRole('link', { name: 'Tarifa de máquinas 2026', exact: true }).waitFor()
  const requested = page.waitForRequest(/\/1\/indexes\//)
  const field = page.getByLabel('Documento, producto o referencia').first()
  await field.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('curso')
  const request = await requested
  expect(request.url()).not.toMatch(/api-key/i)
  expect(request.headers()['x-algolia-api-key']).toBeTruthy()
  await page.getByRole('option', { name: 'Curso de lectura de mandos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Curso de lectura de mandos' })).toBeVisible()
})

test('a superseded edition ranks below its successor and is marked; both show their edition and link their file', async ({
  page,
}) => {
  await openAsCustomer(page, 'jorge', '/extranet/buscar?q=tarifa%20llaves&kind=trade-documents')
  await expect(results(page).getByRole('heading')).toHaveText([/2026-2$/, /2026-1$/])
  const [newer, older] = [results(page).nth(0), results(page).nth(1)]
  await expect(newer.getByText('Sustituido')).toHaveCount(0)
  await expect(older.getByText('Sustituido')).toBeVisible()
  await expect(older.getByText('Edición 2026-1')).toBeVisible()
  await expect(older.getByRole('link', { name: 'Tarifa de llaves 2026-2', exact: true })).toBeVisible()
  const file = older.getByRole('link', { name: /^Tarifa de llaves 2026-1:/ })
  const download = page.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
})

test('no page, key or filter finds another customer’s documents', async () => {
  const [marta, jorge] = await Promise.all([logIn(testSiteUrl, customers.marta), logIn(testSiteUrl, customers.jorge)])
  const pageOf = async (cookie: string) =>
    wordsIn(await (await fetch(`${testSiteUrl}/extranet/buscar?q=tarifa+maquinas`, { headers: { cookie } })).text())
  expect(await pageOf(marta)).toContain('Tarifa de máquinas 2026')
  expect(await pageOf(jorge)).not.toContain('Tarifa de máquinas 2026')
  const [{ access: ofMarta }, { access: ofJorge }] = [await accessOf(marta), await accessOf(jorge)]
  expect(await foundWith(ofMarta, { query: 'tarifa' })).toContain('Tarifa de máquinas 2026')
  const distributor = readerToken('distributor')
  const tricks = [{}, { filters: `for:${distributor}` }, { facetFilters: [[`for:${distributor}`, 'for:all']] }]
  for (const params of tricks) {
    expect(await foundWith(ofJorge, { query: 'tarifa', ...params })).not.toContain('Tarifa de máquinas 2026')
  }
  expect(JSON.stringify(await foundWith(ofMarta, {}))).not.toContain('Condiciones de venta para Italia')
})

test('only a live session gets a search key', async () => {
  const cookie = await logIn(testSiteUrl, customers.jorge)
  expect((await accessOf(cookie)).status).toBe(200)
  await logOut(testSiteUrl, cookie)
  expect((await accessOf(cookie)).status).toBe(401)
  expect((await accessOf('')).status).toBe(401)
})
