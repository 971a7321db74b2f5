import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { settlePage } from 'scripts/system/browser/settle-page.ts'
import { comparePicture, shrink } from 'scripts/visual/compare-screenshot.ts'
import { gateCredentials } from '../support/http/gate.ts'
import { testSiteUrl } from '../support/test-system.ts'
import { cachedPages } from './cached-pages.ts'

const isAccepting = process.env['VISUAL_ACCEPT'] === 'true'
const stored = join(import.meta.dirname, 'pictures')
const differences = join(import.meta.dirname, '../../.data/visual')
const gallery = `${testSiteUrl.replace('localhost', 'staging.localhost')}/_gallery`

test.use({ httpCredentials: gateCredentials })

/** Width of the window and of its kept picture, in pixels. */
const widths = [
  [360, 160],
  [768, 220],
  [1440, 280],
] as const

/** Renders a page at every width; returns the names of the pictures that differ. */
async function differencesOf(page: Page, name: string, address: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, small] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await settlePage(page)
    const picture = await shrink(await page.screenshot({ fullPage: true, animations: 'disabled' }), small)
    const file = `${name}-${width}.webp`
    if (isAccepting) await writeFile(join(stored, file), picture)
    else {
      const places = { stored: join(stored, file), difference: join(differences, file) }
      const { isSame, share } = await comparePicture(picture, places)
      if (!isSame) found.push(`${file}: ${(share * 100).toFixed(1)} % differ`)
    }
  }
  return found
}

test.beforeAll(async () => {
  await mkdir(stored, { recursive: true })
})

for (const { name } of pageBlocks) {
  test(`${name} looks as it did`, async ({ page }) => {
    expect(await differencesOf(page, `block-${name}`, `${gallery}/${name}`)).toEqual([])
  })
}

for (const [template, paths] of Object.entries(cachedPages)) {
  test(`the template ${template} looks as it did, with little content and with much`, async ({ page }) => {
    test.setTimeout(180_000)
    const found: string[] = []
    for (const path of paths)
      found.push(...(await differencesOf(page, `page${path.replace(/[^a-z0-9]+/g, '-')}`, `${testSiteUrl}${path}`)))
    expect(found).toEqual([])
  })
}
