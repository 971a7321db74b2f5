import { expect, test } from '@playwright/test'
import { openInEditor, publishInEditor, statusOf } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory, storyWith } from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `seccion-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Sección', body: [] }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

test('the section for search engines is there without a block that must be inserted, and the site uses it', async ({
  page,
  request,
}) => {
  await openInEditor(page, id)
  await page.getByTestId('editor-form').getByRole('tab', { name: 'Search engines' }).click()
  const section = page.getByTestId('editor-form').locator('[data-field="seo"]')
  const title = section.getByLabel('Title', { exact: true })
  await title.pressSequentially('Para buscadores')
  await section.getByLabel('Description').fill('Lo que encuentra quien busca.')
  await expect(title).toHaveValue('Para buscadores')
  await publishInEditor(page)
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const { seo } = (await storyWith(id)).content
  expect(seo).toMatchObject([
    { component: 'seo', title: 'Para buscadores', description: 'Lo que encuentra quien busca.' },
  ])
  expect(seo).toHaveLength(1)
  await expect
    .poll(async () => await (await request.get(`/${slug}`)).text())
    .toContain('content="Lo que encuentra quien busca."')
  await section.getByRole('button', { name: 'What to do with Search engines' }).click()
  await page.getByRole('menuitem', { name: /^Delete|^Remove/ }).click()
  await expect(title).toHaveValue('')
  await page.locator('.story-bar').getByRole('button', { name: 'Undo' }).click()
  await expect(title).toHaveValue('Para buscadores')
})

test('a block that visitors do not see says in its form what it needs', async ({ page }) => {
  await openInEditor(page, id)
  await page.locator('[aria-label="Add a block to Content"]').click()
  await page.getByRole('dialog').locator('[data-block="slim_hero"]').click()
  const notice = page.getByTestId('editor-form').getByText('Visitors do not see this yet. It still needs: Title')
  await expect(notice).toBeVisible()
  await page.getByTestId('editor-form').getByLabel('Title (required)').fill('Ya está')
  await expect(notice).toBeHidden()
})
