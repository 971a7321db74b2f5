import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, type APIResponse, expect, type Page, test } from '@playwright/test'
import { managementRequests } from 'scripts/management/management-requests.ts'
import type { Child } from 'scripts/system/child.ts'
import { registerWebhook } from 'scripts/system/services/register-webhook.ts'
import { startContent } from 'scripts/system/services/start-content.ts'
import { startEditor } from 'scripts/system/services/start-editor.ts'
import { startSite } from 'scripts/system/services/start-site.ts'
import { stopAll } from 'scripts/system/start-system.ts'
import { z } from 'zod'
import { startWebhookReceiver, type WebhookReceiver } from '../../contract/support/webhook-receiver.ts'
import { openInEditor } from '../../support/editor.ts'
import { contentOf, wallIn } from '../../support/planned-stories.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', timezoneId: 'Europe/Madrid', viewport: { width: 1440, height: 900 } })

/** A stack of its own: its content service is killed. */
const settings = outageSettings()
const siteUrl = `http://localhost:${settings.SITE_PORT}`
const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
const editorUrl = `http://localhost:${settings.EDITOR_PORT}`
const space = { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
const cms = managementRequests(space)
const children: Child[] = []
const starting = { settings, contentUrl, children, onLine: () => undefined }
let receiver: WebhookReceiver

test.beforeAll(async () => {
  // The hook starts every process; only a hanging one reaches this limit.
  test.setTimeout(300_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  await startContent(starting)
  await registerWebhook({ ...space, siteUrl, secret: settings.WEBHOOK_SECRET })
  receiver = await startWebhookReceiver()
  const actions = ['story.published', 'story.unpublished', 'release.merged']
  const endpoint = { name: 'Receiver', endpoint: receiver.url, activated: true, actions }
  await cms.send('post', 'webhook_endpoints', { body: { webhook_endpoint: endpoint } })
  await startEditor(starting)
  await startSite({ ...starting, siteUrl, mode: 'production' })
})
test.afterAll(async () => {
  await stopAll(children)
  await receiver.stop()
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

const rows = z.array(z.looseObject({ id: z.number(), is_folder: z.boolean().optional() }))

async function newPage(slug: string, isPublished: boolean): Promise<number> {
  const folders = rows.parse(await cms.list('stories', 'stories', { by_slugs: 'global' }))
  const parentId = folders.find((row) => row.is_folder)?.id ?? 0
  const story = { name: slug, slug, parent_id: parentId, content: contentOf('Antes') }
  const created = await cms.send('post', 'stories', { body: { story, ...(isPublished && { publish: 1 }) } })
  return z.object({ story: z.looseObject({ id: z.number() }) }).parse(created).story.id
}

/** Plans the action of the open dialog for the next hour. */
async function plan(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('At a time').click()
  await dialog.getByLabel('Date and time').fill(wallIn(Date.now() + 3_600_000))
  await dialog.getByRole('button', { name: 'Plan it' }).click()
  await expect(dialog).toBeHidden()
}

/** Makes a release with a time in the editor. @returns its number */
async function planRelease(page: Page): Promise<number> {
  await page.goto(`${editorUrl}/#/me/spaces/${settings.SPACE_ID}/releases`)
  await page.getByRole('button', { name: 'New release' }).click()
  await page.getByLabel('Name of the release').fill('Corte')
  await page.getByLabel('Release it at').fill(wallIn(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Create' }).click()
  await page.getByRole('heading', { level: 1, name: 'Corte' }).waitFor()
  return Number(page.url().split('/').at(-1))
}

/** A field of the editor takes whole minutes: the plan is moved to a moment that a test can wait for. */
async function moveAll(release: number, moment: number): Promise<void> {
  const at = new Date(moment).toISOString()
  for (const { id } of rows.parse(await cms.list('story_schedulings', 'story_schedulings', {}))) {
    await cms.send('put', `story_schedulings/${id}`, { body: { story_scheduling: { publish_at: at } } })
  }
  await cms.send('put', `releases/${release}`, { body: { release: { release_at: at } } })
}

async function kill(): Promise<void> {
  const content = children.findLast(({ name }) => name === 'The content service')
  if (!content) throw new Error('the content service does not run')
  process.kill(content.pid, 'SIGKILL')
  await content.ended
}

const slugs = ['se-publica', 'se-retira', 'se-lanza']

/** The pages as visitors see them. */
async function seen(request: APIRequestContext, wanted = slugs): Promise<string[]> {
  const pages = await Promise.all(wanted.map((slug) => request.get(`${siteUrl}/${slug}`)))
  const textOf = async (page: APIResponse) => /Antes|Después/.exec(await page.text())?.[0] ?? ''
  return await Promise.all(pages.map(async (page) => (page.status() === 200 ? await textOf(page) : `${page.status()}`)))
}

test('what was planned in the editor for a time at which the content service was dead happens once after its start', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  const [published, removed, released] = [
    await newPage('se-publica', false),
    await newPage('se-retira', true),
    await newPage('se-lanza', true),
  ]
  await receiver.until(2)
  await openInEditor(page, published, editorUrl)
  await page.getByTestId('editor-header-publish').click()
  await plan(page)
  await openInEditor(page, removed, editorUrl)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Take off the site' }).click()
  await plan(page)
  const release = await planRelease(page)
  await cms.send('put', `stories/${released}`, {
    body: { story: { content: contentOf('Después') }, release_id: release },
  })
  await expect.poll(() => seen(request)).toEqual(['404', 'Antes', 'Antes'])

  const moment = Date.now() + 3000
  await moveAll(release, moment)
  await kill()
  await page.waitForTimeout(Math.max(0, moment + 1000 - Date.now()))
  // A page that is not cached would open the site's circuit, which then tries the service again after seconds.
  expect(await seen(request, slugs.slice(1))).toEqual(['Antes', 'Antes'])
  expect(receiver.taken).toHaveLength(2)

  await startContent(starting)
  await expect.poll(() => seen(request), { intervals: [100] }).toEqual(['Antes', '404', 'Después'])
  await receiver.until(6)
  await kill()
  await startContent(starting)
  await page.waitForTimeout(1500)
  const messages = receiver.taken
    .slice(2)
    .map(({ topic, body }) => `${topic} ${body['story_id'] ?? body['release_id']}`)
  expect(messages.toSorted()).toEqual(
    [
      `story.published ${published}`,
      `story.unpublished ${removed}`,
      `story.published ${released}`,
      `release.merged ${release}`,
    ].toSorted(),
  )
  expect(await seen(request)).toEqual(['Antes', '404', 'Después'])
})
