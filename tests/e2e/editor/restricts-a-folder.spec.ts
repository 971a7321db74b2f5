import { expect, test } from '@playwright/test'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { type ManagedStory, publish, save, startPageAt, storyAt } from '../../support/management.ts'
import { createRelease, deleteRelease, hostedAddress, saveInRelease } from '../../support/release.ts'
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

const closed = 'Los clientes de este grupo no pueden leer esta página'

/** The messages of all pages are in the document of a draft, so that its whole text proves nothing. */
function headingOf(html: string): string {
  const heading = /<h1[\s\S]*?<\/h1>/.exec(html)?.[0] ?? ''
  expect(heading).not.toBe('')
  return heading
}

/** Whether the previewed groups may read the page in the folder, and the page of the folder. */
async function previewedFor(groups: readonly string[], release?: number) {
  const stories = [await storyAt('global/extranet/catalogos/llaves/tarifa-de-llaves-2026-2'), startPage]
  const isOpen = async (story: ManagedStory, group: string) => {
    const path = hostedAddress(story, { release, more: { _preview_group: group } })
    const { status, text } = await requestHost({ host: 'localhost', path })
    expect(status).toBe(200)
    return !headingOf(text).includes(closed)
  }
  return await Promise.all(groups.map((group) => Promise.all(stories.map((story) => isOpen(story, group)))))
}

test('an editor sees which group will read a folder, by its draft and in a release; customers have the published rights', async () => {
  const [marta, jorge] = await Promise.all([logIn(testSiteUrl, customers.marta), logIn(testSiteUrl, customers.jorge)])
  const groups = ['distributor', 'locksmith']
  const accessFor = (group: string) => ({
    ...startPage.content,
    access: [{ component: 'access', _uid: 'previewed', groups: [group], markets: [] }],
  })
  const [all, none] = [
    [true, true],
    [false, false],
  ]
  expect(await previewedFor(groups)).toEqual([all, all])
  await save(startPage, accessFor('distributor'))
  expect(await previewedFor(groups)).toEqual([all, none])
  const release = await createRelease('Derechos')
  expect(await previewedFor(groups, release)).toEqual([all, [true, false]])
  await saveInRelease(release, await startPageAt('global/extranet/catalogos/llaves'), accessFor('locksmith'))
  // The plan is read again after some seconds.
  await expect.poll(() => previewedFor(groups, release)).toEqual([none, all])
  expect(await previewedFor(groups)).toEqual([all, none])
  for (const cookie of [marta, jorge]) expect(await statusOf(inside, cookie)).toBe(200)
  await deleteRelease(release)
  await save(startPage, startPage.content)
})

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
