import { type Browser, expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, statusOf } from '../../support/editor.ts'
import { createStory, folderAt, removeStory } from '../../support/management.ts'

const slug = `a-la-vez-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const body = [{ component: 'slim_hero', _uid: 'hero', title: 'Cabecera' }]
  const content = { component: 'page', _uid: 'root', title: 'Primero', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

async function windowOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await openInEditor(page, id)
  return page
}

async function nameOneself(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Your name…' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
}

test('two people at one story see each other’s names, the block of each, and take over what the other saves', async ({
  browser,
}) => {
  const [ana, luis] = [await windowOf(browser), await windowOf(browser)]
  await nameOneself(ana, 'Ana')
  await nameOneself(luis, 'Luis')
  const seenByLuis = luis.getByRole('list', { name: 'Who else has this story open' })
  await expect(seenByLuis).toHaveText('Ana Page: Primero')
  await expect(ana.getByRole('list', { name: 'Who else has this story open' })).toHaveText('Luis Page: Primero')
  await ana.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Cabecera' }).click()
  await expect(seenByLuis).toHaveText('Ana Slim hero: Cabecera')

  await fieldIn(ana, id, { field: 'title', uid: 'hero' }).fill('De Ana')
  await ana.getByTestId('editor-header-save').click()
  await expect(statusOf(ana)).toHaveText('Everything is saved')
  await luis.getByRole('button', { name: 'Take over what Ana has saved' }).click()
  await luis.getByRole('button', { name: 'Save both together' }).click()
  await expect(luis.getByRole('treegrid', { name: 'Blocks' })).toContainText('De Ana')

  await luis.close()
  await expect(ana.getByRole('list', { name: 'Who else has this story open' })).toBeHidden()
})
