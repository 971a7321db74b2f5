import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settlePage } from 'scripts/system/browser/settle-page.ts'
import { comparePicture, shrink } from 'scripts/visual/compare-screenshot.ts'

const isAccepting = process.env['VISUAL_ACCEPT'] === 'true'
const stored = join(import.meta.dirname, 'pictures')
const differences = join(import.meta.dirname, '../../.data/visual')

/** Width of the window and of its kept picture, in pixels. */
const widths = [
  [360, 160],
  [768, 220],
  [1440, 280],
] as const

/** Renders a page at every width; returns the names of the pictures that differ. `VISUAL_ACCEPT=true` stores them instead. */
export async function differencesOf(page: Page, name: string, address: string): Promise<string[]> {
  await mkdir(stored, { recursive: true })
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
