import { expect, type Page, test } from '@playwright/test'
import { openInEditor, publishInEditor, statusOf } from '../../support/editor.ts'
import { createStory, folderAt, publish, removeStory, storiesIn, storyWith } from '../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = `traslado-${process.pid}`
const ids: number[] = []

async function publishedPage(slug: string, more: object = {}): Promise<number> {
  const folder = await folderAt('global')
  const hero = { component: 'slim_hero', _uid: 'h', title: slug, title__i18n__de: `${slug} deutsch`, ...more }
  const content = { component: 'page', _uid: 'p', title: slug, title__i18n__de: `${slug} deutsch`, body: [hero] }
  const { id } = await createStory({ name: slug, slug, parentId: folder.id, content })
  ids.push(id)
  await publish(id)
  return id
}

test.afterEach(async () => {
  const redirects = (await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))
  for (const { id } of redirects) await removeStory(id)
  for (const id of ids.splice(0)) await removeStory(id).catch(() => undefined)
})

const dialog = (page: Page) => page.getByRole('dialog')

async function openMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('another address leads the old ones to the new ones in every language, and the site answers them', async ({
  page,
  request,
}) => {
  const id = await publishedPage(mark)
  await expect.poll(async () => (await request.get(`/de/${mark}`)).status()).toBe(200)
  await openInEditor(page, id)
  await openMenu(page, 'Name and address…')
  await dialog(page).getByLabel('Last part of the address', { exact: true }).fill(`${mark}-nuevo`)
  await expect(dialog(page).getByRole('checkbox', { name: `/${mark}` })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await expect(dialog(page)).toBeHidden()
  for (const prefix of ['', '/de']) {
    await expect(async () => {
      const response = await request.get(`${prefix}/${mark}`, { maxRedirects: 0 })
      expect([response.status(), response.headers()['location']]).toEqual([301, `${prefix}/${mark}-nuevo`])
    }).toPass({ timeout: 60_000 })
    expect((await request.get(`${prefix}/${mark}-nuevo`)).status()).toBe(200)
  }
})

test('another address in one language leads the old address of that language alone', async ({ page, request }) => {
  const id = await publishedPage(mark)
  await openInEditor(page, id)
  const nameInGerman = async (slug: string, old: string) => {
    await openMenu(page, 'Name and address…')
    await dialog(page).getByLabel('Last part of the address in Deutsch').fill(slug)
    await expect(dialog(page).getByRole('checkbox', { name: old })).toBeChecked()
    await dialog(page).getByRole('button', { name: 'Apply' }).click()
    await expect(dialog(page)).toBeHidden()
  }
  const redirectOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers()['location']]
  }
  // A first address in German appears with the next publish; the site leads the old one there by itself.
  await nameInGerman(`${mark}-erst`, `/${mark}`)
  await publishInEditor(page)
  await expect.poll(() => redirectOf(`/de/${mark}`)).toEqual([expect.any(Number), `/de/${mark}-erst`])
  await nameInGerman(`${mark}-dann`, `/de/${mark}-erst`)
  await expect.poll(() => redirectOf(`/de/${mark}-erst`)).toEqual([301, `/de/${mark}-dann`])
  expect((await request.get(`/${mark}`)).status()).toBe(200)
  const made = (await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))
  // The website of Germany, which has the page without the language in its path, follows the same redirect.
  expect(made.map(({ name }) => name)).toEqual([`/de/${mark}-erst`])
})

test('taking a story off the site shows where it is used and which addresses end, and leads them elsewhere', async ({
  page,
  request,
}) => {
  await publishedPage(`${mark}-otra`)
  const id = await publishedPage(mark)
  const uuid = String((await storyWith(id))['uuid'])
  const cta = { fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: '' }
  await publishedPage(`${mark}-usa`, { cta, ctaLabel: 'Ver' })
  await openInEditor(page, id)
  await openMenu(page, 'Take off the site')
  await expect(dialog(page).getByText('1 story points to it. Its links will lead nowhere:')).toBeVisible()
  // The same story is below among the pages that can be chosen, too.
  await expect(dialog(page).getByRole('listitem').getByText(`global/${mark}-usa`)).toBeVisible()
  await expect(dialog(page).getByText(`/de/${mark}`, { exact: true })).toBeVisible()
  await dialog(page).getByLabel('Find a published page').fill(`${mark}-otra`)
  await dialog(page)
    .getByRole('option', { name: `${mark}-otra` })
    .click()
  await dialog(page).getByRole('button', { name: 'Take off the site' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  for (const prefix of ['', '/de']) {
    await expect(async () => {
      const response = await request.get(`${prefix}/${mark}`, { maxRedirects: 0 })
      expect([response.status(), response.headers()['location']]).toEqual([301, `${prefix}/${mark}-otra`])
    }).toPass({ timeout: 60_000 })
  }
})
