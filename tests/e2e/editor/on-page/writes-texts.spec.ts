import { expect, test } from '@playwright/test'
import { fieldIn, publishInEditor, statusOf } from '../../../support/editor.ts'
import { removeStory, storyWith } from '../../../support/management.ts'
import { createDraft, openDraft, toolProblems, walkTo } from '../../../support/page-tools.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `escrito-${process.pid}`
let id = 0

test.beforeEach(async () => {
  id = await createDraft(slug)
})
test.afterEach(() => removeStory(id))

test('a double click writes a text where it stands; form and page follow every key; Escape takes it back', async ({
  page,
}) => {
  const { shown, document } = await openDraft(page, id)
  const title = shown.getByRole('heading', { level: 1, includeHidden: true })
  const inForm = fieldIn(page, id, { field: 'title', uid: 'one' })
  const box = shown.locator('body > textarea')
  await title.dblclick()
  await expect(box).toHaveAccessibleName('Title')
  await expect(box).toHaveValue('Primera banda')
  expect(await toolProblems(document())).toEqual([])
  await page.keyboard.press('End')
  await page.keyboard.type(' de NOR-1R')
  await expect(title).toHaveText('Primera banda de NOR-1R')
  await expect(inForm).toHaveValue('Primera banda de NOR-1R')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(title).toHaveText('Primera banda')
  await expect(inForm).toHaveValue('Primera banda')

  // The form goes on updating the page, also a text that is being written there.
  await title.dblclick()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect(inForm).toHaveValue('Primera banda!')
  await page.keyboard.press('Control+z')
  await expect(box).toHaveValue('Primera banda')
  await page.keyboard.press('Control+Shift+z')
  await expect(box).toHaveValue('Primera banda!')

  // A text that the block must have may be empty for a moment.
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await expect(shown.getByText('slim_hero')).toBeVisible()
  await page.keyboard.type('Otra')
  await expect(title).toHaveText('Otra')
  await expect(box).toBeFocused()
})

test('the keyboard alone writes one text after the other, through all blocks of the page', async ({ page }) => {
  const { selectByKeyboard, tool, shown } = await openDraft(page, id)
  const box = shown.locator('body > textarea')
  await selectByKeyboard('Primera banda')
  await walkTo(page, tool('Escribir en la página'))
  await page.keyboard.press('Enter')
  const seen: string[] = []
  for (let step = 0; step < 7; step += 1) {
    await expect(box).toBeFocused()
    seen.push(await box.inputValue())
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(`Texto ${step}`)
    await page.keyboard.press('Tab')
  }
  await expect(box).toHaveCount(0)
  expect(seen).toEqual(['Taller', 'Primera banda', 'Una frase', 'Izquierda', 'Derecha', 'Segunda banda', 'Con texto'])
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const { content } = await storyWith(id)
  expect(content.body).toMatchObject([
    { eyebrow: 'Texto 0', title: 'Texto 1', text: 'Texto 2' },
    { items: [{ title: 'Texto 3' }, { title: 'Texto 4' }] },
    { title: 'Texto 5' },
    { title: 'Texto 6' },
  ])
})

test('a text with a format opens its field in the form; pasted text is plain and on one line', async ({ page }) => {
  const { shown } = await openDraft(page, id)
  await shown.getByText('Un texto muy largo').dblclick()
  const field = page.getByTestId('editor-form').locator('[data-field="text"] [contenteditable="true"]')
  await expect(field).toBeFocused()
  await expect(shown.locator('body > textarea')).toHaveCount(0)

  await shown.getByText('Segunda banda').dblclick()
  await page.keyboard.press('Control+a')
  await shown.locator('body > textarea').evaluate((box) => {
    const data = new DataTransfer()
    data.setData('text/html', '<b>Dos</b><br>líneas')
    data.setData('text/plain', 'Dos\nlíneas')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await page.keyboard.insertText('Dos\nlíneas')
  await expect(fieldIn(page, id, { field: 'title', uid: 'two' })).toHaveValue('Dos líneas')
})

test('500 quick edits are all right, saved and published', async ({ page, request }) => {
  test.setTimeout(240_000)
  const { shown } = await openDraft(page, id)
  const title = shown.getByRole('heading', { level: 1, includeHidden: true })
  await title.dblclick()
  await page.keyboard.press('End')
  let expected = 'Primera banda'
  const wrong: string[] = []
  for (let edit = 0; edit < 500; edit += 1) {
    const key = keyOf(edit)
    expected = key === 'Backspace' ? expected.slice(0, -1) : `${expected}${key}`
    await page.keyboard.press(key)
    if (edit % 50 !== 49) continue
    await expect(title).toHaveText(expected)
    await expect(fieldIn(page, id, { field: 'title', uid: 'one' })).toHaveValue(expected)
    const shownNow = await shown.locator('body > textarea').inputValue()
    if (shownNow !== expected) wrong.push(`${edit}: ${shownNow}`)
  }
  expect(wrong).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  const { content } = await storyWith(id)
  expect(content.body?.[0]).toMatchObject({ title: expected })
  await publishInEditor(page)
  await expect.poll(async () => await (await request.get(`/${slug}`)).text()).toContain(expected)
})

/** Ten keys take letters back, ten write others, so that the title has a usual length. */
function keyOf(edit: number): string {
  return edit % 20 < 10 ? 'Backspace' : String.fromCodePoint(97 + ((edit * 7) % 26))
}
