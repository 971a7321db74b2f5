import { type Browser, expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor, publishInEditor, statusOf } from '../../support/editor.ts'
import { createStory, folderAt, removeStory, storyAt } from '../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const slug = `juntos-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const body = [
    { component: 'slim_hero', _uid: 'hero', title: 'Cabecera' },
    { component: 'slim_hero', _uid: 'second', title: 'Segunda' },
  ]
  const content = { component: 'page', _uid: 'root', title: 'Primero', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

/** A person at a browser of their own. */
async function personNamed(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((own) => localStorage.setItem('editor.user-name', own), name)
  const page = await context.newPage()
  await openInEditor(page, id)
  return page
}

const title = (page: Page) => fieldIn(page, id, { field: 'title', uid: 'root' })
const heroTitle = (page: Page) => fieldIn(page, id, { field: 'title', uid: 'hero' })

async function openHero(page: Page): Promise<void> {
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Cabecera' }).click()
  await heroTitle(page).waitFor()
}

async function saveAs(page: Page): Promise<void> {
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
}

test('the changes of two editors in different fields are both stored, as they were shown', async ({ browser }) => {
  const [ana, luis] = [await personNamed(browser, 'Ana'), await personNamed(browser, 'Luis')]
  await title(ana).fill('De Ana')
  await openHero(luis)
  await heroTitle(luis).fill('De Luis')
  await saveAs(ana)

  await luis.getByTestId('editor-header-save').click()
  const dialog = luis.getByRole('alertdialog', { name: 'Ana has saved this story since you opened it' })
  await expect(dialog.getByText('Changes by Ana that are taken over: 1')).toBeVisible()
  await expect(dialog.getByText('Page: Title')).toBeVisible()
  await expect(dialog.getByText('De Ana')).toBeVisible()
  await expect(dialog.getByRole('radiogroup')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Save both together' }).click()
  await expect(statusOf(luis)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({
    title: 'De Ana',
    body: [{ title: 'De Luis' }, { title: 'Segunda' }],
  })
})

test('a field that both changed is chosen by the second editor, in words', async ({ browser }) => {
  const [ana, luis] = [await personNamed(browser, 'Ana'), await personNamed(browser, 'Luis')]
  await title(ana).fill('De Ana')
  await title(luis).fill('De Luis')
  await saveAs(ana)
  await luis.getByTestId('editor-header-save').click()
  const choice = luis.getByRole('radiogroup', { name: 'Page: Title' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await choice.getByText('De Ana').click()
  await luis.getByRole('button', { name: 'Save both together' }).click()
  await expect(title(luis)).toHaveValue('De Ana')
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'De Ana' })
})

test('a block that one editor removed and the other changed is chosen as a whole', async ({ browser }) => {
  const [ana, luis] = [await personNamed(browser, 'Ana'), await personNamed(browser, 'Luis')]
  await openHero(ana)
  await heroTitle(ana).fill('Cambiada por Ana')
  const row = luis.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Cabecera' })
  await row.hover()
  await row.getByRole('button', { name: /^What to do/ }).click()
  await luis.getByRole('menuitem', { name: 'Delete' }).click()
  await saveAs(ana)
  await luis.getByTestId('editor-header-save').click()
  const choice = luis.getByRole('radiogroup', { name: /^The whole block “Slim hero: Cambiada por Ana”/ })
  await expect(choice.getByText('Not there')).toBeVisible()
  await choice.getByText('Slim hero: Cambiada por Ana').last().click()
  await luis.getByRole('button', { name: 'Save both together' }).click()
  await expect(statusOf(luis)).toHaveText('Everything is saved')
  expect((await storyAt(`global/${slug}`)).content.body).toMatchObject([
    { title: 'Cambiada por Ana' },
    { title: 'Segunda' },
  ])
})

test('a publish over a newer version of a colleague is refused, and publishes nothing', async ({
  browser,
  request,
}) => {
  const [ana, luis] = [await personNamed(browser, 'Ana'), await personNamed(browser, 'Luis')]
  await title(ana).fill('De Ana')
  await saveAs(ana)
  await luis.getByTestId('editor-header-publish').click()
  await luis
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish( anyway)?$/ })
    .click()
  await expect(luis.getByRole('alertdialog', { name: /^Ana has saved this story/ })).toBeVisible()
  expect((await request.get(`/${slug}`)).status()).toBe(404)
  await luis.getByRole('button', { name: 'Save both together' }).click()
  await expect(statusOf(luis)).toHaveText('Everything is saved')
  await publishInEditor(luis)
  await expect.poll(async () => await (await request.get(`/${slug}`)).text()).toContain('De Ana')
})

test('a change of the address does not hide a colleague’s newer version', async ({ browser }) => {
  const [ana, luis] = [await personNamed(browser, 'Ana'), await personNamed(browser, 'Luis')]
  await title(ana).fill('De Ana')
  await saveAs(ana)
  await luis.getByRole('button', { name: 'More' }).click()
  await luis.getByRole('menuitem', { name: 'Name and address…' }).click()
  const dialog = luis.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(`${slug} nuevo`)
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog.getByText('Somebody changed it meanwhile')).toBeVisible()
  expect((await storyAt(`global/${slug}`)).content).toMatchObject({ title: 'De Ana' })
})
