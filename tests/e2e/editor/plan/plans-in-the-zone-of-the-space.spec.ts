import { expect, test } from '@playwright/test'
import { openInEditor } from '../../../support/editor.ts'
import { plannedMoments, setSpaceZone } from '../../../support/management.ts'
import { openPlan, plannedStories } from '../../../support/planned-stories.ts'

test.use({ locale: 'en-GB', timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } })

const planned = plannedStories(`zone-${process.pid}`)
const year = new Date().getFullYear() + 1

test.afterEach(async () => {
  await setSpaceZone('Europe/Madrid')
  await planned.remove()
})

test('an editor who sits elsewhere plans and reads times in the time zone of the space, which she changes', async ({
  page,
}) => {
  const story = await planned.add('Antes')
  await openInEditor(page, story.id)
  await page.getByTestId('editor-header-publish').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('At a time').click()
  await expect(dialog).toContainText('Time zone: Europe/Madrid')
  await dialog.getByLabel('Date and time').fill(`${year}-07-01T09:30`)
  await expect(dialog).toContainText(`Your time (America/New_York): Jul 1, ${year}, 3:30`)
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog).toBeHidden()
  expect(await plannedMoments(story.id)).toEqual([`${year}-07-01T07:30:00.000Z`])

  await openPlan(page)
  const list = page.getByRole('region', { name: 'Planned' })
  const entry = list.getByRole('listitem').filter({ hasText: story.name })
  await expect(list).toContainText('Time zone: Europe/Madrid')
  await expect(entry.getByRole('time')).toHaveText(/^9:30\sAM$/)

  await page.getByRole('button', { name: 'Change the time zone' }).click()
  await dialog.getByRole('button', { name: 'Time zone' }).click()
  await page.getByRole('option', { name: 'Pacific/Auckland' }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(list).toContainText('Time zone: Pacific/Auckland')
  await expect(entry.getByRole('time')).toHaveText(/^7:30\sPM$/)
  expect(await plannedMoments(story.id)).toEqual([`${year}-07-01T07:30:00.000Z`])
  await page.reload()
  await expect(entry.getByRole('time')).toHaveText(/^7:30\sPM$/)
})

test('a release that another editor plans has the time zone of the space', async ({ page }) => {
  await openPlan(page)
  await page.getByRole('button', { name: 'New release' }).click()
  await page.getByLabel('Name of the release').fill(`Zone ${process.pid}`)
  await page.getByLabel('Release it at').fill(`${year}-01-15T00:15`)
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: `Zone ${process.pid}` }).waitFor()
  await expect(page.getByRole('time')).toHaveText(new RegExp(`^Jan 15, ${year}, 12:15\\sAM$`))
  await page.getByRole('button', { name: 'Delete…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete…' }).click()
  await expect(page.getByRole('heading', { name: 'Releases and schedule' })).toBeVisible()
})
