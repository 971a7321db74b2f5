import { expect, type Page, test } from '@playwright/test'
import { openAsCustomer } from '../support/customer/open-as-customer.ts'
import { importPrices } from '../support/customer/prices.ts'
import { testSiteUrl } from '../support/test-system.ts'
import { differencesOf } from './differences-of.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

test.beforeAll(importPrices)

const folder = '/extranet/catalogos/llaves'

/** Pages of the extranet as a customer finds them who has used them: files put aside, a list with lines, a folder that is followed. */
const usedPages = {
  files: '/extranet/mis-archivos',
  lists: '/extranet/mis-listas',
  subscriptions: '/extranet/mis-avisos',
  folder,
  document: `${folder}/tarifa-de-llaves-2026-2`,
  photos: '/extranet/galeria-de-fotos',
  shares: '/extranet/mis-envios',
}

async function useThem(page: Page): Promise<string> {
  for (const file of (await page.getByRole('checkbox').all()).slice(0, 3)) await file.check()
  await page.getByRole('button', { name: 'Poner en mis archivos' }).first().click()
  await expect(page.getByText('En mis archivos', { exact: true })).toHaveCount(3)
  await page.getByLabel('Avisarme cuando cambien documentos de aquí').selectOption('weekly')
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click()
  await page.goto('/extranet/mis-listas')
  await page.getByLabel('Nombre de la lista').fill('Otoño')
  await page.getByLabel('Códigos, uno por línea').fill('LIN-12DP; 25\n20 x nor 1r\nXYZ-999')
  await page.getByRole('button', { name: /^Guardar la lista/ }).click()
  await expect(page.getByRole('heading', { name: 'Otoño' })).toBeVisible()
  return page.url()
}

test('pages of a customer look as they did', async ({ page }) => {
  await openAsCustomer(page, 'marta', folder)
  const list = await useThem(page)
  const found: string[] = []
  for (const [name, path] of Object.entries({ ...usedPages, list }))
    found.push(...(await differencesOf(page, `customer-${name}`, new URL(path, testSiteUrl).href)))
  expect(found).toEqual([])
})
