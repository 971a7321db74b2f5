import { expect, type Page, test } from '@playwright/test'
import { createStory, folderAt, publish, removeStory, storiesIn, storyAt } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = `orden-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Orden', body: [] }
  id = (await createStory({ name: mark, slug: mark, parentId: folder.id, content })).id
})
test.afterEach(async () => {
  await removeStory(id).catch(() => undefined)
  const redirects = (await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))
  for (const redirect of redirects) await removeStory(redirect.id)
})

async function send(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `What to do with ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function pickFolder(page: Page, path: string): Promise<void> {
  await page.getByLabel('Find a folder').fill(path)
  await page
    .getByRole('option')
    .filter({ has: page.getByText(`/${path}`, { exact: true }) })
    .click()
}

test('an editor creates, renames, moves and deletes stories and folders, and each dialog names the effects first', async ({
  page,
  request,
}) => {
  await publish(id)
  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByLabel('Name').fill(`${mark}-carpeta`)
  await pickFolder(page, 'global')
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search stories' }).fill(mark)
  await send(page, mark, 'Name and address…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`${mark}-nuevo`)
  await dialog.getByLabel('Last part of the address', { exact: true }).fill(`${mark}-nuevo`)
  await expect(dialog.getByText('The address changes for visitors at once')).toBeVisible()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await request.get(`/${mark}-nuevo`)).status()).toBe(200)

  await send(page, `${mark}-nuevo`, 'Move to…')
  await pickFolder(page, `global/${mark}-carpeta`)
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toBeHidden()
  expect((await storyAt(`global/${mark}-carpeta/${mark}-nuevo`)).id).toBe(id)

  const search = page.getByRole('searchbox', { name: 'Search stories' })
  await page.getByRole('row', { name: `${mark}-carpeta`, exact: true }).press('Enter')
  await expect(search).toHaveValue(`global/${mark}-carpeta/`)
  await expect(page.getByRole('row')).toHaveCount(1)
  await search.fill(mark)
  await send(page, `${mark}-carpeta`, 'Delete')
  await expect(dialog.getByText('1 story or folder is deleted with it.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await send(page, `${mark}-nuevo`, 'Delete')
  await expect(dialog.getByText(/point(s|) to it\. (Its|Their) links will lead nowhere:/)).toBeVisible()
  await expect(dialog.getByText('_data/redirects/').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await send(page, `${mark}-carpeta`, 'Delete')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row', { name: `${mark}-carpeta`, exact: true })).toHaveCount(0)
  await expect(storyAt(`global/${mark}-carpeta`)).rejects.toThrow('no story')
})

test('filters narrow the list by content type, publication and language, and removing them restores it', async ({
  page,
}) => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Orden', title__i18n__en: 'Order', body: [] }
  const name = `${mark}-dos`
  const second = await createStory({ name, slug: name, parentId: folder.id, content })
  await publish(second.id)
  try {
    await page.goto(testEditorUrl)
    const found = async (names: readonly string[]) => {
      const rows = page.getByRole('treegrid').getByRole('row')
      await expect.poll(async () => (await rows.allInnerTexts()).length).toBe(names.length)
      for (const one of names) await expect(rows.filter({ has: page.getByText(one, { exact: true }) })).toHaveCount(1)
    }
    const choose = async (filter: string, option: string) => {
      await page.getByRole('button', { name: filter }).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    await page.getByRole('searchbox', { name: 'Search stories' }).fill(mark)
    await found([mark, name])
    await choose('Publication', 'Published')
    await found([name])
    await choose('Publication', 'Draft')
    await found([mark])
    await choose('Publication', 'Published or not')
    await choose('Translation', 'In English')
    await found([name])
    await choose('Translation', 'Not in English')
    await found([mark])
    await choose('Translation', 'Any translation')
    await choose('Content type', 'Product')
    await expect(page.getByText('Nothing was found.')).toBeVisible()
    await choose('Content type', 'Page')
    await found([mark, name])
    await page.getByText('Clear', { exact: true }).click()
    await expect(page.getByRole('searchbox', { name: 'Search stories' })).toHaveValue('')
    await expect(page.getByRole('row').filter({ has: page.getByText('Global', { exact: true }) })).toBeVisible()
  } finally {
    await removeStory(second.id)
  }
})
