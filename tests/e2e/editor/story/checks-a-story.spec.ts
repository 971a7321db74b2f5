import { expect, type Locator, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, statusOf, untilLive } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory, storyAt, storyWith } from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `revision-${process.pid}`
const made: number[] = []
let id = 0

const storyLink = (uuid: string) => ({ fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: '' })
const webLink = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })

function textWith(href: string) {
  const words = { type: 'text', text: 'Un enlace', marks: [{ type: 'link', attrs: { linktype: 'url', href } }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }
}

async function make(name: string, content: unknown): Promise<number> {
  const folder = await folderAt('global')
  const { id: number } = await createStory({ name, slug: name, parentId: folder.id, content })
  made.push(number)
  return number
}

test.beforeEach(async () => {
  const body = [
    {
      component: 'slim_hero',
      _uid: 'gone',
      title: 'Sin destino',
      cta: storyLink('00000000-0000-4000-8000-000000000000'),
    },
    {
      component: 'rich_text',
      _uid: 'text',
      body: textWith('https://example.org'),
      body__i18n__it: textWith('http://example.org'),
    },
    { component: 'slim_hero', _uid: 'good', title: 'Con destino', cta: webLink('https://example.org') },
  ]
  const seo = [{ component: 'seo', _uid: 'seo', title: `Llaves ${slug}`, description: 'Todas las llaves de la casa.' }]
  id = await make(slug, { component: 'page', _uid: 'root', title: 'Llaves', seo, body })
})
test.afterEach(async () => {
  for (const one of made.splice(0)) await removeStory(one)
})

const checks = (page: Page) => page.getByRole('region', { name: 'Checks of this story' })
const preview = (page: Page) => page.getByTestId('seo-preview')

async function openPreview(page: Page): Promise<Locator> {
  await openInEditor(page, id)
  await untilLive(page)
  await checks(page).getByText('Search result and shared link').click()
  await expect(preview(page).locator('.seo-title')).toBeVisible()
  return preview(page)
}

async function openSeoForm(page: Page): Promise<Locator> {
  const title = fieldIn(page, id, { field: 'title', uid: 'seo' })
  if (!(await title.isVisible())) await page.getByRole('tab', { name: 'Search engines' }).click()
  return title
}

test('broken links are found as they are written, in every language, and lead to their fields', async ({ page }) => {
  await openInEditor(page, id)
  const found = checks(page)
  await found.getByText('Links: 2 of 4 need a look').click()
  await expect(found.getByRole('listitem')).toHaveCount(2)
  await expect(found.getByText(/^Choose another target in “Action link”: the space has no story/)).toBeVisible()
  expect(await axeProblems(page, { include: ['.story-checks'] })).toEqual([])

  await found.getByRole('link', { name: /Sin destino/ }).press('Enter')
  await expect(page.locator(`[id="${id}__cta-gone"]`)).toBeFocused()
  await page.locator(`[id="${id}__cta-gone"]`).getByLabel('Kind of link').selectOption({ label: 'Web address' })
  await page.locator(`[id="${id}__cta-gone-url"]`).fill('https://example.org/llaves')
  await expect(found.getByText('Links: 1 of 4 need a look')).toBeVisible()

  await found.getByRole('link', { name: /Italiano/ }).press('Enter')
  await expect(page.locator(`[id="${id}__body-text"]`)).toBeFocused()
  await expect(page.getByRole('button', { name: /Italiano.*Language of the content/ })).toBeVisible()
})

test('before a publish stands what the report finds in the edited story: errors first, languages in one line', async ({
  page,
}) => {
  const draft = await make(`${slug}-borrador`, { component: 'page', _uid: 'draft', title: 'Borrador', body: [] })
  const target = await storyWith(draft)
  const picture = { fieldtype: 'asset', id: 1, filename: 'https://pictures.example/f/1/key.png', alt: '' }
  const body = [
    { component: 'slim_hero', _uid: 'hero', title: 'Llaves', media: picture, cta: storyLink(target.uuid) },
    { component: 'slim_hero', _uid: 'typed', title: 'A mano', cta: webLink('/no/hay/tal/pagina') },
    { component: 'never_defined', _uid: 'odd' },
  ]
  const number = await make(`${slug}-lista`, { component: 'page', _uid: 'root', title: 'Lista', body })
  await openInEditor(page, number)
  await fieldIn(page, number, { field: 'title', uid: 'root' }).fill('Lista sin guardar')
  await page.getByTestId('editor-header-publish').click()
  const dialog = page.getByRole('dialog')
  const rows = dialog.getByRole('alert').getByRole('listitem')
  await expect(rows).toContainText([
    /never_defined/,
    /no page of the site is at “\/no\/hay/,
    /Publish global\/.*borrador/,
  ])
  await expect(dialog.getByText(/^Describe the picture key\.png of “Picture”/)).toBeVisible()
  await expect(dialog.getByText(/^Texts are missing in \d languages: .*Deutsch \(\d+\)/)).toBeVisible()
  await expect(dialog.getByText(/^Write “.*” in German/)).toHaveCount(0)
  const said = (await rows.allInnerTexts()).join(' ')
  expect(said).not.toMatch(/body\[|_uid|seo\[/)
  expect(await axeProblems(page, { include: ['[role=dialog]'] })).toEqual([])
  await dialog.getByRole('link', { name: /A mano.*Action link/ }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.locator(`[id="${number}__cta-typed"]`)).toBeFocused()
})

/** The answers of the editor's server about websites that no test may request. */
const websites: Readonly<Record<string, object>> = {
  'https://good.example/': { state: 'good' },
  'https://gone.example/': { state: 'gone', status: 404 },
  'https://silent.example/': { state: 'silent', reason: 'timeout' },
  'https://moved.example/': { state: 'moved', to: 'https://new.example/' },
}

test('links to other websites are requested when the editor wishes it; a moved one takes over its new address', async ({
  page,
}) => {
  const requested: string[] = []
  await page.route('**/link-check', async (route) => {
    const { address } = route.request().postDataJSON()
    requested.push(address)
    // The machine itself is refused by the server.
    if (websites[address]) await route.fulfill({ json: websites[address] })
    else await route.continue()
  })
  const addresses = [...Object.keys(websites), 'http://127.0.0.1/']
  const body = addresses.map((address, at) => ({
    component: 'slim_hero',
    _uid: `b${at}`,
    title: `Sitio ${at}`,
    cta: webLink(address),
  }))
  const text = { component: 'rich_text', _uid: 'text', body: textWith('https://moved.example/') }
  const content = { component: 'page', _uid: 'root', title: 'Enlaces', body: [...body, text] }
  const number = await make(`${slug}-externos`, content)
  await openInEditor(page, number)
  const external = checks(page).getByRole('region', { name: 'Links to other websites' })
  await expect(external).toContainText('Links to other websites: 5')
  expect(requested).toEqual([])
  await external.getByRole('button', { name: 'Check them' }).click()
  await expect(external).toContainText('Links to other websites: 4 of 5 need a look')
  expect(requested.toSorted()).toEqual(addresses.toSorted())
  await expect(external).toContainText('https://gone.example/ does not exist any more (404).')
  await expect(external).toContainText('https://silent.example/ does not respond: nothing came within five seconds.')
  await expect(external).toContainText('http://127.0.0.1/ was not checked: it is no public address.')
  await expect(external).toContainText('https://moved.example/ has moved to https://new.example/.')
  expect(await axeProblems(page, { include: ['.story-checks'] })).toEqual([])
  await external.getByRole('button', { name: 'Take over the new address' }).click()
  await expect(external).not.toContainText('has moved to')
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const stored = JSON.stringify((await storyWith(number)).content)
  expect(stored).not.toContain('moved.example')
  expect(stored.match(/https:\/\/new\.example\//g)).toHaveLength(3)
})

test('a page that stands in every market has no finding where its targets have pages there', async ({ page }) => {
  const home = await storyAt('global/home')
  await openInEditor(page, home.id)
  await expect(checks(page).getByText(/^Links: \d+, all lead somewhere$/)).toBeVisible()
})

test('the search result follows the form, in pixels, and repeated titles are named', async ({ page }) => {
  await make(`${slug}-b`, {
    component: 'page',
    _uid: 'other',
    title: 'Otra',
    seo: [{ component: 'seo', _uid: 'other-seo', title: `Llaves ${slug}` }],
  })
  const shown = await openPreview(page)
  await expect(shown.locator('.seo-title')).toHaveText(new RegExp(`^Llaves ${slug}`))
  await expect(shown.locator('.seo-address')).toContainText(`localhost:`)
  await expect(shown.locator('.seo-address')).toContainText(slug)
  await expect(shown.getByText('Other stories have the same title:')).toBeVisible()
  await expect(shown.getByRole('link', { name: `${slug}-b` })).toBeVisible()
  expect(await axeProblems(page, { include: ['.story-checks'] })).toEqual([])

  const title = await openSeoForm(page)
  await title.fill('')
  await expect(shown.locator('.seo-title')).toHaveText(/^Llaves · /)
  await title.pressSequentially('Candados')
  await expect(shown.locator('.seo-title')).toHaveText(/^Candados · /)
  await expect(shown.getByText('Other stories have the same title:')).toBeHidden()
  await title.fill('MAQUINARIA WWW MAQUINARIA WWW MAQUINARIA WWW MAQUINARIA')
  await expect(shown.getByText(/^Title: \d+ pixels; after 580 it is cut$/)).toBeVisible()
  await expect(shown.locator('.seo-title')).toHaveText(/…$/)
})
