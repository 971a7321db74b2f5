import { expect, type Locator, type Page, test } from '@playwright/test'
import { statusOf } from '../../../support/editor.ts'
import { removeStory, storyWith } from '../../../support/management.ts'
import { createDraft, openDraft, toolProblems, walkTo } from '../../../support/page-tools.ts'

// Each walks through the editor, on a machine that may be busy.
test.describe.configure({ timeout: 150_000 })
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `en-la-pagina-${process.pid}`
let id = 0

test.beforeEach(async () => {
  id = await createDraft(slug)
})
test.afterEach(() => removeStory(id))

/** Takes an element by the pointer to a point of another one, without letting it go. */
async function drag(page: Page, from: Locator, to: Locator, at: 'top' | 'bottom'): Promise<void> {
  const start = await from.boundingBox()
  if (!start) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await to.scrollIntoViewIfNeeded()
  const end = await to.boundingBox()
  if (!end) throw new Error('Nowhere to drag')
  await page.mouse.move(end.x + end.width / 2, end.y + (at === 'top' ? 3 : end.height - 3), { steps: 8 })
}

test('a block is dragged by its handle, undone, and not dropped where its list does not allow it', async ({ page }) => {
  test.setTimeout(120_000)
  const { select, tool, block, order, shown } = await openDraft(page, id)
  const before = await order()
  expect(before).toEqual(['one', 'grid', 'left', 'right', 'two', 'long'])
  await select('one')
  await drag(page, tool('Mover Slim hero'), block('two'), 'bottom')
  await page.mouse.up()
  const after = ['grid', 'left', 'right', 'two', 'one', 'long']
  await expect.poll(order).toEqual(after)
  await expect(tool('Mover Slim hero')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(order).toEqual(before)

  await select('left')
  await drag(page, tool('Mover Paragraph'), block('two'), 'bottom')
  await expect(shown.getByText('Este bloque no está permitido ahí.')).toBeVisible()
  await page.mouse.up()
  await drag(page, tool('Mover Paragraph'), block('right'), 'bottom')
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await order()).toEqual(before)
})

test('the vendor’s own menu moves, duplicates and deletes, and stays open with what is possible then', async ({
  page,
}) => {
  const { select, order, shown } = await openDraft(page, id)
  const menu = (name: string) => shown.locator('.storyblok__actions-menu').getByRole('button', { name, exact: true })
  const openMenu = () => shown.locator('.storyblok__overlay-menu-btn-action').click()
  await select('one')
  await openMenu()
  await expect(menu('Move Backward')).toHaveCount(0)
  await menu('Move Forward').click()
  await expect.poll(order).toEqual(['grid', 'left', 'right', 'one', 'two', 'long'])
  await openMenu()
  await menu('Move Backward').click()
  await expect.poll(order).toEqual(['one', 'grid', 'left', 'right', 'two', 'long'])
  await openMenu()
  await menu('Duplicate').click()
  await expect.poll(async () => (await order()).length).toBe(7)
  await expect(shown.getByRole('heading', { name: 'Primera banda' })).toHaveCount(2)
  await openMenu()
  await menu('Delete').click()
  await expect.poll(order).toEqual(['one', 'grid', 'left', 'right', 'two', 'long'])
})

test('a line between two blocks inserts one there', async ({ page }) => {
  const { select, tool, order, block } = await openDraft(page, id)
  await select('two')
  await tool('Añadir un bloque antes de Slim hero').click()
  const dialog = page.getByRole('dialog', { name: 'Add a block' })
  await dialog.getByRole('searchbox').fill('Accordion')
  await dialog.locator('[data-block="accordion"]').click()
  await expect(page.getByTestId('editor-form').getByRole('heading', { name: 'Accordion' })).toBeVisible()
  const { content } = await (async () => {
    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    return await storyWith(id)
  })()
  expect(content.body?.map(({ component }) => component)).toEqual([
    'slim_hero',
    'paragraphs_grid',
    'accordion',
    'slim_hero',
    'centered_title_paragraph',
  ])
  // A line that the pointer is near belongs to any block, not only to the selected one.
  const edge = await block('one').boundingBox()
  if (!edge) throw new Error('No block')
  await block('one').scrollIntoViewIfNeeded()
  await block('one').hover({ position: { x: edge.width / 2, y: edge.height - 6 } })
  await expect(tool('Añadir un bloque antes de Paragraphs grid')).toBeVisible()
  expect(await order()).toContain('one')
})

test('the keyboard alone moves a block in the page, inserts one and goes on in its form', async ({ page }) => {
  const { selectByKeyboard, tool, order, shown, document } = await openDraft(page, id)
  await selectByKeyboard('Primera banda')
  expect(await toolProblems(document())).toEqual([])
  await walkTo(page, tool('Mover Slim hero'))
  await page.keyboard.press('Enter')
  await expect(shown.getByText(/^Antes de Slim hero/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await toolProblems(document())).toEqual([])
  await page.keyboard.press('Escape')
  expect(await order()).toEqual(['one', 'grid', 'left', 'right', 'two', 'long'])

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(order).not.toEqual(['one', 'grid', 'left', 'right', 'two', 'long'])
  await expect(tool('Mover Slim hero')).toBeFocused()

  await walkTo(page, tool('Añadir un bloque después de Slim hero'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add a block' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Accordion')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('editor-form').getByRole('heading', { name: 'Accordion' })).toBeVisible()
})
