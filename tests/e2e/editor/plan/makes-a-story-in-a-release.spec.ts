import { expect, type Page, test } from '@playwright/test'
import { fieldIn, shownPage, statusOf, untilLive } from '../../../support/editor.ts'
import { removeStory, storyWith } from '../../../support/management.ts'
import { openPlan, plannedStories } from '../../../support/planned-stories.ts'
import { createRelease } from '../../../support/release.ts'
import { testEditorUrl } from '../../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const mark = `solo-${process.pid}`
const planned = plannedStories(mark)
let id = 0
test.afterEach(async () => {
  if (id > 0) await removeStory(id)
  id = 0
  await planned.remove()
})

/** Makes a story from the list of a release; it is then open. */
async function makeInRelease(page: Page, name = mark): Promise<void> {
  await page.getByRole('link', { name: 'Its list of stories' }).click()
  await expect(page.getByText('A story that you make here exists only in it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New folder' })).toBeHidden()
  await page.getByRole('button', { name: 'New story' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Find a folder').fill('global')
  await page.getByRole('option', { name: 'Global /global', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Until the release is released, it exists only in it.')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByTestId('editor-form').waitFor()
  id = Number(page.url().split('/').at(-1))
}

/** Rows of the list that a search for the story finds. */
async function found(page: Page, name = mark) {
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(name)
  await expect(page.getByText(/^\d+ found$/)).toBeVisible()
  return page.getByRole('row').filter({ hasText: `global/${name}` })
}

test('an editor makes a story in a release, where alone it exists until visitors read it', async ({
  page,
  request,
}) => {
  const release = await planned.newRelease(page, `Solo ${process.pid}`)
  await makeInRelease(page)
  await expect(page).toHaveURL(new RegExp(`/stories/0/${release}/${id}$`))
  await expect(page.getByRole('region', { name: 'Release' })).toContainText('Made in this release')
  await fieldIn(page, id, { field: 'title', uid: await rootOf(page) }).fill('Solo en la feria')
  await page.getByTestId('editor-header-save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await untilLive(page)
  await expect(shownPage(page).locator('body')).toContainText('Solo en la feria')

  await test.step('its address changes within the release', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Name and address…' }).click()
    await page.getByRole('dialog').getByLabel('Last part of the address', { exact: true }).fill(`${mark}-bis`)
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText(`/global/${mark}-bis`)).toBeVisible()
  })

  await page.getByRole('link', { name: 'Stories' }).click()
  const row = await found(page)
  await expect(row).toContainText('Only in this release')
  await page.getByRole('button', { name: /Release$/ }).click()
  await page.getByRole('option', { name: 'Current content' }).click()
  await expect(await found(page)).toHaveCount(0)
  await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories/0/0/${id}`)
  await expect(page.getByText('There is no such story.')).toBeVisible()
  expect((await request.get(`/${mark}-bis`)).status()).toBe(404)

  await openPlan(page, release)
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toContainText('Only in this release')
  await page.getByRole('button', { name: 'Release now…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release now…' }).click()
  await expect(page.getByText('Released', { exact: true })).toBeVisible()
  await expect.poll(async () => (await request.get(`/${mark}-bis`)).status()).toBe(200)
  expect((await storyWith(id)).content).toMatchObject({ title: 'Solo en la feria' })
})

/** The uid of the open story's outermost block. */
async function rootOf(page: Page): Promise<string> {
  const field = page.locator(`.sb-textfield [id^="${id}__title-"]`)
  return (await field.getAttribute('id'))?.split('__title-')[1] ?? ''
}

test('a story of a release that is deleted goes to the trash, which is said before, and returns as a draft', async ({
  page,
}) => {
  const name = `nada-${process.pid}`
  const release = await createRelease(`Nada ${process.pid}`)
  await openPlan(page, release)
  await makeInRelease(page, name)
  await openPlan(page, release)
  await page.getByRole('button', { name: 'Delete…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('These stories exist only in it. They go to the trash')
  await expect(dialog.getByRole('listitem')).toHaveText([name])
  await dialog.getByRole('button', { name: 'Delete…' }).click()
  await expect(page).toHaveURL(/\/releases$/)

  await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories`)
  await expect(await found(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: /Publication$/ }).click()
  await page.getByRole('option', { name: 'In the trash' }).click()
  const row = await found(page, name)
  await row.getByRole('button', { name: /^What to do/ }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await storyWith(id)).toMatchObject({ full_slug: `global/${name}`, published: false, release_ids: [] })
})
