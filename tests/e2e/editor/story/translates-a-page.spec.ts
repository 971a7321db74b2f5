import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { openInEditor, publishInEditor, statusOf } from '../../../support/editor.ts'
import { createStory, folderAt, publish, removeStory, save, storyAt } from '../../../support/management.ts'
import { testEditorUrl } from '../../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = `servicio-${process.pid}`
let id = 0
test.afterEach(async () => {
  if (id > 0) await removeStory(id)
  id = 0
})

/** A page as a search engine reads it. */
async function pageAt(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const html = await response.text()
  return {
    status: response.status(),
    html,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    foreign: /<main[^>]* lang="([^"]*)"/.exec(html)?.[1],
    canonical: new URL(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? 'http://localhost/').pathname,
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
      ([, tag, href]) => `${tag} ${new URL(href ?? '').pathname}`,
    ),
  }
}

async function choose(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: /Language of the content$/ }).click()
  await page.getByRole('option', { name: new RegExp(`^${language}`) }).click()
}

async function translate(page: Page, field: string, words: string): Promise<void> {
  const form = page.getByTestId('editor-form')
  await form.getByLabel(`Translate ${field}`, { exact: true }).check()
  await form.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(words)
}

async function select(page: Page, words: string): Promise<Locator> {
  const row = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: words })
  await row.click()
  return row
}

test('an editor makes a page, translates it into German, publishes German alone, and visitors read it in German', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: 'New story' }).click()
  await page.getByLabel('Name').fill(mark)
  await page.getByLabel('Find a folder').fill('global')
  await page.getByRole('option', { name: 'Global /global', exact: true }).click()
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByTestId('editor-form').waitFor()
  id = Number(page.url().split('/').at(-1))
  await page.getByLabel('Title (required)').fill('Servicio técnico')
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page.getByLabel('Find a block').fill('slim hero')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Slim hero', level: 2 })).toBeVisible()
  await page.getByLabel('Title (required)').fill('Reparamos su máquina')
  await publishInEditor(page)
  await expect.poll(async () => (await request.get(`/${mark}`)).status()).toBe(200)
  expect(await pageAt(request, `/de/${mark}`)).toMatchObject({ status: 200, foreign: 'es-ES', canonical: `/${mark}` })

  await choose(page, 'Deutsch')
  const bar = page.getByTestId('translation-bar')
  await expect(bar).toContainText('Deutsch: not translated. 0 of')
  await translate(page, 'Title', 'Wir reparieren Ihre Maschine')
  await select(page, 'Page')
  await translate(page, 'Title', 'Technischer Service')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Name and address…' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByLabel('Name in Deutsch').fill('Technischer Service')
  await settings.getByLabel('Last part of the address in Deutsch').fill(`${mark}-de`)
  await settings.getByRole('button', { name: 'Apply' }).click()
  await expect(settings).toBeHidden()
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await expect(bar).toContainText('Deutsch: draft.')

  await page.getByTestId('editor-header-publish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Publish only some languages').click()
  await expect(dialog.getByRole('checkbox', { name: 'Deutsch · draft' })).toBeChecked()
  await dialog.getByRole('button', { name: /^Publish( anyway)?$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(bar).toContainText('Deutsch: published.')

  await expect
    .poll(async () => (await pageAt(request, `/de/${mark}-de`)).html)
    .toContain('Wir reparieren Ihre Maschine')
  const german = await pageAt(request, `/de/${mark}-de`)
  expect(german).toMatchObject({ lang: 'de-DE', foreign: undefined, canonical: `/de/${mark}-de` })
  expect(german.alternates).toEqual([`es /${mark}`, `de /de/${mark}-de`, `x-default /${mark}`])
  await expect.poll(async () => (await pageAt(request, `/${mark}`)).alternates).toEqual(german.alternates)
  await expect.poll(async () => await (await request.get('/sitemaps/de-1.xml')).text()).toContain(`/de/${mark}-de<`)
  await page.goto(`/de/${mark}-de`)
  await expect(page.locator('main')).toContainText('Wir reparieren Ihre Maschine')
})

test('texts alone make a page a translation: no slug or name of its own, all languages published together', async ({
  request,
}) => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Garantía', title__i18n__de: 'Gewährleistung', body: [] }
  id = (await createStory({ name: mark, slug: mark, parentId: folder.id, content })).id
  await publish(id)
  await expect.poll(async () => (await request.get(`/de/${mark}`)).status()).toBe(200)
  // The page may be there before the list of translations.
  const translated = { foreign: undefined, canonical: `/de/${mark}` }
  await expect.poll(async () => await pageAt(request, `/de/${mark}`)).toMatchObject(translated)
  expect(await pageAt(request, `/fr/${mark}`)).toMatchObject({ foreign: 'es-ES', canonical: `/${mark}` })
  await expect.poll(async () => await (await request.get('/sitemaps/de-1.xml')).text()).toContain(`/de/${mark}<`)
  expect(await (await request.get('/sitemaps/fr-1.xml')).text()).not.toContain(`/fr/${mark}<`)

  const { content: stored, ...story } = await storyAt(`global/${mark}`)
  const { title__i18n__de: _removed, ...untranslated } = stored
  await save({ ...story, content: stored }, untranslated)
  await publish(id)
  await expect.poll(async () => (await pageAt(request, `/de/${mark}`)).foreign).toBe('es-ES')
  await expect.poll(async () => await (await request.get('/sitemaps/de-1.xml')).text()).not.toContain(`/de/${mark}<`)
})

test('a translation is outdated when its source changes, until the editor confirms or rewrites it', async ({
  page,
}) => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Garantía', title__i18n__de: 'Gewährleistung', body: [] }
  id = (await createStory({ name: mark, slug: mark, parentId: folder.id, content })).id
  await openInEditor(page, id)
  await page.getByLabel('Title (required)').fill('Garantía de tres años')
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await choose(page, 'Deutsch · source changed')
  const bar = page.getByTestId('translation-bar')
  await expect(bar).toContainText('These texts in Español changed after they were translated:')
  await expect(bar.getByRole('listitem')).toHaveCount(1)
  await expect(bar.getByRole('listitem').locator('ins')).toHaveText(/de tres años/)
  await bar
    .getByRole('listitem')
    .getByRole('link', { name: /Title \(Deutsch\)/ })
    .click()
  await expect(page.locator(`[id="${id}__title-root"]`)).toBeFocused()
  await bar.getByRole('button', { name: 'The translation still fits' }).click()
  await expect(bar).toContainText('Deutsch: draft.')
  await page.goto(testEditorUrl)
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(mark)
  await expect(page.getByRole('row', { name: mark }).getByLabel('Deutsch · draft')).toBeVisible()
})

test('the other texts are copied from the source, and blocks in a copied text are blocks of their own', async ({
  page,
}) => {
  const folder = await folderAt('global')
  const nested = { component: 'slim_hero', _uid: 'nested', title: 'Dentro' }
  const text = { type: 'doc', content: [{ type: 'blok', attrs: { id: 'b', body: [nested] } }] }
  const body = [{ component: 'centered_title_paragraph', _uid: 'text', title: 'Texto', text }]
  const content = { component: 'page', _uid: 'root', title: 'Garantía', title__i18n__de: 'Gewährleistung', body }
  id = (await createStory({ name: mark, slug: mark, parentId: folder.id, content })).id
  await openInEditor(page, id)
  await choose(page, 'Deutsch')
  await page.getByTestId('translation-bar').getByRole('button', { name: 'Copy the other texts from Español' }).click()
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const stored = JSON.stringify((await storyAt(`global/${mark}`)).content)
  expect(stored).toContain('"title__i18n__de":"Gewährleistung"')
  const uids = [...stored.matchAll(/"_uid":"([^"]*)"/g)].map(([, uid]) => uid)
  expect(uids.length).toBeGreaterThan(3)
  expect(new Set(uids).size).toBe(uids.length)
})
