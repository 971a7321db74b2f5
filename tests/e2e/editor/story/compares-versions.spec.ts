import { expect, type Locator, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, shownPage, statusOf, untilLive } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory, save, storyAt, storyWith } from '../../../support/management.ts'
import { axeProblems } from '../../../support/page/axe-problems.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `versiones-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const body = ['Uno', 'Dos', 'Tres'].map((title, at) => ({ component: 'slim_hero', _uid: `b${at + 1}`, title }))
  const content = { component: 'page', _uid: 'root', title: 'La primera llave', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

const fieldOf = (page: Page, uid: string) => fieldIn(page, id, { field: 'title', uid })
const panelOf = (page: Page) => page.getByRole('region', { name: 'Versions', exact: true })
const heading = (page: Page) => shownPage(page).locator('main [data-blok-uid] :is(h1, h2)')

async function openBlock(page: Page, words: string): Promise<void> {
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: words }).click()
}

async function store(page: Page): Promise<void> {
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
}

/** Three saves by hand: a text, a translation, and a block that is removed. */
async function editThreeTimes(page: Page): Promise<void> {
  await openInEditor(page, id)
  await untilLive(page)
  await fieldOf(page, 'root').fill('La segunda llave')
  await store(page)
  await chooseLanguage(page, /^Italiano/)
  await page.getByRole('checkbox', { name: 'Translate Title' }).check()
  await fieldOf(page, 'root').fill('La chiave')
  await store(page)
  await chooseLanguage(page, /^Español/)
  const row = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Dos' })
  await row.getByRole('button', { name: /^What to do/ }).click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await store(page)
}

async function chooseLanguage(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /Language of the content/ }).click()
  await page.getByRole('option', { name }).click()
}

async function openVersions(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  return panelOf(page)
}

const firstVersion = (panel: Locator) => panel.getByRole('button', { name: /Created/ })

async function pick(panel: Locator, label: string, option: string | RegExp): Promise<void> {
  await panel.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await panel.page().getByRole('option', { name: option }).click()
}

test('a version is seen in the page, compared word by word, and a removed block is restored', async ({ page }) => {
  await editThreeTimes(page)
  await expect(heading(page)).toHaveText(['Uno', 'Tres'])
  const panel = await openVersions(page)
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  await pick(panel, 'Changed in', 'Italiano')
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await pick(panel, 'Changed in', 'Any language')

  await firstVersion(panel).click()
  await expect(page.getByText(/^The page shows the version of/)).toBeVisible()
  await expect(heading(page)).toHaveText(['Uno', 'Dos', 'Tres'])
  await expect(panel.getByRole('heading', { name: 'Differences: 3' })).toBeVisible()
  const title = panel.getByRole('region', { name: /La segunda llave/ })
  await expect(title.locator('del').first()).toHaveText('primera')
  await expect(title.locator('ins').first()).toHaveText('segunda')
  expect(await axeProblems(page, { include: ['.versions-panel', '.version-notice'] })).toEqual([])

  await panel.getByRole('button', { name: /^Restore: Bring it back/ }).click()
  await expect(panel.getByText('Restored and saved.', { exact: false })).toBeVisible()
  await expect(heading(page)).toHaveText(['Uno', 'Dos', 'Tres'])
  await expect(panel.getByRole('button', { name: /Restored by/ })).toBeVisible()
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({
    title: 'La segunda llave',
    title__i18n__it: 'La chiave',
    body: [{ title: 'Uno' }, { title: 'Dos' }, { title: 'Tres' }],
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heading(page)).toHaveText(['Uno', 'Tres'])
})

test('one language is restored alone, and unsaved work becomes a version first', async ({ page }) => {
  await editThreeTimes(page)
  await openBlock(page, 'Uno')
  await fieldOf(page, 'b1').fill('Sin guardar')
  const panel = await openVersions(page)
  await firstVersion(panel).click()
  await pick(panel, 'Language', 'Italiano')
  await expect(panel.getByRole('heading', { name: 'Differences: 1' })).toBeVisible()
  await panel.getByRole('button', { name: 'Restore only Italiano' }).click()
  await expect(panel.getByText('Restored and saved.', { exact: false })).toBeVisible()
  const { content } = await storyAt(`global/${slug}`)
  expect(content).not.toHaveProperty('title__i18n__it')
  expect(content).toMatchObject({ title: 'La segunda llave', body: [{ title: 'Sin guardar' }, { title: 'Tres' }] })
  await expect(panel.getByRole('listitem')).toHaveCount(6)

  await firstVersion(panel).click()
  await panel.getByRole('button', { name: 'Restore the whole version' }).click()
  await expect(panel.getByText('Restored and saved.', { exact: false })).toBeVisible()
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({
    title: 'La primera llave',
    body: [{ title: 'Uno' }, { title: 'Dos' }, { title: 'Tres' }],
  })
})

test('a restore over what a colleague has saved meanwhile is refused, and nothing is lost', async ({ page }) => {
  await editThreeTimes(page)
  const panel = await openVersions(page)
  await firstVersion(panel).click()
  const theirs = await storyWith(id)
  await save(theirs, { ...theirs.content, title: 'De un colega' })
  await panel.getByRole('button', { name: /^Restore: Bring it back/ }).click()
  const conflict = page.getByRole('alertdialog')
  await expect(conflict.getByText('De un colega')).toBeVisible()
  expect((await storyWith(id)).content).toMatchObject({
    title: 'De un colega',
    body: [{ title: 'Uno' }, { title: 'Tres' }],
  })
  await conflict.getByRole('button', { name: 'Save both together' }).click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  expect((await storyWith(id)).content).toMatchObject({
    title: 'De un colega',
    body: [{ title: 'Uno' }, { title: 'Dos' }, { title: 'Tres' }],
  })
})

test('versions are chosen, compared and left by keyboard alone', async ({ page }) => {
  await editThreeTimes(page)
  const panel = await openVersions(page)
  await expect(panel.getByRole('heading', { name: 'Versions' })).toBeFocused()
  // The Tab key goes from filter to filter to the first version once the list is there.
  await expect(panel.getByRole('listitem')).toHaveCount(4)
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^The page shows the version of/)).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Versions' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('editor-form')).toBeFocused()
  await expect(page.getByText(/^The page shows the version of/)).toBeHidden()
})
