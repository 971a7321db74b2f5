import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { openInEditor } from '../../../support/editor.ts'
import { openInEditor as openInFrame } from '../../../support/editor-frame.ts'
import { draftPath } from '../../../support/http/gate.ts'
import { requestHost } from '../../../support/http/request-host.ts'
import {
  createStory,
  deleteStory,
  folderAt,
  publish,
  startPageAt,
  storyAt,
  storyWith,
} from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'
import { tabTo } from '../../../support/page/tab-to.ts'
import { createRelease, deleteRelease, saveInRelease } from '../../../support/release.ts'
import {
  createLink,
  shutHeaders as headersOf,
  openAsReceiver,
  panelPath as panelPathOf,
  shut,
} from '../../../support/shared-preview.ts'
import { testSiteUrl } from '../../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

/** A word of the shared draft, and one of a draft that is not shared. */
const word = `Compartido${Date.now().toString(36)}`
const otherWord = `Callado${Date.now().toString(36)}`
const made: number[] = []
let id = 0

test.beforeAll(async () => {
  const folder = await folderAt('global')
  const make = async (title: string, text: string) => {
    const body = [{ component: 'slim_hero', _uid: 'h', title: text }]
    const content = { component: 'page', title, body }
    const story = await createStory({ name: title, slug: title.toLowerCase(), parentId: folder.id, content })
    made.push(story.id)
    return story.id
  }
  await make(otherWord, otherWord)
  id = await make(word, word)
})
test.afterAll(async () => {
  for (const one of made) await deleteStory(one)
})

const panelPath = (story = id) => panelPathOf(story)

test('an editor shares a draft; its receiver reads it and the public pages behind its links, until it is revoked', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(240_000)
  await openInEditor(page, id)
  const opening = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Share a preview of the page' }).click()
  const panel = await opening
  const address = await createLink(panel, 'Ana Ruiz')
  expect(address).toMatch(/^http:\/\/localhost:\d+\/_preview\?link=[\w.-]{80,}$/)

  const { page: shared, status, headers } = await openAsReceiver(browser, address)
  expect([status, ...headersOf(headers)]).toEqual([200, ...shut])
  expect([headers['set-cookie'], headers['cache-status']]).toEqual([undefined, 'zarandal; fwd=bypass'])
  await expect(shared.getByRole('heading', { name: word })).toBeVisible()
  const banner = shared.getByRole('complementary', { name: 'Vista previa' })
  await expect(banner).toContainText('Ana Ruiz')
  expect(await shared.content()).not.toMatch(/#storyblok#|data-blok-c/)
  expect(await axeProblems(shared)).toEqual([])

  await shared.getByRole('link', { name: 'Productos' }).first().click()
  await expect(shared).toHaveURL(/\/productos$/)
  expect(await shared.evaluate(() => document.referrer)).toBe('')
  expect(await shared.content()).not.toContain('/_preview?link=')
  await shared.goBack()
  await expect(shared.getByRole('heading', { name: word })).toBeVisible()

  await panel.getByRole('button', { name: /^Revoke Ana Ruiz/ }).click()
  await expect(panel.getByText('It opens nothing from now on.')).toBeVisible()
  const after = await shared.goto(address)
  expect([after?.status(), ...headersOf(after?.headers() ?? {})]).toEqual([410, ...shut])
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText('Este enlace ha terminado')
  expect(await shared.content()).not.toContain(word)
  await panel.reload()
  await expect(panel.getByText('Revoked').first()).toBeVisible()
  expect(await axeProblems(panel)).toEqual([])
  await shared.context().close()
})

test('the page of links works in the language of the page without JavaScript, at 360 pixels, by keyboard', async ({
  browser,
}) => {
  const options = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }
  const { page: panel } = await openAsReceiver(browser, `${testSiteUrl}${panelPath()}`, options)
  const address = await createLink(panel, 'Luis')
  const { page: shared, status } = await openAsReceiver(browser, address, options)
  expect(status).toBe(200)
  await expect(shared.getByRole('heading', { name: word })).toBeVisible()
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  const scripted = await openAsReceiver(browser, address, { viewport: options.viewport })
  expect(await scripted.page.evaluate(overflow)).toBe(0)
  const tool = await openAsReceiver(browser, `${testSiteUrl}${panelPath()}`, { viewport: options.viewport })
  expect(await tool.page.evaluate(overflow)).toBe(0)
  expect(await axeProblems(tool.page)).toEqual([])
  await tabTo(tool.page, 'form[action*="revoke"] button')
  await tool.page.keyboard.press('Enter')
  await expect(tool.page.getByText('It opens nothing from now on.')).toBeVisible()
  expect((await shared.reload())?.status()).toBe(410)
  for (const one of [panel, shared, scripted.page, tool.page]) await one.context().close()
})

test('the bar of a draft in the editor’s frame leads to the links and back, as in the hosted editor', async ({
  page,
}) => {
  const { frame } = await openInFrame(page, id)
  await frame.locator('[data-preview-bar] summary').press('Enter')
  await frame.getByRole('link', { name: 'Compartir una vista previa' }).click()
  await frame.getByLabel('Your name').fill('Rosa')
  await frame.getByRole('button', { name: 'Create the link' }).click()
  await expect(frame.getByText('The link is created.')).toBeVisible()
  await expect(frame.getByLabel('Address of the new link')).toHaveValue(/_preview\?link=/)
  await frame.getByRole('link', { name: 'Back to the preview' }).click()
  await expect(frame.getByRole('heading', { name: word })).toBeVisible()
})

test('a link shows the date and time of the preview from which it was made', async ({ browser }) => {
  const path = `${testSiteUrl}${panelPath()}&_preview_at=2027-12-24T09:00:00Z`
  const { page: panel } = await openAsReceiver(browser, path)
  await expect(panel.getByText('The page is shown as on Friday, 24 December 2027')).toBeVisible()
  const address = await createLink(panel, 'Noa')
  expect(address).toContain(`.${Date.parse('2027-12-24T09:00:00Z')}.`)
  const { page: shared } = await openAsReceiver(browser, address)
  await expect(shared.getByRole('complementary', { name: 'Vista previa' })).toContainText('24 de diciembre de 2027')
  for (const one of [panel, shared]) await one.context().close()
})

test('a link of a release shows the story as it is in the release, and a draft without it does not', async ({
  browser,
}) => {
  const release = await createRelease(word)
  const later = `Futuro${word}`
  const story = await storyWith(id)
  await saveInRelease(release, story, { ...story.content, body: [{ component: 'slim_hero', _uid: 'h', title: later }] })
  const path = panelPath().replace(/_storyblok_release=\d*/, '')
  const { page: panel } = await openAsReceiver(browser, `${testSiteUrl}${path}&_storyblok_release=${release}`)
  const ofRelease = await createLink(panel, 'Iris')
  const { page: shared } = await openAsReceiver(browser, ofRelease)
  await expect(shared.getByRole('heading', { name: later })).toBeVisible()
  const { page: other } = await openAsReceiver(browser, `${testSiteUrl}${panelPath()}`)
  await shared.goto(await createLink(other, 'Iria'))
  await expect(shared.getByRole('heading', { name: word, exact: true })).toBeVisible()
  await deleteRelease(release)
  for (const one of [panel, shared, other]) await one.context().close()
})

test('no link is made of a page behind the login, nor of a story without a page', async ({ browser }) => {
  const [closed, settings] = [await startPageAt('global/extranet'), await storyAt('_config/site-settings')]
  for (const [story, sentence, problem] of [
    [closed.id, 'This page is behind the login.', 'login'],
    [settings.id, 'This story has no page of its own there', 'no-page'],
  ] as const) {
    const { page: panel } = await openAsReceiver(browser, `${testSiteUrl}${panelPath(story)}`)
    await expect(panel.getByText(sentence)).toBeVisible()
    // A release can be shared from here too, where there is one.
    await expect(panel.getByRole('option', { name: 'This page' })).toHaveCount(0)
    // The form is sent all the same.
    const sent = await panel.evaluate(async (query) => {
      const body = new URLSearchParams({ sharedBy: 'Ana', place: 'base.es', hours: '24' })
      return (await fetch(`/api/preview/links?${query}`, { method: 'POST', body })).url
    }, `_storyblok=${story}&_storyblok_lang=default`)
    expect(new URL(sent).searchParams.get('problem')).toBe(problem)
    await panel.context().close()
  }
})

/** Creates a link as the form of the panel does, with the cookie of an editor. */
async function linkFor(browser: Browser, story: number): Promise<string> {
  const { page: panel } = await openAsReceiver(browser, `${testSiteUrl}${panelPath(story)}`)
  const address = await createLink(panel, 'Eva')
  await panel.context().close()
  return address
}

const send = (path: string, headers: Record<string, string> = {}) => requestHost({ host: 'localhost', path, headers })

test('a hundred forged links get one and the same 404, and only editors on our pages make links', async ({
  browser,
}) => {
  const { search } = new URL(await linkFor(browser, id))
  const token = search.slice('?link='.length)
  const altered = Array.from({ length: 100 }, (_, at) => {
    const position = Math.floor((at * token.length) / 100)
    return `${token.slice(0, position)}${token[position] === 'z' ? 'y' : 'z'}${token.slice(position + 1)}`
  })
  const texts = new Set<string>()
  for (const forged of altered) {
    const { status, headers, text } = await send(`/_preview?link=${forged}`)
    expect([forged, status, headers['cache-control']]).toEqual([forged, 404, 'private, no-store'])
    expect(text.includes(word)).toBe(false)
    texts.add(text.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>|nonce="[^"]*"/g, ''))
  }
  expect(texts.size).toBe(1)
  for (const forged of ['', 'x', `${token}&link=${token}`])
    expect([forged, (await send(`/_preview?link=${forged}`)).status]).toEqual([forged, 404])
  expect((await send(`/_preview?link=${token}`)).status).toBe(200)
  // The link opens its page, and no other draft at any address.
  for (const path of [`/${word.toLowerCase()}`, `/${otherWord.toLowerCase()}`, `/preview-links/base/es/shared`]) {
    expect([path, (await send(`${path}?link=${token}`)).status]).toEqual([path, 404])
  }
  expect((await send('/_preview/links')).status).toBe(404)
  expect((await send(`/_preview/links?_storyblok=${id}`)).status).toBe(401)
  const post = (headers: Record<string, string>) =>
    fetch(`${testSiteUrl}/api/preview/links?${draftPath(id).split('?')[1]}`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ sharedBy: 'Ana', place: 'base.es', hours: '24' }),
      redirect: 'manual',
    })
  expect((await post({ origin: 'https://other.example' })).status).toBe(403)
  expect((await post({ origin: testSiteUrl })).status).toBe(303)
  const unsigned = await fetch(`${testSiteUrl}/api/preview/links?_storyblok=${id}`, {
    method: 'POST',
    body: 'sharedBy=A',
  })
  expect(unsigned.status).toBe(401)
})

test('a shared draft is in no public answer afterwards', async ({ browser }) => {
  const address = await linkFor(browser, id)
  const { pathname, search } = new URL(address)
  const asked: Record<string, string>[] = [
    {},
    { rsc: '1' },
    { accept: 'text/markdown' },
    { 'sec-fetch-dest': 'iframe' },
  ]
  for (const headers of asked) await send(`${pathname}${search}`, headers)
  for (const path of [
    '/',
    '/productos',
    '/sitemap.xml',
    '/sitemaps/base-1.xml',
    '/llms.txt',
    '/feeds/es/news.xml',
    pathname,
    `${pathname}.md`,
    `/${word.toLowerCase()}`,
    `/${word.toLowerCase()}.md`,
  ]) {
    const { text, headers } = await send(path)
    expect([path, `${text}${JSON.stringify(headers)}`.includes(word)]).toEqual([path, false])
  }
  const folder = join(process.env['TEST_DATA_FOLDER'] ?? '', 'page-store')
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    // A file that is still being written goes on under its own name.
    (one) => one.isFile() && basename(one.parentPath) !== 'tmp',
  )
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const text = await readFile(join(file.parentPath, file.name), 'latin1')
    expect([file.name, text.includes(word)]).toEqual([file.name, false])
  }
})

test('a shared page that is published later stays at its link, and is gone when it is deleted', async ({ browser }) => {
  const folder = await folderAt('global')
  const title = `Pasajero${Date.now().toString(36)}`
  const story = await createStory({
    name: title,
    slug: title.toLowerCase(),
    parentId: folder.id,
    content: { component: 'page', title, body: [{ component: 'slim_hero', _uid: 'h', title }] },
  })
  const { pathname, search } = new URL(await linkFor(browser, story.id))
  await publish(story.id)
  expect((await send(`${pathname}${search}`)).status).toBe(200)
  await deleteStory(story.id)
  expect((await send(`${pathname}${search}`)).status).toBe(410)
})
