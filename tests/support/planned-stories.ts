import type { APIRequestContext, Page } from '@playwright/test'
import { createStory, folderAt, publish, removeRelease, removeStory } from './management.ts'
import { testEditorUrl } from './test-system.ts'

export type PlannedStory = { id: number; name: string; path: string }

/** The content of a page whose title and only block show one text. */
export function contentOf(title: string) {
  return {
    component: 'page',
    _uid: 'root',
    title,
    body: [{ component: 'slim_hero', _uid: 'hero', title }],
  }
}

/** Published pages and releases of a test; `remove` deletes them all. */
export function plannedStories(mark: string) {
  const stories: PlannedStory[] = []
  const releases: number[] = []
  return {
    stories,
    /** Adds a published page that shows a text. */
    async add(title: string): Promise<PlannedStory> {
      const name = `${mark}-${stories.length + 1}`
      const folder = await folderAt('global')
      const { id } = await createStory({ name, slug: name, parentId: folder.id, content: contentOf(title) })
      await publish(id)
      const story = { id, name, path: `/${name}` }
      stories.push(story)
      return story
    },
    /** How many of the pages show a text to visitors. */
    async shown(request: APIRequestContext, text: RegExp): Promise<number> {
      const pages = await Promise.all(stories.map(async ({ path }) => (await request.get(path)).text()))
      return pages.filter((html) => text.test(html)).length
    },
    /** Creates a release in the editor, whose page is then open. @returns its id */
    async newRelease(page: Page, name: string): Promise<number> {
      await openPlan(page)
      await page.getByRole('button', { name: 'New release' }).click()
      await page.getByLabel('Name of the release').fill(name)
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const id = Number(page.url().split('/').at(-1))
      releases.push(id)
      return id
    },
    async remove(): Promise<void> {
      for (const { id } of stories.splice(0)) await removeStory(id)
      for (const id of releases.splice(0)) await removeRelease(id)
    },
  }
}

/** Opens the plan; with an id, one release. */
export async function openPlan(page: Page, release?: number): Promise<void> {
  await page.goto(`${testEditorUrl}/#/me/spaces/100001/releases${release === undefined ? '' : `/${release}`}`)
  await page.reload()
}

/** Plans the action of the editor's open dialog for a moment, in an hour by default. */
export async function planInDialog(page: Page, moment = Date.now() + 3_600_000): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('At a time').click()
  await dialog.getByLabel('Date and time').fill(wallIn(moment))
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The value of a field for date and time at a moment in Madrid. */
export function wallIn(moment: number): string {
  return new Date(moment).toLocaleString('sv-SE', { timeZone: 'Europe/Madrid' }).replace(' ', 'T').slice(0, 16)
}

/** Waits until a moment. */
export async function waitUntil(page: Page, moment: number): Promise<void> {
  await page.waitForTimeout(Math.max(0, moment - Date.now()))
}
