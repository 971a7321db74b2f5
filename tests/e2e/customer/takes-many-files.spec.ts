import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { entriesOfZip } from 'site/features/files-as-zip/zip/zip-entries.fixture.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { createStory, folderAt, publish, removeStory, save, storyAt, storyWith } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const folder = 'global/extranet/catalogos/llaves'
const list = '/extranet/catalogos/llaves'
const mark = `reparto-${process.pid}`
const made: number[] = []

test.describe.configure({ mode: 'default' })
test.afterEach(async () => {
  for (const name of ['marta', 'chiara'] as const)
    await change(await logIn(testSiteUrl, customers[name]), { action: 'clear' })
  for (const id of made.splice(0)) await removeStory(id)
})

async function change(cookie: string, fields: Readonly<Record<string, string>>, origin = testSiteUrl) {
  const init = {
    method: 'POST',
    headers: { cookie, origin, accept: 'text/html' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  } as const
  return await fetch(`${testSiteUrl}/api/files/basket`, init)
}

const zipOf = (cookie: string, method = 'GET') => fetch(`${testSiteUrl}/api/files/zip`, { method, headers: { cookie } })
const hrefOf = (slug: string) => `/api/downloads/global/catalogos/llaves/${slug}/es.pdf`
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Publishes a price list for some groups of customers, or for all. */
async function publishDocument(title: string, groups: readonly string[] = []): Promise<{ id: number; slug: string }> {
  const { content } = await storyAt(`${folder}/tarifa-de-llaves-2026-2`)
  const slug = `${mark}-${Math.random().toString(36).slice(2, 8)}`
  const parentId = (await folderAt(folder)).id
  const { id } = await createStory({
    name: title,
    slug,
    parentId,
    content: { ...content, title, access: accessOf(groups) },
  })
  made.push(id)
  await publish(id)
  return { id, slug }
}

const accessOf = (groups: readonly string[]) =>
  groups.length === 0 ? [] : [{ component: 'access', _uid: `${mark}-access`, groups: [...groups] }]

async function shows(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(list)
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

for (const width of [360, 1440]) {
  test(`a customer ticks new documents by keyboard and takes them as one ZIP, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAsCustomer(page, 'marta', '/extranet')
    const title = `${mark} válida ${width}`
    const { slug } = await publishDocument(title)
    await shows(page, title)
    await page.getByRole('checkbox', { name: `Seleccionar ${title} es` }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('checkbox', { name: `Seleccionar ${title} en` }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Poner en mis archivos' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Está en sus archivos.')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(list)
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByText('En mis archivos', { exact: true })).toHaveCount(2)
    if (width > 1000) {
      await page.getByRole('button', { name: 'Mi cuenta' }).click()
      await expect(page.getByRole('link', { name: 'Mis archivos (2)' })).toBeVisible()
    }

    await page.goto('/extranet/mis-archivos')
    await expect(page.getByRole('row').filter({ hasText: /Español|Inglés/ })).toHaveCount(2)
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('main'))
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const downloading = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Descargar todo \(ZIP, \d/ }).press('Enter')
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^Mis archivos \d{4}-\d{2}-\d{2}\.zip$/)
    const files = entriesOfZip(await readFile(await download.path()))
    expect([...files.keys()]).toEqual(
      [`${title}.pdf`, 'Price list for keys 2026-2.pdf', 'Índice.txt'].toSorted((a, b) =>
        a === 'Índice.txt' ? 1 : b === 'Índice.txt' ? -1 : 0,
      ),
    )
    const cookie = await logIn(testSiteUrl, customers.marta)
    const source = new Uint8Array(
      await (await fetch(`${testSiteUrl}${hrefOf(slug)}`, { headers: { cookie } })).arrayBuffer(),
    )
    expect([...files.values()].map(sha256)).toContain(sha256(source))
    expect(files.get('Índice.txt')?.toString()).toContain(sha256(source))

    await expect(async () => {
      await page.reload()
      const taken = page.getByRole('table', { name: 'Ediciones que ha descargado' })
      await expect(taken.getByRole('row').filter({ hasText: title })).toHaveCount(1, { timeout: 1000 })
    }).toPass()
    await page.locator('summary', { hasText: 'Pasar a alguien sin cuenta' }).press('Enter')
    await page.getByRole('button', { name: 'Crear el enlace' }).press('Enter')
    await page.waitForURL('**/extranet/mis-envios')
    const passed = await fetch(await page.getByLabel('Dirección del enlace nuevo').inputValue())
    const received = await passed.text()
    for (const name of [`${title}.pdf`, 'Price list for keys 2026-2.pdf']) expect(received).toContain(name)
    await page.goto('/extranet/mis-archivos')
    await page.getByRole('button', { name: 'Quitar todos' }).press('Enter')
    await expect(page.getByText('Marque archivos e imágenes en las listas')).toBeVisible()
    await page.goto(list)
    await expect(row.getByText(/^Tiene esta edición, descargada el/)).toHaveCount(2)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer puts pictures and documents aside, finds them on another device and removes them', async ({
    page,
  }) => {
    await openAsCustomer(page, 'marta', list)
    await page.getByRole('checkbox', { name: 'Seleccionar Tarifa de llaves 2026-2 es' }).check()
    await page.getByRole('button', { name: 'Poner en mis archivos' }).click()
    expect(new URL(page.url()).pathname).toBe(list)
    await expect(page.getByText('En mis archivos', { exact: true })).toHaveCount(1)
    const other = await logIn(testSiteUrl, customers.marta)
    const there = await fetch(`${testSiteUrl}/extranet/mis-archivos`, { headers: { cookie: other } })
    expect([there.headers.get('cache-control'), await there.text()]).toEqual([
      expect.stringMatching(/private.*no-store/),
      expect.stringContaining(hrefOf('tarifa-de-llaves-2026-2')),
    ])
    await page.goto('/extranet/mis-archivos')
    await page.getByRole('button', { name: /^Quitar ?: Tarifa de llaves 2026-2/ }).click()
    await expect(page.getByText('Marque archivos e imágenes en las listas')).toBeVisible()
  })
})

test('a file whose rights ended after the tick is left out of the ZIP and named without its title', async () => {
  const cookie = await logIn(testSiteUrl, customers.marta)
  const [open, closing] = [await publishDocument(`${mark} abierta`), await publishDocument(`${mark} retirada`)]
  await expect(async () => {
    for (const { slug } of [open, closing]) {
      expect((await change(cookie, { action: 'put', file: hrefOf(slug) })).status).toBe(303)
    }
  }).toPass({ timeout: 60_000 })
  const story = await storyWith(closing.id)
  await save(story, { ...story.content, access: accessOf(['workshop']) })
  await publish(closing.id)
  await expect(async () => {
    const response = await zipOf(cookie)
    const zip = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(zip.byteLength))
    const files = entriesOfZip(zip)
    expect([...files.keys()]).toEqual([`${mark} abierta.pdf`, 'Índice.txt'])
    expect(files.get('Índice.txt')?.toString()).toContain('2. Omitido: ya no está disponible para usted.')
    expect(zip.includes('retirada')).toBe(false)
  }).toPass({ timeout: 60_000 })
})

test('a list shows what holds on a day, and what was replaced leads to the newest edition', async ({ page }) => {
  await openAsCustomer(page, 'marta', `${list}?valid=2026-03-01`)
  await expect(page.getByRole('link', { name: 'Tarifa de llaves 2026-1', exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: /^Tarifa de llaves 2026-2/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Válido ahora' }).click()
  await expect(page.getByRole('link', { name: 'Tarifa de llaves 2026-1', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tarifa de llaves 2026-2', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Qué hay de nuevo en esta edición' })).toBeVisible()
  await expect(page.getByText('Las llaves de latón suben un 3 %')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Ediciones anteriores' })).toContainText(
    'Válido del 12 de enero de 2026 al',
  )
})

test('each address has the status of who requests it, and no cache may store it', async () => {
  const [marta, chiara] = [await logIn(testSiteUrl, customers.marta), await logIn(testSiteUrl, customers.chiara)]
  const file = hrefOf('tarifa-de-llaves-2026-2')
  const statuses = async (send: (cookie: string) => Promise<Response>) => {
    const responses = [await send(marta), await send(chiara), await send('')]
    expect(responses.map(({ headers }) => headers.get('cache-control'))).toEqual(
      Array(3).fill(expect.stringMatching(/^private.*no-store/)),
    )
    return responses.map(({ status }) => status)
  }
  const put = (cookie: string) => change(cookie, { action: 'put', file })
  expect(await statuses((cookie) => zipOf(cookie))).toEqual([404, 404, 401])
  expect(await statuses(put)).toEqual([303, 403, 401])
  expect(await statuses((cookie) => zipOf(cookie))).toEqual([200, 404, 401])
  expect(await statuses((cookie) => zipOf(cookie, 'HEAD'))).toEqual([200, 404, 401])
  expect(await statuses((cookie) => change(cookie, { action: 'put', file: '/api/downloads/global/a/es.pdf' }))).toEqual(
    [404, 404, 401],
  )
  expect(await statuses((cookie) => change(cookie, { action: 'put', file: 'https://a.example/' }))).toEqual([
    400, 400, 401,
  ])
  expect(await statuses((cookie) => change(cookie, { action: 'clear' }, 'https://a.example'))).toEqual([403, 403, 403])
  expect(await statuses((cookie) => change(cookie, { action: 'remove', file }))).toEqual([303, 303, 401])
  expect(await statuses((cookie) => change(cookie, { action: 'clear' }))).toEqual([303, 303, 401])
  const page = (cookie: string) =>
    fetch(`${testSiteUrl}/extranet/mis-archivos`, { headers: { cookie }, redirect: 'manual' })
  expect(await statuses(page)).toEqual([200, 200, 307])
})
