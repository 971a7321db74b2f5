import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { type ManagedStory, publish, save, startPageAt } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const folder = '/extranet/catalogos/llaves'
const inside = `${folder}/tarifa-de-llaves-2026-2`
const file = '/api/downloads/global/catalogos/llaves/tarifa-de-llaves-2026-2/es.pdf'
const list = '/extranet/catalogos'
const search = '/extranet/buscar?q=tarifa+llaves'

let startPage: ManagedStory

test.beforeAll(async () => {
  startPage = await startPageAt('global/extranet/catalogos/llaves')
})
test.afterAll(async () => {
  await save(startPage, startPage.content)
  await publish(startPage.id)
})

async function statusOf(path: string, cookie: string): Promise<number> {
  const response = await fetch(`${testSiteUrl}${path}`, { headers: { cookie }, redirect: 'manual' })
  await response.body?.cancel()
  return response.status
}

test('a folder restricted to one group hides its pages, files, list entries and search results from others', async ({
  page,
}) => {
  const [marta, jorge] = await Promise.all([logIn(testSiteUrl, customers.marta), logIn(testSiteUrl, customers.jorge)])
  const all = (cookie: string) => Promise.all([folder, inside, file].map((path) => statusOf(path, cookie)))
  expect([await all(marta), await all(jorge)]).toEqual([
    [200, 200, 200],
    [200, 200, 200],
  ])
  // The previous edition links to this one too, below its own heading.
  const found = page.getByRole('heading', { level: 3, name: 'Tarifa de llaves 2026-2' })
  const listed = page.getByRole('main').getByRole('link', { name: 'Llaves' })
  await openAsCustomer(page, 'jorge', search)
  await expect(found).toHaveCount(1)
  await page.goto(list)
  await expect(listed).not.toHaveCount(0)

  const access = [{ component: 'access', _uid: 'narrowed', groups: ['distributor'], markets: [] }]
  await save(startPage, { ...startPage.content, access })
  await publish(startPage.id)

  await expect.poll(() => all(jorge)).toEqual([403, 403, 403])
  expect(await all(marta)).toEqual([200, 200, 200])
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(listed).toHaveCount(0)
  await page.goto(search)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(found).toHaveCount(0)
})
