import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Locator, type Page, test } from '@playwright/test'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import { root } from 'scripts/settings.ts'
import { commandEnvironment } from '../../support/command-environment.ts'
import { openInEditor, statusOf } from '../../support/editor.ts'
import { publish, save, storyAt } from '../../support/management.ts'
import { testContentUrl, testEditorUrl, testSiteUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
test.describe.configure({ mode: 'default', timeout: 240_000 })

const slug = 'landings/landing-smart-pro-mini'
const path = '/landing-smart-pro-mini'

/** Moves with the Tab key, like an editor without a mouse. */
async function walkTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 120; steps += 1) {
    if (await goal.evaluate((element) => element === document.activeElement && document.hasFocus())) return
    await page.keyboard.press(key)
  }
  throw new Error('The Tab key does not lead there.')
}

test('an editor changes a landing with the keyboard alone, sees each change, publishes it, and a visitor reads it', async ({
  page,
  request,
}) => {
  const before = await storyAt(slug)
  const words = `El taller viaja con usted ${Date.now()}`
  await openInEditor(page, before.id)
  const plugin = page.frameLocator('iframe[src*="plugins."]')
  const shown = page.frameLocator('#storyblok-preview').getByRole('heading', { level: 1 })
  await expect(shown).toContainText('El taller cabe', { timeout: 60_000 })
  const hero = plugin.getByRole('button', { name: /^Hero / })
  await hero.waitFor({ timeout: 60_000 })
  try {
    await walkTo(page, hero)
    await page.keyboard.press('Enter')
    const title = plugin.locator('.card-body').getByRole('textbox', { name: /^Title/ })
    await walkTo(page, title)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await expect(shown).toHaveText(words)
    expect(await (await request.get(path)).text()).not.toContain(words)

    await walkTo(page, page.getByTestId('editor-header-publish'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await walkTo(page, page.getByRole('dialog').getByRole('button', { name: /^Publish( anyway)?$/ }))
    await page.keyboard.press('Enter')
    await expect(statusOf(page)).toHaveText('Everything is saved')
    await expect
      .poll(async () => (await request.get(path)).text(), { timeout: 5000, intervals: [50, 100, 200] })
      .toContain(words)
  } finally {
    await save(await storyAt(slug), before.content)
    await publish(before.id)
  }
})

test('the plugin finds a page by its name, with the token from the editor', async ({ page }) => {
  await openInEditor(page, (await storyAt(slug)).id)
  const plugin = page.frameLocator('iframe[src*="plugins."]')
  await plugin.getByRole('button', { name: /^Hero / }).click({ timeout: 60_000 })
  const link = plugin.locator('.card-body fieldset.control', { has: page.locator('option[value="story"]') }).first()
  await link.getByRole('combobox', { name: 'Kind' }).selectOption('story')
  await link.getByRole('searchbox', { name: 'Search by name' }).fill('contacto')
  await expect(link.locator('.found').getByRole('button').first()).toContainText('contacto')
})

type Report = { findings: Finding[]; story?: { addresses: { href: string }[] } }

/** The app reports on every language of the space. */
const spaceLanguages = 'de,en,fr,it,nl,pt,ro,ru'

/** The report of the command line, as a developer runs it. */
async function reportOfTheCommand(...flags: readonly string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, 'scripts/report/report.ts'),
      '--json',
      '--editor',
      testEditorUrl,
      '--languages',
      spaceLanguages,
      ...flags,
    ],
    {
      env: { ...commandEnvironment, CONTENT_MANAGEMENT_URL: testContentUrl, SITE_URL: testSiteUrl },
      maxBuffer: 64 * 1024 * 1024,
    },
  ).catch((error: { stdout: string }) => error)
  return JSON.parse(stdout) as Report
}

test('the app opens from the editor for the open story, with the same numbers as the command', async ({ page }) => {
  const story = await storyAt(slug)
  await save(story, { ...story.content, layout: 'unheard-of' })
  try {
    await openInEditor(page, story.id)
    const { findings } = await reportOfTheCommand()
    const own = findings.filter(({ storyId }) => storyId === story.id)
    expect(own.map(({ code }) => code)).toContain('outdated-choice')

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Addresses and findings…' }).click()
    const app = page.frameLocator('.app-frame')
    await expect(app.getByRole('heading', { name: slug })).toBeVisible()
    await expect(app.locator('#story-count strong')).toHaveText(String(own.length), { timeout: 30_000 })
    const ofStory = await reportOfTheCommand('--story', slug)
    expect(ofStory.findings).toEqual(own)
    const links = await app.locator('#addresses a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(ofStory.story?.addresses.map(({ href }) => href))
    expect(links).toContain(`${testSiteUrl}/en/landing-smart-pro-mini`)
    // The app sends its height over the bridge.
    await expect(page.locator('.app-frame')).toHaveAttribute('style', /size|height/)
    const counts = await app
      .locator('tr[data-code]')
      .evaluateAll((rows) =>
        rows.map((row) => [row.getAttribute('data-code'), row.querySelector('.count')?.textContent]),
      )
    const wanted = [...Map.groupBy(findings, ({ code }) => code)].map(([code, found]) => [code, String(found.length)])
    expect(counts.toSorted()).toEqual(wanted.toSorted())

    // The findings of one severity alone; a change of the space makes the report outdated.
    await app.getByRole('link', { name: /^warning \(/ }).click()
    await expect(app.locator('tr[data-code] td.info')).toHaveCount(0)
    await expect(app.locator('tr[data-code] td.warning').first()).toBeVisible()
    await app.getByRole('link', { name: /^All \(/ }).click()
    await expect(app.getByText('The space was changed since.')).toBeHidden()
    await save(await storyAt(slug), { ...story.content, layout: 'unheard-of-too' })
    await app.locator('html').evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(app.getByText('The space was changed since.')).toBeVisible()
    await expect(app.getByRole('link', { name: 'Read it again' })).toHaveAttribute('href', /again=1/)

    // A finding opens its field.
    await app.getByRole('link', { name: 'layout' }).first().click()
    await expect(page.locator(':focus')).toHaveAttribute('id', new RegExp(`^${story.id}__layout`))
  } finally {
    await save(await storyAt(slug), story.content)
  }
})

test('a malformed value keeps only itself back: the rest is saved, the header says so, and it is offered again or said to be forgotten', async ({
  page,
}) => {
  const before = await storyAt(slug)
  const words = `Título ${Date.now()}`
  const open = async () => {
    await openInEditor(page, before.id)
    const plugin = page.frameLocator('iframe[src*="plugins."]')
    await plugin.getByRole('textbox', { name: 'Ground colour' }).first().waitFor({ timeout: 60_000 })
    return plugin
  }
  page.on('dialog', (dialog) => void dialog.accept())
  const plugin = await open()
  try {
    await plugin.getByRole('textbox', { name: 'Ground colour' }).first().fill('#12')
    await plugin
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill(words)
    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Saved, except for a value that has to be put right')
    const stored = JSON.stringify((await storyAt(slug)).content)
    expect(stored).toContain(words)
    expect(stored).not.toContain('"#12"')
    await page.getByTestId('editor-header-publish').click()
    await expect(page.getByRole('dialog').getByText('Write # and six digits from 0 to f')).toBeVisible()
    await page.keyboard.press('Escape')

    // Some browsers refuse storage to a frame of another site, Debian's Chromium 156 among them: the form says so before the editor leaves.
    const keeps = await plugin.locator('body').evaluate(() => {
      try {
        return localStorage !== null
      } catch {
        return false
      }
    })
    await expect(plugin.getByText('This browser lets the form keep nothing')).toHaveCount(keeps ? 0 : 1)
    const storedGround = /"ground":"([^"]*)"/.exec(stored)?.[1] ?? ''
    await page.reload()
    const again = await open()
    await expect(again.getByRole('textbox', { name: 'Ground colour' }).first()).toHaveValue(
      keeps ? '#12' : storedGround,
    )
    await again.getByRole('textbox', { name: 'Ground colour' }).first().fill('#123456')
    await page.getByTestId('editor-header-save').click()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    expect(JSON.stringify((await storyAt(slug)).content)).toContain('#123456')
  } finally {
    await save(await storyAt(slug), before.content)
    await publish(before.id)
  }
})
