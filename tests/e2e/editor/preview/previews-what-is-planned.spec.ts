import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { fieldIn, openInEditor } from '../../../support/editor.ts'
import { signedQuery } from '../../../support/http/gate.ts'
import { requestHost } from '../../../support/http/request-host.ts'
import {
  createStory,
  type ManagedStory,
  moveSchedules,
  publish,
  releaseAt,
  save,
  startPageAt,
  storyAt,
  storyWith,
} from '../../../support/management.ts'
import { shownPage } from '../../../support/page/shown-page.ts'
import { openPlan, planInDialog, plannedStories, waitUntil, wallIn } from '../../../support/planned-stories.ts'
import { hostedAddress, saveInRelease } from '../../../support/release.ts'
import { testSiteUrl } from '../../../support/test-system.ts'

test.use({ timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

const folder = 'global/eventos-y-noticias/comunicados-de-prensa'
const listPath = '/eventos-y-noticias/comunicados-de-prensa'
const minute = 60_000

/** The names of one run, which the list, the menu and the pages show. */
const namesOf = (run: string) => ({
  comes: `Llega ${run}`,
  goes: `Se va ${run}`,
  before: `Antes ${run}`,
  after: `Después ${run}`,
  entry: `Entrada ${run}`,
  release: `Feria ${run}`,
})
type Names = ReturnType<typeof namesOf>
type Planned = { list: ManagedStory; comes: ManagedStory; goes: ManagedStory; changes: ManagedStory; release: number }

const planned = plannedStories('previsto')
let settings: ManagedStory

test.beforeEach(async () => {
  settings = await storyAt('_config/site-settings')
})
test.afterEach(async () => {
  await planned.remove()
  await save(settings, settings.content)
  await publish(settings.id)
})

/** News of the next days, which are at the top of their list. */
async function addNews(title: string, isPublic: boolean): Promise<ManagedStory> {
  const list = await startPageAt(folder)
  const model = await storyAt(`${folder}/titan-e3-mide-antes-de-cortar`)
  const name = title
    .toLowerCase()
    .replaceAll(' ', '-')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9-]/g, '')
  const content = { ...model.content, title, date: `2026-12-${10 + planned.stories.length} 09:00` }
  const { id } = await createStory({ name, slug: name, parentId: Number(list['parent_id']), content })
  planned.stories.push({ id, name, path: `${listPath}/${name}` })
  if (isPublic) await publish(id)
  return await storyWith(id)
}

/** Plans all of it by hand for a moment: a publish, an unpublish, and a release with a changed story and a menu. */
async function planByHand(page: Page, names: Names, moment: number): Promise<Planned> {
  const list = await startPageAt(folder)
  const comes = await addNews(names.comes, false)
  const goes = await addNews(names.goes, true)
  const changes = await addNews(names.before, true)
  await openInEditor(page, comes.id)
  await page.getByTestId('editor-header-publish').click()
  await planInDialog(page, moment)
  await openInEditor(page, goes.id)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await planInDialog(page, moment)

  const release = await planned.newRelease(page, names.release)
  await page.getByRole('searchbox', { name: 'Find a story by name or address' }).fill(changes.name)
  await page.getByRole('button', { name: `Put ${changes.name} into the release`, exact: true }).click()
  await page.getByRole('link', { name: changes.name, exact: true }).click()
  await page.getByTestId('editor-form').waitFor()
  const uid = String(changes.content['_uid'])
  await fieldIn(page, changes.id, { field: 'title', uid }).fill(names.after)
  await page.getByTestId('editor-header-save').click()
  await expect(page.getByTestId('editor-status')).toHaveText('Everything is saved')
  await saveInRelease(release, settings, withEntry(settings.content, names.entry, comes))
  await openPlan(page, release)
  await page.getByRole('button', { name: 'Name and time…' }).click()
  await page.getByLabel('Release it at').fill(wallIn(moment))
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return { list, comes, goes, changes, release }
}

/** Settings whose main menu has an entry that leads to a story. */
function withEntry(content: Record<string, unknown>, label: string, { uuid }: ManagedStory): object {
  const link = { fieldtype: 'multilink', linktype: 'story', id: uuid, url: '', cached_url: '' }
  const menu = Array.isArray(content['menu']) ? content['menu'] : []
  return {
    ...content,
    menu: [...menu.slice(0, 6), { component: 'menu_item', _uid: 'planned', label, link, children: [] }],
  }
}

/** Chooses a moment in the bar above the list. */
async function chooseMoment(page: Page, list: ManagedStory, moment: number): Promise<void> {
  await page.goto(hostedAddress(list))
  await page.locator('[data-preview-bar] summary').click()
  await page.getByLabel('Fecha y hora').fill(wallIn(moment))
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await expect(page).toHaveURL(/_preview_at=/)
}

/** The entries of a run in the list of news and the main menu. */
async function seenIn(page: Page, run: string) {
  const titles = await page
    .getByRole('main')
    .getByRole('heading', { name: new RegExp(run) })
    .allTextContents()
  const entries = await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(run) })
    .all()
  const menu = await Promise.all(
    entries.map(async (link) => new URL((await link.getAttribute('href')) ?? '', testSiteUrl).pathname),
  )
  return { titles, menu: [...new Set(menu)] }
}

test('a date shows the list, the menu and the pages with what an editor has planned until then, as visitors then get them', async ({
  browser,
  page,
  request,
}, { repeatEachIndex, retry }) => {
  test.setTimeout(180_000)
  const run = `${process.pid}x${repeatEachIndex}${retry}`
  const names = namesOf(run)
  const moment = Math.ceil(Date.now() / minute) * minute + 60 * minute
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Madrid' })
  const { list, comes, goes, changes, release } = await planByHand(await context.newPage(), names, moment)
  await context.close()
  // The preview in the editor has read the plan, which is read again after three seconds.
  await page.waitForTimeout(3500)
  const today = { titles: [names.before, names.goes], menu: [] }
  const then = { titles: [names.after, names.comes], menu: [`${listPath}/${comes.name}`] }

  await test.step('a minute before it nothing is planned', async () => {
    await chooseMoment(page, list, moment - minute)
    expect(await seenIn(page, run)).toEqual(today)
    await expect(page.locator('[data-preview-bar] summary')).toContainText('No hay nada previsto hasta entonces')
  })
  await test.step('at it all of it is there, and the bar says how much', async () => {
    await chooseMoment(page, list, moment)
    expect(await seenIn(page, run)).toEqual(then)
    await expect(page.locator('[data-preview-bar] summary')).toContainText(
      'Incluye 1 publicación, 1 retirada y 1 publicación conjunta',
    )
    await page.getByRole('main').getByRole('link', { name: names.after }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.after)
  })
  await test.step('the release is chosen by its name, alone', async () => {
    await page.goto(hostedAddress(list))
    await page.locator('[data-preview-bar] summary').click()
    const field = page.getByLabel('Publicación conjunta')
    await expect(field.getByRole('option', { name: names.release })).toContainText(/\(.+\)/)
    await field.selectOption(String(release))
    await page.getByRole('button', { name: 'Mostrar' }).click()
    await expect(page.locator('[data-preview-bar] summary')).toContainText(`Publicación conjunta ${names.release}`)
    // The entry leads to a story that is not public with the release alone.
    expect(await seenIn(page, run)).toEqual({ titles: [names.after, names.goes], menu: [] })
  })
  await test.step('a page that will not be public is marked, and its address leads nowhere', async () => {
    const more = { _preview_at: new Date(moment).toISOString() }
    await page.goto(hostedAddress(goes, { more }))
    await expect(page.locator('[data-preview-bar] summary')).toContainText('Entonces no será pública')
    const response = await page.goto(`${listPath}/${goes.name}?${new URLSearchParams({ ...signedQuery(), ...more })}`)
    expect(response?.status()).toBe(404)
  })

  await test.step('visitors get what was previewed', async () => {
    const more = { _preview_at: new Date(moment).toISOString() }
    const shown = [list, comes, changes]
    const previews = await Promise.all(shown.map(async (story) => (await send(hostedAddress(story, { more }))).text))
    const at = Date.now() + 4000
    await releaseAt(release, at)
    await moveSchedules(comes.id, at)
    await moveSchedules(goes.id, at)
    await waitUntil(page, at)
    const paths = [listPath, `${listPath}/${comes.name}`, `${listPath}/${changes.name}`]
    for (const [index, path] of paths.entries()) {
      const seen = await shownPage(page, previews[index] ?? '')
      await expect.poll(async () => await shownPage(page, (await send(path)).text), { timeout: 60_000 }).toBe(seen)
    }
    await expect.poll(() => statusOf(request, `${listPath}/${goes.name}`), { timeout: 30_000 }).toBe(404)
  })
})

const send = (path: string) => requestHost({ host: 'localhost', path })

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path)).status()
}
