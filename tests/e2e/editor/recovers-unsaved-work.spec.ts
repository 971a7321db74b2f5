import { expect, type Locator, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../support/editor.ts'
import { createStory, folderAt, removeStory, save, storyAt } from '../../support/management.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `trabajo-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', _uid: 'root', title: 'Primero', body: [] }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

const loadedFonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
const title = (page: Page) => fieldIn(page, id, { field: 'title', uid: 'root' })

test('unsaved work survives a reload and a lost connection', async ({ page, context }) => {
  await openInEditor(page, id)
  await title(page).fill('Sin guardar')
  await expect(statusOf(page)).toHaveText('Unsaved changes')
  await page.waitForTimeout(300)
  await page.reload()
  await page.getByRole('button', { name: 'Go on with them' }).click()
  await expect(title(page)).toHaveValue('Sin guardar')

  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toContainText('cannot be reached')
  await context.setOffline(false)
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'Sin guardar' })
  await page.reload()
  await expect(title(page)).toHaveValue('Sin guardar')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('the service refuses a save over a colleague’s, and the editor chooses between both versions', async ({
  page,
}) => {
  await openInEditor(page, id)
  const before = await storyAt(`global/${slug}`)
  await title(page).fill('Mío')
  await save(before, { ...before.content, title: 'Ajeno' })
  await page.getByTestId('editor-header-save').click()
  const question = page.getByRole('alertdialog', { name: 'Local editor has saved this story since you opened it' })
  await expect(question.getByText('Mío')).toBeVisible()
  await expect(question.getByText('Ajeno')).toBeVisible()
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'Ajeno' })

  await question.getByRole('button', { name: 'Keep only theirs' }).click()
  await expect(title(page)).toHaveValue('Ajeno')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await page.keyboard.press('Control+z')
  await expect(title(page)).toHaveValue('Mío')
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'Mío' })
})

test('an editor adds, opens, changes, moves and removes a block with the keyboard alone', async ({ page }) => {
  await openInEditor(page, id)
  const rows = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row')
  /** Moves with the arrow keys from a row to a button in it. */
  const walkTo = async (row: Locator, name: RegExp) => {
    await row.focus()
    await expect(async () => {
      await page.keyboard.press('ArrowRight')
      await expect(row.getByRole('button', { name })).toBeFocused({ timeout: 100 })
    }).toPass()
  }
  const add = async (name: string) => {
    await walkTo(rows.nth(1), /^Add a block/)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Find a block')).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await add('slim hero')
  await expect(page.getByRole('heading', { name: 'Slim hero', level: 2 })).toBeVisible()
  await page.getByLabel('Title (required)').focus()
  await page.keyboard.type('Cabecera')
  await add('accordion')
  await expect(rows.nth(3)).toContainText('Accordion')
  await walkTo(rows.nth(3), /^What to do/)
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Move up' }).focus()
  await page.keyboard.press('Enter')
  await expect(rows.nth(2)).toContainText('Accordion')
  await page.keyboard.press('Control+z')
  await expect(rows.nth(2)).toContainText('Slim hero Cabecera')
  await page.keyboard.press('Control+z')
  await expect(rows.filter({ hasText: 'Accordion' })).toHaveCount(0)
})

test('a click in the page opens its block, and a change shows in the page before it is saved', async ({ page }) => {
  const content = {
    component: 'page',
    _uid: 'root',
    title: 'Primero',
    body: [{ component: 'slim_hero', _uid: 'hero', title: 'En la página', title__i18n__en: 'On the page' }],
  }
  await save(await storyAt(`global/${slug}`), content)
  await openInEditor(page, id)
  await untilLive(page)
  const shown = shownPage(page)
  const heading = fieldIn(page, id, { field: 'title', uid: 'hero' })
  await expect(async () => {
    await shown.getByRole('heading', { name: 'En la página' }).click()
    await expect(page.getByRole('heading', { name: 'Slim hero', level: 2 })).toBeVisible({ timeout: 500 })
  }).toPass()
  await heading.fill('Recién escrito')
  await expect(shown.getByRole('heading', { name: 'Recién escrito' })).toBeVisible()
  expect((await storyAt(`global/${slug}`)).content.body).toMatchObject([{ title: 'En la página' }])

  await page.getByRole('button', { name: 'Language of the content' }).click()
  await page.getByRole('option', { name: 'English' }).click()
  await heading.fill('Just written')
  await expect(shown.getByRole('heading', { name: 'Just written' })).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Control+s')
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content.body).toMatchObject([
    { title: 'Recién escrito', title__i18n__en: 'Just written' },
  ])
})

test('the list and an open story break no rule of axe', async ({ page }) => {
  for (const open of [() => page.goto(testEditorUrl), () => openInEditor(page, id)]) {
    await open()
    await page.getByRole('treegrid').getByRole('row').first().waitFor()
    expect(await axeProblems(page, { exclude: ['#storyblok-preview'] })).toEqual([])
    await expect.poll(() => page.evaluate(loadedFonts)).toContain('IBM Plex Sans Variable')
  }
})
