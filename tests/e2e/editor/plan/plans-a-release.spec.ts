import { expect, test } from '@playwright/test'
import { fieldIn, statusOf } from '../../../support/editor.ts'
import { releaseAt, save, saveInRelease, storyWith } from '../../../support/management.ts'
import { contentOf, openPlan, plannedStories, waitUntil, wallIn } from '../../../support/planned-stories.ts'
import { testEditorUrl } from '../../../support/test-system.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

const planned = plannedStories(`feria-${process.pid}`)
test.afterEach(() => planned.remove())

test('an editor puts twelve stories into a release, and visitors see them at its time', async ({ page, request }) => {
  test.setTimeout(120_000)
  for (let at = 1; at <= 12; at++) await planned.add(`Antes ${at}`)
  const name = `Feria ${process.pid}`
  const release = await planned.newRelease(page, name)
  await page.getByRole('searchbox', { name: 'Find a story by name or address' }).fill('feria-')
  for (const story of planned.stories) {
    await page.getByRole('button', { name: `Put ${story.name} into the release`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Take ${story.name} out of the release` }).first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Stories in it: 12' })).toBeVisible()
  for (const [at, { id }] of planned.stories.entries()) {
    if (at > 0) await saveInRelease(id, release, contentOf(`Después ${at + 1}`))
  }
  await test.step('the first is edited in the release', async () => {
    const { id, name: first } = planned.stories[0] ?? { id: 0, name: '' }
    await page.getByRole('link', { name: first, exact: true }).click()
    await page.getByTestId('editor-form').waitFor()
    await expect(page).toHaveURL(new RegExp(`/stories/0/${release}/${id}$`))
    const frame = page.locator('#storyblok-preview')
    await expect(frame).toHaveAttribute('src', new RegExp(`_storyblok_release=${release}&`))
    await expect(page.getByRole('region', { name: 'Release' })).toContainText('In this release')
    await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: 'Antes 1' }).last().click()
    await fieldIn(page, id, { field: 'title', uid: 'hero' }).fill('Después 1')
    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    expect((await storyWith(id)).content).toMatchObject({ body: [{ title: 'Antes 1' }] })
  })
  expect(await planned.shown(request, /Después \d/)).toBe(0)
  expect(await planned.shown(request, /Antes \d/)).toBe(12)

  await openPlan(page, release)
  await page.getByRole('button', { name: 'Name and time…' }).click()
  await page.getByLabel('Release it at').fill(wallIn(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('link', { name: 'Releases and schedule' }).click()
  await expect(page.getByRole('link', { name: `Release ${name}` })).toBeVisible()

  const moment = Date.now() + 20_000
  await releaseAt(release, moment)
  // Twelve pages are read, and none of them after the moment.
  await waitUntil(page, moment - 5000)
  expect(await planned.shown(request, /Después \d/)).toBe(0)
  await expect.poll(() => planned.shown(request, /Después \d/)).toBe(12)
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Released')
})

test('a release shows what was changed since, and is released when that is settled', async ({ page, request }) => {
  const story = await planned.add('Antes')
  const release = await planned.newRelease(page, `Choque ${process.pid}`)
  await saveInRelease(story.id, release, contentOf('Después'))
  await save(await storyWith(story.id), contentOf('Entretanto'))
  await page.reload()
  const row = page.getByRole('listitem').filter({ hasText: story.name })
  await expect(row).toContainText('The current content was changed after it was put into the release.')
  await page.getByRole('button', { name: 'Release now…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(story.name)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: 'Keep what the release holds' }).click()
  await expect(row).not.toContainText('was changed')
  await page.getByRole('button', { name: 'Release now…' }).click()
  await dialog.getByRole('button', { name: 'Release now…' }).click()
  await expect(page.getByText('Released', { exact: true })).toBeVisible()
  await expect.poll(() => planned.shown(request, /Después/)).toBe(1)
})

test('two editors in a release merge, and a story leaves the release again', async ({ page }) => {
  const story = await planned.add('Antes')
  const release = await planned.newRelease(page, `Dos ${process.pid}`)
  await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories/0/${release}/${story.id}`)
  await page.getByTestId('editor-form').waitFor()
  const bar = page.getByRole('region', { name: 'Release' })
  await expect(bar).toContainText('Not in this release yet')
  await saveInRelease(story.id, release, { ...contentOf('Antes'), title: 'De otra persona' })
  await fieldIn(page, story.id, { field: 'title', uid: 'root' }).fill('Mío')
  await page.getByTestId('editor-header-save').click()
  const conflict = page.getByRole('alertdialog')
  await expect(conflict).toContainText('De otra persona')
  await conflict.getByRole('button', { name: 'Save both together' }).click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await expect(bar).toContainText('In this release')

  // The draft is changed elsewhere on the page: both changes are in the release afterwards.
  await save(await storyWith(story.id), { ...contentOf('Antes'), body: contentOf('Entretanto').body })
  await page.reload()
  await expect(bar).toContainText('The current content was changed after it was put into the release.')
  await bar.getByRole('button', { name: 'Merge the changes…' }).click()
  await conflict.getByRole('button', { name: 'Save both together' }).click()
  await expect(bar).toContainText('In this release')
  await expect(fieldIn(page, story.id, { field: 'title', uid: 'root' })).toHaveValue('Mío')
  await expect(page.getByRole('treegrid', { name: 'Blocks' })).toContainText('Entretanto')

  await bar.getByRole('button', { name: 'Take out…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out…' }).click()
  await expect(page).toHaveURL(new RegExp(`/stories/0/0/${story.id}$`))
  await expect(fieldIn(page, story.id, { field: 'title', uid: 'root' })).toHaveValue('Antes')
})

test('a version is restored in a release, is listed as that, and the draft stays', async ({ page }) => {
  const story = await planned.add('Antes')
  const release = await planned.newRelease(page, `Vuelta ${process.pid}`)
  for (const text of ['Primero', 'Segundo']) await saveInRelease(story.id, release, contentOf(text))
  await page.goto(`${testEditorUrl}/#/me/spaces/100001/stories/0/${release}/${story.id}`)
  await page.getByTestId('editor-form').waitFor()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Versions…' }).click()
  const panel = page.getByRole('region', { name: 'Versions', exact: true })
  await panel
    .getByRole('button', { name: /Saved by/ })
    .last()
    .click()
  await panel.getByRole('button', { name: 'Restore the whole version' }).click()
  await expect(panel.getByText('Restored and saved.', { exact: false })).toBeVisible()
  await expect(panel.getByRole('listitem').first()).toContainText('Restored by')
  await expect(page.getByRole('treegrid', { name: 'Blocks' })).toContainText('Primero')
  expect((await storyWith(story.id)).content).toMatchObject({ body: [{ title: 'Antes' }] })
})
