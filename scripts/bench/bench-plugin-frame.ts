import { landingExamples } from 'component-schemas/landing/examples.ts'
import type { Browser, Page } from 'playwright-core'
import { z } from 'zod'
import { managementRequests } from '../management/management-requests.ts'
import { pushSchemas } from '../schemas/push-schemas.ts'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import type { Child } from '../system/child.ts'
import { requirePorts } from '../system/require-ports.ts'
import { startContent } from '../system/services/start-content.ts'
import { startEditor } from '../system/services/start-editor.ts'
import { startPlugin } from '../system/services/start-plugin.ts'
import type { Row } from './print-table.ts'

const samples = 9

/**
 * From the first byte of the field plugin's frame to its first control that reacts to the keyboard: medians of fresh windows of
 * the editor with a whole landing. Without the site, whose frame stays empty.
 */
export async function benchPluginFrame(settings: Settings): Promise<Row[]> {
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const children: Child[] = []
  const starting = { settings, contentUrl, children, onLine: () => undefined }
  await requirePorts(settings, { used: ['CONTENT_PORT'] })
  const browser = await openBrowser()
  try {
    await startContent(starting)
    const story = await makeLanding(settings, contentUrl)
    await startEditor(starting)
    await startPlugin(starting)
    const times: number[] = []
    for (let sample = 0; sample < samples; sample += 1) times.push(await timeOf(browser, settings, story))
    const sorted = times.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(samples / 2)] ?? Number.NaN
    return [{ windows: samples, 'interactive ms (median)': median, 'slowest ms': sorted.at(-1) ?? Number.NaN }]
  } finally {
    await browser.close()
    await Promise.all(children.map((child) => child.stop()))
  }
}

const created = z.object({ story: z.object({ id: z.number() }) })

async function makeLanding(settings: Settings, contentUrl: string): Promise<number> {
  const space = { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
  await pushSchemas({ ...space, scope: 'blocks', log: () => undefined, backupFolder: settings.DATA_FOLDER })
  const content = { component: 'custom_landing', _uid: 'root', layout: 'simple-landing', data: landingExamples.typical }
  const body = { story: { name: 'Landing', slug: 'landing', content } }
  return created.parse(await managementRequests(space).send('post', 'stories', { body })).story.id
}

async function timeOf(browser: Browser, settings: Settings, story: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    await page.addInitScript(noteFirstControl)
    await page.goto(`${settings.EDITOR_ORIGIN}/#/me/spaces/${settings.SPACE_ID}/stories/0/0/${story}`)
    return await interactiveAt(page)
  } finally {
    await page.close()
  }
}

async function interactiveAt(page: Page): Promise<number> {
  const frame = page.frameLocator('iframe[src*="plugins."]')
  await frame.getByRole('textbox').first().waitFor({ timeout: 60_000 })
  const plugin = page.frames().find((one) => new URL(one.url()).hostname.startsWith('plugins.'))
  const noted = await plugin?.waitForFunction(() => (globalThis as { interactiveAt?: number }).interactiveAt)
  return z.number().parse(await noted?.jsonValue())
}

/** Runs in every frame: notes when the first control is painted and the browser is idle, in ms since the frame started. */
function noteFirstControl(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('input') === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { interactiveAt: performance.now() })))
  })
  observer.observe(document, { childList: true, subtree: true })
}
