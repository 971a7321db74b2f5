import { expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor } from '../../../support/editor.ts'
import { moveSchedules } from '../../../support/management.ts'
import { openPlan, planInDialog, plannedStories } from '../../../support/planned-stories.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

const planned = plannedStories(`plan-${process.pid}`)
test.afterEach(() => planned.remove())

async function planPublish(page: Page): Promise<void> {
  await page.getByTestId('editor-header-publish').click()
  await planInDialog(page)
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
  expect(await planned.shown(request, /Planeado/)).toBe(0)
  const moment = Date.now() + 2000
  await moveSchedules(story.id, moment)
  await expect.poll(() => planned.shown(request, /Planeado/)).toBe(1)
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
})

test('an editor plans that a story is taken off the site', async ({ page, request }) => {
  const story = await planned.add('Antes')
  await expect.poll(async () => (await request.get(story.path)).status()).toBe(200)
  await openInEditor(page, story.id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await planInDialog(page)
  const moment = Date.now() + 3000
  await moveSchedules(story.id, moment)
  await expect.poll(async () => (await request.get(story.path)).status()).toBe(404)
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
})
