import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { openInEditor } from '../../../support/editor.ts'
import { createStory, folderAt, moveSchedules, publish, removeStory } from '../../../support/management.ts'
import { openPlan, wallIn } from '../../../support/planned-stories.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

const mark = `idioma-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const hero = { component: 'slim_hero', _uid: 'hero', title: 'Taller', title__i18n__de: 'Werkstatt' }
  const texts = { title: 'Taller', title__i18n__de: 'Werkstatt', title__i18n__fr: 'Atelier' }
  const content = { component: 'page', _uid: 'root', ...texts, body: [{ ...hero, title__i18n__fr: 'Atelier' }] }
  id = (await createStory({ name: mark, slug: mark, parentId: folder.id, content })).id
  await publish(id)
})
test.afterEach(() => removeStory(id))

/** Whether the page has an address of its own in a language, or another language in its place. */
async function isTranslated(request: APIRequestContext, language: string): Promise<boolean> {
  const html = await (await request.get(`/${language}/${mark}`)).text()
  return !/<main[^>]* lang="es-ES"/.test(html) && /Werkstatt|Atelier/.test(html)
}

/** Opens the dialog that takes the story off the site, and chooses German alone. */
async function chooseGerman(page: Page): Promise<Locator> {
  await openInEditor(page, id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Only some languages').click()
  await dialog.getByText('Deutsch', { exact: true }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Deutsch' })).toBeChecked()
  return dialog
}

test('an editor takes one language off the site, visitors read the page in another, and it is published again', async ({
  page,
  request,
}) => {
  expect(await Promise.all(['de', 'fr'].map((language) => isTranslated(request, language)))).toEqual([true, true])
  const dialog = await chooseGerman(page)
  await expect(dialog.getByRole('checkbox')).toHaveCount(2)
  await expect(dialog).toContainText('they read the page in another one')
  await dialog.getByRole('button', { name: 'Take off the site' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => isTranslated(request, 'de')).toBe(false)
  expect(await isTranslated(request, 'fr')).toBe(true)
  expect((await request.get(`/de/${mark}`)).status()).toBe(200)
  await expect.poll(async () => (await request.get('/sitemaps/de-1.xml')).text()).not.toContain(`/de/${mark}<`)

  await page.getByTestId('editor-header-publish').click()
  await dialog.getByText('Publish only some languages').click()
  await dialog.getByText('Deutsch · draft', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Publish( anyway)?$/ }).click()
  await expect.poll(() => isTranslated(request, 'de')).toBe(true)
})

test('a language leaves the site at its time, and the calendar names it', async ({ page, request }) => {
  const dialog = await chooseGerman(page)
  await dialog.getByText('At a time').click()
  await dialog.getByLabel('Date and time').fill(wallIn(Date.now() + 3_600_000))
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog).toBeHidden()
  await openPlan(page)
  const list = page.getByRole('region', { name: 'Planned' })
  const entry = list.getByRole('listitem').filter({ hasText: mark })
  await expect(entry).toContainText('Deutsch')
  await expect(entry.getByRole('button', { name: `Cancel: Take ${mark} off the site · Deutsch` })).toBeVisible()
  const moment = Date.now() + 3000
  await moveSchedules(id, moment)
  expect(await isTranslated(request, 'de')).toBe(true)
  await expect.poll(() => isTranslated(request, 'de')).toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
  expect(await isTranslated(request, 'fr')).toBe(true)
})
