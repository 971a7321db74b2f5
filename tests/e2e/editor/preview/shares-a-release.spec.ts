import { type Browser, expect, type Page, test } from '@playwright/test'
import { requestHost } from '../../../support/http/request-host.ts'
import {
  createStory,
  deleteStory,
  folderAt,
  type ManagedStory,
  startPageAt,
  storyAt,
  storyWith,
} from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { tabTo } from '../../../support/page/tab-to.ts'
import { createRelease, deleteRelease, doRelease, leaveRelease, saveInRelease } from '../../../support/release.ts'
import { createLink, openAsReceiver, panelPath, shut, shutHeaders } from '../../../support/shared-preview.ts'
import { testSiteUrl } from '../../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = Date.now().toString(36)
const name = `Primavera ${mark}`
const words = {
  news: `Noticiafutura${mark}`,
  product: `Productofuturo${mark}`,
  page: `Paginafutura${mark}`,
  other: `Otrapublicacion${mark}`,
  none: `Borrador${mark}`,
  closed: `Cerrado${mark}`,
}

let release = 0
let otherRelease = 0
const made: number[] = []
const ids: Record<keyof typeof words | 'settings', number> = {
  news: 0,
  product: 0,
  page: 0,
  other: 0,
  none: 0,
  closed: 0,
  settings: 0,
}

const hero = (title: string) => ({ component: 'page', title, body: [{ component: 'slim_hero', _uid: 'h', title }] })

async function makePage(title: string): Promise<ManagedStory> {
  const { id: parentId } = await folderAt('global')
  const slug = title.toLowerCase()
  const story = await createStory({ name: title, slug, parentId, content: hero(`Todavía ${title.length}`) })
  made.push(story.id)
  return await storyWith(story.id)
}

test.beforeAll(async () => {
  release = await createRelease(name)
  otherRelease = await createRelease(`Otra ${mark}`)
  const put = async (key: keyof typeof ids, story: ManagedStory, changed: object) => {
    ids[key] = story.id
    await saveInRelease(key === 'other' ? otherRelease : release, story, { ...story.content, ...changed })
  }
  const press = 'global/eventos-y-noticias/comunicados-de-prensa'
  await put('news', await storyAt(`${press}/titan-e3-mide-antes-de-cortar`), { title: words.news })
  await put('product', await storyAt('global/productos/titan-e3'), { name: words.product })
  await put('page', await makePage(words.page), hero(words.page))
  await put('other', await makePage(words.other), hero(words.other))
  await put('closed', await startPageAt('global/extranet'), { title: words.closed })
  await put('settings', await storyAt('_config/site-settings'), { copyright: words.closed })
  ids.none = (await makePage(words.none)).id
})
test.afterAll(async () => {
  for (const one of [release, otherRelease]) await deleteRelease(one).catch(() => undefined)
  for (const one of made) await deleteStory(one)
})

/** Opens the page of links and chooses a whole release there. The plan is read again after some seconds. */
async function chooseRelease(panel: Page, of: string): Promise<void> {
  const option = { label: `All pages of the release “${of}”` }
  await expect(async () => {
    await panel.goto(`${testSiteUrl}${panelPath(ids.page)}`)
    await expect(panel.getByRole('option', { name: option.label })).toHaveCount(1, { timeout: 500 })
  }).toPass()
  await panel.getByLabel('The link shows').selectOption(option)
}

/** Shares a whole release by the form of any page. */
async function shareRelease(browser: Browser, { of = name, place = 'base.es' } = {}): Promise<string> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const panel = await context.newPage()
  await chooseRelease(panel, of)
  await panel.getByLabel('Website and language').selectOption(place)
  const address = await createLink(panel, 'Ana Ruiz')
  await context.close()
  return address
}

const pathOf = (address: string) => new URL(address).pathname + new URL(address).search
const send = (path: string, headers: Record<string, string> = {}) => requestHost({ host: 'localhost', path, headers })
const statusOf = async (path: string) => (await send(path)).status

test('an editor shares a release; its receiver reads the list and each page as it will be, until it is revoked', async ({
  page: panel,
  browser,
}) => {
  test.setTimeout(120_000)
  await chooseRelease(panel, name)
  const address = await createLink(panel, 'Ana Ruiz')
  const listed = panel.locator('section', { has: panel.getByRole('heading', { name: 'Links to whole releases' }) })
  await expect(listed).toContainText(name)

  const {
    page: shared,
    status,
    headers,
  } = await openAsReceiver(browser, address, {
    viewport: { width: 1440, height: 900 },
  })
  expect([status, ...shutHeaders(headers)]).toEqual([200, ...shut])
  expect([headers['set-cookie'], headers['cache-status']]).toEqual([undefined, 'zarandal; fwd=bypass'])
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(shared.getByRole('complementary', { name: 'Vista previa' })).toContainText('Ana Ruiz')
  await expect(shared.getByRole('main').getByRole('link')).toHaveText([words.product, words.news, words.page])
  await expect(shared.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(3)
  await expect(shared.getByRole('listitem').filter({ hasText: words.page })).toContainText('Página nueva')
  expect(await shared.content()).not.toContain(words.closed)
  expect(await axeProblems(shared)).toEqual([])

  for (const word of [words.product, words.news, words.page]) {
    const href = await shared.getByRole('main').getByRole('link', { name: word }).getAttribute('href')
    await tabTo(shared, `a[href="${href}"]`)
    await shared.keyboard.press('Enter')
    await expect(shared.getByRole('heading', { name: word }).first()).toBeVisible()
    expect(await shared.content()).not.toMatch(/#storyblok#|data-blok-c/)
    // The settings of the release are around each of its pages.
    await expect(shared.getByRole('contentinfo')).toContainText(words.closed)
    await tabTo(shared, 'aside a')
    await shared.keyboard.press('Enter')
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText(name)
  }
  await shared.getByRole('link', { name: words.page }).click()
  expect(await axeProblems(shared)).toEqual([])
  await shared.getByRole('link', { name: 'Productos' }).first().click()
  await expect(shared).toHaveURL(/\/productos$/)
  expect(await shared.evaluate(() => document.referrer)).toBe('')
  expect(await shared.content()).not.toContain(words.closed)

  await listed
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: /^Revoke/ })
    .click()
  await expect(panel.getByText('It opens nothing from now on.')).toBeVisible()
  for (const path of [pathOf(address), `${pathOf(address)}&story=${ids.page}`]) {
    const { status: after, headers: sent, text } = await send(path)
    expect([after, ...shutHeaders(sent), text.includes(words.page)]).toEqual([410, ...shut, false])
  }
  await shared.context().close()
})

test('the list and the way back work without JavaScript at 360 pixels', async ({ browser }) => {
  const address = await shareRelease(browser)
  const narrow = { viewport: { width: 360, height: 740 } }
  const { page: shared } = await openAsReceiver(browser, address, { ...narrow, javaScriptEnabled: false })
  await shared.getByRole('link', { name: words.news }).click()
  await expect(shared.getByRole('heading', { name: words.news }).first()).toBeVisible()
  await shared.getByRole('link', { name: 'Todas las páginas de esta vista previa' }).click()
  await expect(shared.getByRole('link', { name: words.product })).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const { page: scripted } = await openAsReceiver(browser, address, narrow)
  expect(await scripted.evaluate(overflow)).toBe(0)
  expect(await axeProblems(scripted)).toEqual([])
  await scripted.getByRole('link', { name: words.page }).click()
  await expect(scripted.getByRole('heading', { name: words.page })).toBeVisible()
  expect(await scripted.evaluate(overflow)).toBe(0)
  for (const one of [shared, scripted]) await one.context().close()
})

test('a link lists the pages of its website and language', async ({ browser }) => {
  const address = await shareRelease(browser, { place: 'italy.it' })
  expect(address).toMatch(/^http:\/\/italy\.localhost:\d+\/_preview\?link=/)
  const { page: shared } = await openAsReceiver(browser, address)
  await expect(shared.locator('html')).toHaveAttribute('lang', 'it-IT')
  await expect(shared.getByRole('heading', { level: 2 }).first()).toHaveText('Prodotti')
  await expect(shared.getByRole('main').getByRole('link')).toHaveCount(3)
  // It has no Italian texts yet.
  await shared.getByRole('link', { name: words.page }).click()
  await expect(shared.getByRole('link', { name: 'Tutte le pagine di questa anteprima' })).toBeVisible()
  await expect(shared.getByRole('heading', { name: words.page })).toBeVisible()
  await shared.context().close()
})

test('a link opens stories of its release and nothing else, and a story that left it no more', async ({ browser }) => {
  const path = pathOf(await shareRelease(browser))
  const ofOther = pathOf(await shareRelease(browser, { of: `Otra ${mark}` }))
  const own = [ids.news, ids.product, ids.page]
  for (const id of own) expect([id, await statusOf(`${path}&story=${id}`)]).toEqual([id, 200])
  expect(await statusOf(`${ofOther}&story=${ids.other}`)).toBe(200)
  const texts = new Set<string>()
  const refused = [ids.other, ids.none, ids.closed, ids.settings, 999_999_999, '0', 'x', '']
  for (const story of [...refused, `${ids.page}&story=${ids.page}`, `${ids.page}&story=${ids.news}`]) {
    const { status, text, headers } = await send(`${path}&story=${story}`)
    expect([story, status, ...shutHeaders(headers)]).toEqual([story, 404, ...shut])
    expect(Object.values(words).filter((word) => text.includes(word))).toEqual([])
    texts.add(text.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>|nonce="[^"]*"/g, ''))
  }
  // No text tells which stories exist.
  expect(texts.size).toBe(1)
  for (const id of own) expect([id, await statusOf(`${ofOther}&story=${id}`)]).toEqual([id, 404])
  const query = `${new URL(path, testSiteUrl).search}&story=${ids.page}`
  for (const address of [
    `/${words.page.toLowerCase()}`,
    '/preview-links/base/es/release',
    '/preview-links/base/es/shared',
  ])
    expect([address, await statusOf(`${address}${query}`)]).toEqual([address, 404])
  expect(await statusOf(`/_preview/links${query}`)).toBe(404)
  expect(await statusOf(`/_preview/links${query}&_storyblok=${ids.page}`)).toBe(401)
  for (const api of ['resolve', 'links', 'affected', 'metadata', 'record'])
    expect([api, (await send(`/api/preview/${api}${query}&id=${ids.page}`)).status]).not.toEqual([api, 200])

  await leaveRelease(release, ids.page)
  expect(await statusOf(`${path}&story=${ids.page}`)).toBe(404)
  const list = await send(path)
  expect([list.status, list.text.includes(words.news), list.text.includes(words.page)]).toEqual([200, true, false])
  await saveInRelease(release, await storyWith(ids.page), hero(words.page))
  expect(await statusOf(`${path}&story=${ids.page}`)).toBe(200)
})

test('a link ends when its release is out', async ({ browser }) => {
  const story = await makePage(`Salida${mark}`)
  const short = await createRelease(`Salida ${mark}`)
  await saveInRelease(short, story, hero(`Salida${mark}`))
  const path = pathOf(await shareRelease(browser, { of: `Salida ${mark}` }))
  expect([await statusOf(path), await statusOf(`${path}&story=${story.id}`)]).toEqual([200, 200])
  await doRelease(short)
  expect(await statusOf(`${path}&story=${story.id}`)).toBe(404)
  await expect.poll(() => statusOf(path)).toBe(410)
})
