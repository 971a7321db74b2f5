import { setTimeout as wait } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { digestMail, makeDigestsDue } from '../../support/customer/digests.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { createStory, folderAt, publish, removeStory, storyAt } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const folder = 'global/extranet/catalogos/llaves'
const mark = `aviso-${process.pid}`
const made: number[] = []

test.describe.configure({ mode: 'serial' })
test.afterAll(async () => {
  for (const id of made.splice(0)) await removeStory(id)
})

async function publishDocument(title: string, groups: readonly string[]): Promise<void> {
  const { content } = await storyAt(`${folder}/tarifa-de-llaves-2026-2`)
  const access = [{ component: 'access', _uid: `${mark}-access`, groups: [...groups] }]
  const parent = await folderAt(folder)
  const slug = `${mark}-${made.length}`
  const { id } = await createStory({ name: title, slug, parentId: parent.id, content: { ...content, title, access } })
  made.push(id)
  await publish(id)
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('main'))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const [width, javaScriptEnabled] of [
  [1440, true],
  [360, false],
] as const) {
  test(`a customer follows a folder and a product line, and sees both in one list, at ${width} pixels ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const viewport = { width, height: 900 }
    const context = await browser.newContext({ javaScriptEnabled, viewport, baseURL: testSiteUrl })
    const page = await context.newPage()
    await openAsCustomer(page, 'jorge', '/extranet/productos')
    await page.getByLabel('Avisarme cuando cambien documentos de aquí').selectOption('weekly')
    await page.getByRole('button', { name: /^Guardar/ }).click()
    await page.waitForURL('**/extranet/mis-avisos')
    await page.goto('/extranet/catalogos/llaves')
    await page.getByLabel('Avisarme cuando cambien documentos de aquí').selectOption('daily')
    await page.getByRole('button', { name: 'Guardar: Llaves' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/extranet/mis-avisos')
    const followed = page.getByRole('listitem').getByRole('heading', { level: 2 })
    await expect(followed).toHaveText(['Llaves', 'Productos y condiciones'])
    await expect(page.getByText('Si no visita estas páginas durante 90 días, los correos se detienen.')).toBeVisible()
    if (javaScriptEnabled) await expectAccessible(page)
    const line = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Productos y condiciones' }) })
    await line.getByRole('combobox').selectOption('never')
    await line.getByRole('button', { name: 'Guardar: Productos y condiciones' }).click()
    await expect(followed).toHaveText(['Llaves'])
    await page.goto('/extranet/catalogos/llaves')
    await expect(page.getByLabel('Avisarme cuando cambien documentos de aquí')).toHaveValue('daily')
    await context.close()
  })
}

test('a document that is published reaches the customer by mail, and one press in the mail ends it without a login', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const before = Date.now() - 1000
  await publishDocument(`${mark} para cerrajerías`, ['locksmith'])
  await publishDocument(`${mark} de talleres`, ['workshop'])
  // A digest reports publishes of a minute ago: by then every process of a fleet knows of it.
  await wait(65_000)
  makeDigestsDue(before)
  await expect.poll(async () => (await digestMail(`${mark} para`))?.to, { timeout: 45_000 }).toContain('jorge@')
  const mail = await digestMail(`${mark} para`)
  expect(mail?.text).not.toContain('talleres')
  expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
  const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/im.exec(mail?.raw.replaceAll(/\r\n\s+/g, ' ') ?? '') ?? []
  expect(address).toContain(`${testSiteUrl}/api/digests?token=`)

  const altered = address.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'))
  expect((await fetch(altered)).status).toBe(404)
  expect((await fetch(altered, { method: 'POST' })).status).toBe(404)
  const opened = await page.goto(address)
  expect([opened?.status(), opened?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 700 })
  await page.getByRole('button', { name: 'No recibir más estos correos' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No recibirá más estos correos')
  expect((await fetch(address, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
  await openAsCustomer(page, 'jorge', '/extranet/mis-avisos')
  await expect(page.locator('#content')).toContainText('Aún no sigue nada')
})

test('every address of subscriptions has its exact status', async () => {
  const [jorge, chiara] = [await logIn(testSiteUrl, customers.jorge), await logIn(testSiteUrl, customers.chiara)]
  const fields = {
    kind: 'folder',
    target: 'extranet/catalogos',
    title: 'Catálogos',
    frequency: 'never',
    locale: 'es-ES',
  }
  const post = async (cookie: string, changes: Record<string, string> = {}, origin = testSiteUrl) => {
    const response = await fetch(`${testSiteUrl}/api/extranet/subscriptions`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...fields, ...changes }),
      headers: { cookie, origin },
    })
    return [response.status, response.headers.get('location')?.split('?')[1]]
  }
  expect(await post('')).toEqual([401, undefined])
  expect(await post(jorge, {}, 'https://elsewhere.example')).toEqual([403, undefined])
  for (const cookie of [jorge, chiara]) expect(await post(cookie)).toEqual([303, undefined])
  const wrong = [
    ['frequency', 'hourly'],
    ['kind', 'all'],
    ['target', '../a'],
    ['kind', 'document'],
    ['title', ''],
  ] as const
  for (const [name, value] of wrong) expect(await post(jorge, { [name]: value })).toEqual([303, 'problem=invalid'])
  const list = async (cookie: string) =>
    (await fetch(`${testSiteUrl}/extranet/mis-avisos`, { redirect: 'manual', headers: { cookie } })).status
  expect([await list(''), await list(jorge), await list(chiara)]).toEqual([307, 200, 200])
  for (const method of ['GET', 'POST']) {
    expect((await fetch(`${testSiteUrl}/api/digests`, { method })).status).toBe(404)
    expect(
      (await fetch(`${testSiteUrl}/api/digests?token=${'a'.repeat(22)}.${'b'.repeat(43)}`, { method })).status,
    ).toBe(404)
  }
})
