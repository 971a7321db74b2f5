import { expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory, storyAt } from '../../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `vuelta-${process.pid}`
const blocks = ['Uno', 'Dos', 'Tres'].map((title, at) => ({ component: 'slim_hero', _uid: `b${at + 1}`, title }))
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Primero', body: blocks }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

const title = (page: Page) => fieldIn(page, id, { field: 'title', uid: 'root' })

test('an editor discards unsaved changes, and undoes that', async ({ page }) => {
  await openInEditor(page, id)
  await title(page).fill('Segundo')
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')

  await title(page).fill('Tercero')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Discard unsaved changes' }).click()
  await expect(title(page)).toHaveValue('Segundo')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('Tercero')
})

test('an editor moves a block with the mouse and with the keyboard', async ({ page }) => {
  await openInEditor(page, id)
  const rows = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row')
  const order = async () => (await rows.allInnerTexts()).flatMap((text) => /Uno|Dos|Tres/.exec(text) ?? [])
  const lineOf = (words: string) => rows.filter({ hasText: words })
  await expect(lineOf('Tres')).toBeVisible()
  const first = await lineOf('Uno').boundingBox()
  await lineOf('Tres').getByText('Tres').hover()
  await page.mouse.down()
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 12, { steps: 8 })
  await page.mouse.move((first?.x ?? 0) + 60, (first?.y ?? 0) + 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(order).toEqual(['Tres', 'Uno', 'Dos'])

  await lineOf('Dos').getByRole('button', { name: /^Drag/ }).focus()
  await page.keyboard.press('Enter')
  // The drag starts beside the block, wherever the focus was before.
  await expect(page.locator('[data-drop-target] [role="button"]')).toHaveAccessibleName(/^Insert after .*Dos$/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(order).toEqual(['Dos', 'Tres', 'Uno'])
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content.body?.map((block) => block['title'])).toEqual(['Dos', 'Tres', 'Uno'])
})

test('an editor duplicates, deletes, restores and deletes a block again, and the page follows', async ({ page }) => {
  await openInEditor(page, id)
  await untilLive(page)
  const shown = shownPage(page).locator('main [data-blok-uid] :is(h1, h2)')
  const rows = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row')
  const act = async (words: string, action: string) => {
    await rows
      .filter({ hasText: words })
      .first()
      .getByRole('button', { name: /^What to do/ })
      .click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await expect(shown).toHaveText(['Uno', 'Dos', 'Tres'])
  await act('Dos', 'Duplicate')
  await expect(shown).toHaveText(['Uno', 'Dos', 'Dos', 'Tres'])
  await act('Uno', 'Delete')
  await expect(shown).toHaveText(['Dos', 'Dos', 'Tres'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shown).toHaveText(['Uno', 'Dos', 'Dos', 'Tres'])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(shown).toHaveText(['Dos', 'Dos', 'Tres'])
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const { body = [] } = (await storyAt(`global/${slug}`)).content
  expect(body.map((block) => block['title'])).toEqual(['Dos', 'Dos', 'Tres'])
  expect(new Set(body.map(({ _uid }) => _uid)).size).toBe(3)
})
