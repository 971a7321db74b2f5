import { expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor } from '../../../support/editor.ts'
import { moveSchedules } from '../../../support/management.ts'
import { openPlan, plannedStories, waitUntil, wallIn } from '../../../support/planned-stories.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

const planned = plannedStories(`plan-${process.pid}`)
test.afterEach(() => planned.remove())

/** Plans for the next hour what the open dialog does. */
async function plan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('At a time').click()
  await dialog.getByLabel('Date and time').fill(wallIn(Date.now() + 3_600_000))
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog).toBeHidden()
}

async function planPublish(page: Page): Promise<void> {
  await page.getByTestId('editor-header-publish').click()
  await plan(page)
}

test('an editor plans a publish, cancels it in the calendar, and plans another that visitors see at its time', async ({
  page,
  request,
}) => {
  const story = await planned.add('Antes')
  await openInEditor(page, story.id)
  await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Antes' }).last().click()
  await fieldIn(page, story.id, { field: 'title', uid: 'hero' }).fill('Planeado')
  await planPublish(page)
  await openPlan(page)
  const list = page.getByRole('region', { name: 'Planned' })
  await expect(list.getByRole('link', { name: `Publish ${story.name}` })).toBeVisible()
  await list.getByRole('button', { name: `Cancel: Publish ${story.name}` }).click()
  await expect(list).toContainText('Nothing is planned.')

  await openInEditor(page, story.id)
  await planPublish(page)
  const moment = Date.now() + 3000
  await moveSchedules(story.id, moment)
  expect(await planned.shown(request, /Planeado/)).toBe(0)
  await waitUntil(page, moment + 2000)
  expect(await planned.shown(request, /Planeado/)).toBe(1)
})

test('an editor plans that a story is taken off the site', async ({ page, request }) => {
  const story = await planned.add('Antes')
  expect((await request.get(story.path)).status()).toBe(200)
  await openInEditor(page, story.id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await plan(page)
  const moment = Date.now() + 3000
  await moveSchedules(story.id, moment)
  await waitUntil(page, moment + 2000)
  expect((await request.get(story.path)).status()).toBe(404)
})
