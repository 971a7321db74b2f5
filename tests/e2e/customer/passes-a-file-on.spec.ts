import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { logIn } from 'scripts/system/browser/log-in.ts'
import { customers } from '../../support/customer/customer-session.ts'
import { openAsCustomer } from '../../support/customer/open-as-customer.ts'
import { createStory, folderAt, publish, removeStory, save, storyAt } from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const folder = 'global/extranet/catalogos/llaves'
const mark = `pasar-${process.pid}`
const made: number[] = []

test.afterEach(async () => {
  for (const id of made.splice(0)) await removeStory(id)
})

/** Publishes a price list for locksmiths. @returns the path of its page */
async function publishDocument(slug: string): Promise<string> {
  const { content } = await storyAt(`${folder}/tarifa-de-llaves-2026-2`)
  const access = [{ component: 'access', _uid: `${mark}-access`, groups: ['locksmith'] }]
  const parent = await folderAt(folder)
  const story = { name: slug, slug, parentId: parent.id, content: { ...content, title: `${mark} tarifa`, access } }
  const { id } = await createStory(story)
  made.push(id)
  await publish(id)
  const path = `/extranet/catalogos/llaves/${slug}`
  const cookie = await logIn(testSiteUrl, customers.jorge)
  const status = async () => (await fetch(`${testSiteUrl}${path}`, { headers: { cookie } })).status
  await expect.poll(status, { timeout: 60_000 }).toBe(200)
  return path
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('#content'))
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const [width, javaScriptEnabled] of [
  [360, false],
  [1440, true],
] as const) {
  test(`a customer passes a file on, a person without an account downloads it once, and the customer revokes it, at ${width} pixels ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled,
      viewport: { width, height: 900 },
      baseURL: testSiteUrl,
    })
    const page = await context.newPage()
    const path = await publishDocument(`${mark}-${width}`)
    await openAsCustomer(page, 'jorge', path)
    if (javaScriptEnabled) await expectAccessible(page)
    await page.locator('summary', { hasText: 'Pasar a alguien sin cuenta' }).focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('Descargas de cada archivo').selectOption('1')
    await page.getByLabel('Nota').fill(`${mark}\n<b>Para Pedro</b>`)
    await page.getByRole('button', { name: 'Crear el enlace' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/extranet/mis-envios')
    const address = await page.getByLabel('Dirección del enlace nuevo').inputValue()
    const row = page.getByRole('row').filter({ hasText: mark }).first()
    await expect(row).toContainText('0 de 1')
    if (javaScriptEnabled) await expectAccessible(page)

    const stranger = await browser.newContext({ javaScriptEnabled, viewport: { width, height: 900 } })
    const received = await stranger.newPage()
    const opened = await received.goto(address)
    expect(opened?.status()).toBe(200)
    expect(opened?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    await expect(received.getByRole('heading', { level: 1 })).toContainText('Jorge')
    await expect(received.locator('#content')).toContainText('<b>Para Pedro</b>')
    expect(await received.locator('a[href*="extranet"]').count()).toBe(0)
    if (javaScriptEnabled) await expectAccessible(received)
    const download = received.waitForEvent('download')
    await received.getByRole('link', { name: `${mark} tarifa.pdf` }).click()
    expect((await download).suggestedFilename()).toBe(`${mark} tarifa.pdf`)
    await received.reload()
    await expect(received.locator('#content')).toContainText('ya se ha descargado tantas veces')
    expect(await received.getByRole('link', { name: `${mark} tarifa.pdf` }).count()).toBe(0)

    await page.reload()
    await expect(row).toContainText('1 de 1')
    await row.getByRole('button', { name: /^Anular/ }).click()
    await expect(row).toContainText('Anulado')
    expect((await received.reload())?.status()).toBe(410)
    await expect(received.getByRole('heading', { level: 1 })).toHaveText('Este enlace ha terminado')
    await Promise.all([context.close(), stranger.close()])
  })
}

test('a link has the rights of its sender as the story is published now', async () => {
  const path = await publishDocument(`${mark}-rights`)
  const file = `/api/downloads/global${path.replace('/extranet', '')}/es.pdf`
  const cookie = await logIn(testSiteUrl, customers.jorge)
  const fields = [
    ['file', file],
    ['days', '1'],
    ['downloads', '20'],
    ['note', ''],
    ['locale', 'es-ES'],
  ]
  const post = await send('/api/extranet/shares', cookie, fields)
  const token = /__Host-passed=([\w-]+)/.exec(post.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const get = async () => await fetch(`${testSiteUrl}/api/passed?token=${token}&file=0`)
  expect((await get()).status).toBe(200)
  const story = await storyAt(`${folder}/${mark}-rights`)
  await save(story, {
    ...story.content,
    access: [{ component: 'access', _uid: `${mark}-access`, groups: ['workshop'] }],
  })
  await publish(story.id)
  await expect(async () => expect((await get()).status).toBe(410)).toPass({ timeout: 60_000 })
  expect(await (await get()).text()).toContain('ya no está disponible')
  const page = await (await fetch(`${testSiteUrl}/_passed?token=${token}`)).text()
  expect(page).toContain('ya no está disponible')
  expect(page).not.toContain(`${mark} tarifa`)
})

async function send(path: string, cookie: string, fields: string[][], headers: Record<string, string> = {}) {
  return await fetch(`${testSiteUrl}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { cookie, origin: testSiteUrl, ...headers },
  })
}

test('every address of passed files has its exact status for a customer, another one and a person without an account', async () => {
  const path = await publishDocument(`${mark}-matrix`)
  const [jorge, chiara] = [await logIn(testSiteUrl, customers.jorge), await logIn(testSiteUrl, customers.chiara)]
  const file = `/api/downloads/global${path.replace('/extranet', '')}/es.pdf`
  const fields = [
    ['file', file],
    ['days', '1'],
    ['downloads', '1'],
    ['note', ''],
    ['locale', 'es-ES'],
  ]
  const post = async (cookie: string, changed: string[][] = fields, headers = {}) => {
    const response = await send('/api/extranet/shares', cookie, changed, headers)
    return [response.status, response.headers.get('location')?.split('?')[1]]
  }
  expect(await post('')).toEqual([401, undefined])
  expect(await post(jorge, fields, { origin: 'https://elsewhere.example' })).toEqual([403, undefined])
  expect(await post(jorge)).toEqual([303, undefined])
  expect(await post(chiara)).toEqual([303, 'problem=no-file'])
  expect(await post(jorge, [['days', '1']])).toEqual([303, 'problem=invalid'])
  expect(await post(jorge, [...fields.slice(1), ['file', '/api/downloads/global/nada/es.pdf']])).toEqual([
    303,
    'problem=no-file',
  ])
  expect(await post(jorge, [...fields.filter(([name]) => name !== 'days'), ['days', '31']])).toEqual([
    303,
    'problem=invalid',
  ])
  const page = await (await fetch(`${testSiteUrl}/extranet/mis-envios`, { headers: { cookie: jorge } })).text()
  const digest = /name="link" value="([\w-]+)"/.exec(page)?.[1] ?? ''
  expect(digest).toHaveLength(43)
  const revoke = async (cookie: string) =>
    (await send('/api/extranet/shares/revoke', cookie, [['link', digest]])).status
  expect([await revoke(''), await revoke(chiara)]).toEqual([401, 303])
  const forged = randomBytes(24).toString('base64url')
  for (const cookie of ['', jorge, chiara]) {
    const statuses = await Promise.all(
      [
        `/_passed?token=${forged}`,
        `/_passed?token=${digest}`,
        '/_passed',
        `/_passed?token=${forged}&token=${forged}`,
        `/api/passed?token=${forged}&file=0`,
        `/api/passed?token=${digest}&file=0`,
        '/api/passed',
      ].map(async (address) => (await fetch(`${testSiteUrl}${address}`, { headers: { cookie } })).status),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 404])
  }
  const list = async (cookie: string) =>
    (await fetch(`${testSiteUrl}/extranet/mis-envios`, { redirect: 'manual', headers: { cookie } })).status
  expect([await list(''), await list(jorge), await list(chiara)]).toEqual([307, 200, 200])
  expect((await fetch(`${testSiteUrl}/passed-files/base/es?token=${forged}`)).status).toBe(404)
})
