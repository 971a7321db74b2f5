import { expect, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../support/editor.ts'
import { createStory, folderAt, publish, removeStory, storyAt } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = `inicio-${process.pid}`
const made: number[] = []
test.afterEach(async () => {
  for (const id of made.splice(0)) await removeStory(id)
})

async function newPage(name: string, more: object = {}): Promise<number> {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: name, body: [], ...more }
  const { id } = await createStory({ name, slug: name, parentId: folder.id, content })
  made.push(id)
  return id
}

test('a new story starts in the open folder, says where the page will be, and has its name as its title', async ({
  page,
}) => {
  await page.goto(testEditorUrl)
  const folder = page.getByRole('row', { name: 'Global', exact: true })
  await folder.press('Enter')
  await expect(folder.getByRole('button', { name: /^Collapse/ })).toBeVisible()
  await page.getByRole('button', { name: 'New story' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(mark)
  await expect(dialog.getByText(new RegExp(`Visitors will find the page at.*/${mark}$`))).toBeVisible()
  await dialog.getByLabel('Find a folder').fill('_data')
  await dialog
    .getByRole('option')
    .filter({ has: page.getByText('/_data', { exact: true }) })
    .click()
  await expect(dialog.getByText('No page of the site shows a story of this type in this folder.')).toBeVisible()
  await dialog.getByLabel('Find a folder').fill('global')
  await dialog.getByRole('option', { name: 'Global /global', exact: true }).click()
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByLabel('Title (required)')).toHaveValue(mark)
  made.push((await storyAt(`global/${mark}`)).id)
})

test('the shortcut for saving works with the focus in the page', async ({ page }) => {
  const id = await newPage(mark)
  await openInEditor(page, id)
  await untilLive(page)
  await fieldIn(page, id, { field: 'title', uid: 'root' }).fill('Guardado desde la página')
  await expect(statusOf(page)).toHaveText('Unsaved changes')
  await shownPage(page).locator('body').press('Control+s')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${mark}`)).content).toMatchObject({ title: 'Guardado desde la página' })
  await shownPage(page).locator('body').press('Control+z')
  await expect(fieldIn(page, id, { field: 'title', uid: 'root' })).toHaveValue(mark)
})

test('a save that hangs ends after ten seconds with the work kept, and the next one stores it', async ({ page }) => {
  const id = await newPage(mark)
  await openInEditor(page, id)
  await fieldIn(page, id, { field: 'title', uid: 'root' }).fill('Aún aquí')
  const path = new RegExp(`/v1/spaces/\\d+/stories/${id}`)
  await page.route(path, () => undefined)
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toContainText('did not answer in time', { timeout: 60_000 })
  await expect(fieldIn(page, id, { field: 'title', uid: 'root' })).toHaveValue('Aún aquí')
  await page.unroute(path)
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
})

test('a save without a change writes no version', async ({ page }) => {
  const id = await newPage(mark)
  await openInEditor(page, id)
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem')).toHaveCount(1)
})

test('the work on a story that was deleted elsewhere stays, and the editor says what happened', async ({ page }) => {
  const name = `${mark}-borrada`
  const id = await newPage(name)
  await openInEditor(page, id)
  await fieldIn(page, id, { field: 'title', uid: 'root' }).fill('No se pierde')
  await removeStory(id)
  made.length = 0
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText(
    'It is no longer there: somebody deleted it. A story can be taken back from the trash. Your work is kept on this computer.',
  )
  await expect(fieldIn(page, id, { field: 'title', uid: 'root' })).toHaveValue('No se pierde')
  // Unsaved work is stored 150 ms after the last change.
  await page.waitForTimeout(300)

  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: /Publication$/ }).click()
  await page.getByRole('option', { name: 'In the trash' }).click()
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(name)
  // The list that the search replaces takes an open menu with it.
  await expect(page.getByRole('button', { name: /^What to do with/ })).toHaveCount(1)
  await page.getByRole('button', { name: `What to do with ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await openInEditor(page, id)
  await page.getByRole('button', { name: 'Go on with them' }).click()
  await expect(fieldIn(page, id, { field: 'title', uid: 'root' })).toHaveValue('No se pierde')
  await page.getByTestId('editor-header-save').click()
  await expect(page.getByRole('alertdialog').or(statusOf(page).getByText('Everything is saved'))).toBeVisible()
  made.push(id)
})

test('the link picker offers pages that visitors can open, the best match first', async ({ page }) => {
  const words = `zafiro${process.pid}`
  await newPage(`otra-pagina-con-${words}-dentro`)
  await publish(made[0] ?? 0)
  await newPage(`${words}-e3`)
  await publish(made[1] ?? 0)
  await newPage(`${words}-sin-publicar`)
  const cta = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }
  const id = await newPage(mark, {
    body: [{ component: 'centered_title_paragraph', _uid: 'text', title: 'Texto', cta }],
  })
  await openInEditor(page, id)
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Texto' }).click()
  const field = page.getByTestId('editor-form').locator('[data-field="cta"]')
  await field.getByRole('combobox').last().fill(words)
  await expect(page.getByRole('option').first()).toContainText(`${words}-e3`)
  await expect(page.getByRole('option')).toHaveCount(2)
})
