import { expect, type Frame, type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { openInEditor } from '../../support/editor.ts'
import { save, storyAt } from '../../support/management.ts'

test.use({ locale: 'en-GB' })
test.describe.configure({ mode: 'default', timeout: 240_000 })

const slug = 'landings/landing-smart-pro-mini'
const widths = [360, 768, 1440]

/** The cross-origin frame that is seen in the editor; evaluating in it bypasses its script policy. */
async function frameAt(page: Page, part: string): Promise<Frame> {
  // The app has another one, without contents, that speaks with the editor.
  const find = () => page.frames().find((frame) => frame.url().includes(part) && !frame.url().includes('view=checks'))
  await expect.poll(() => find() !== undefined, { timeout: 60_000 }).toBe(true)
  const frame = find()
  if (!frame) throw new Error(`No frame shows ${part}.`)
  return frame
}

/** Rules of axe that a frame violates, each with its first element. */
async function brokenRules(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source)
  return await frame.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

const overflow = (frame: Frame) => frame.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function openPlugin(page: Page): Promise<Frame> {
  await openInEditor(page, (await storyAt(slug)).id)
  const plugin = await frameAt(page, 'plugins.')
  await plugin.getByRole('button', { name: /^Hero / }).waitFor({ timeout: 60_000 })
  return plugin
}

async function openEverything(plugin: Frame): Promise<void> {
  const closed = plugin.locator('button[slot="trigger"][aria-expanded="false"], .card-title[aria-expanded="false"]')
  while ((await closed.count()) > 0) await closed.first().click()
}

for (const width of widths) {
  test(`the field plugin breaks no rule of axe and stays within its frame at ${width} pixels, every section open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const plugin = await openPlugin(page)
    await openEverything(plugin)
    // The plugin lists unfinished fields, so that axe checks the list too.
    await plugin.locator('#landing-title').fill('')
    await expect(plugin.getByText('it can be saved')).toBeVisible()
    expect(await brokenRules(plugin)).toEqual([])
    expect(await overflow(plugin)).toBe(0)
    await plugin.getByRole('button', { name: 'Large view' }).click()
    await expect(plugin.getByRole('button', { name: 'Small view' })).toBeVisible()
    expect(await overflow(plugin)).toBe(0)
  })
}

test(`the app breaks no rule of axe and stays within its frame at ${widths.join(', ')} pixels, with findings`, async ({
  page,
}) => {
  const story = await storyAt(slug)
  await save(story, { ...story.content, layout: 'unheard-of' })
  try {
    await openInEditor(page, story.id)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Addresses and findings…' }).click()
    const app = await frameAt(page, '/app/?')
    await expect(app.locator('#story-count strong')).toHaveText(/^\d+$/, { timeout: 30_000 })
    for (const summary of await app.locator('summary').all()) await summary.click()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await brokenRules(app)]).toEqual([width, []])
      expect([width, await overflow(app)]).toEqual([width, 0])
    }
  } finally {
    await save(await storyAt(slug), story.content)
  }
})

test('the Tab key reaches every control of an open section in the order of the page, and each shows its focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const plugin = await openPlugin(page)
  await plugin.getByRole('button', { name: /^Hero / }).click()
  await plugin.getByRole('button', { name: 'Large view' }).focus()
  const wanted = await plugin.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'button:enabled, input:enabled, select:enabled, textarea:enabled',
    )
    const seen = [...all].filter((one) => one.tabIndex >= 0 && one.checkVisibility())
    for (const [at, one] of seen.entries()) one.dataset['at'] = String(at)
    return seen.map((_, at) => String(at)).slice(seen.findIndex((one) => one === document.activeElement))
  })
  const reached: string[] = []
  const unseen: string[] = []
  for (let steps = 0; steps < wanted.length; steps += 1) {
    const { at, isSeen, html } = await plugin.evaluate(() => {
      const now = document.activeElement as HTMLElement
      const { outlineStyle, outlineWidth } = getComputedStyle(now)
      const isRinged = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      return { at: now.dataset['at'] ?? '', isSeen: isRinged, html: now.outerHTML.slice(0, 100) }
    })
    reached.push(at)
    if (!isSeen && steps > 0) unseen.push(html)
    await page.keyboard.press('Tab')
  }
  expect(reached).toEqual(wanted)
  expect(unseen).toEqual([])
})

test('an editor reorders sections with the keyboard and by dragging', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 })
  const story = await storyAt(slug)
  try {
    const plugin = await openPlugin(page)
    await plugin.getByRole('button', { name: 'Order of sections' }).click()
    const rows = plugin.locator('.outline [role="row"]')
    const names = () => rows.allTextContents()
    const [first = '', second = '', third = '', ...others] = await names()
    await rows.first().focus()
    // Go to the second row and its handle, pick the row up, move it down by one, drop it.
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await expect.poll(names).toEqual([first, third, second, ...others])
    const grip = { sourcePosition: { x: 16, y: 16 }, targetPosition: { x: 60, y: 4 } }
    await rows.nth(2).dragTo(rows.nth(1), grip)
    await expect.poll(names).toEqual([first, second, third, ...others])
  } finally {
    await save(await storyAt(slug), story.content)
  }
})
