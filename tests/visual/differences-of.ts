import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { settlePage } from 'scripts/system/browser/settle-page.ts'
import { comparePicture, shrink } from '../support/compare-screenshot.ts'

const isAccepting = process.env['VISUAL_ACCEPT'] === 'true'
const stored = join(import.meta.dirname, 'pictures')
const differences = join(import.meta.dirname, '../../.data/visual')

/** Width of the window and of its kept picture, in pixels. */
const widths = [
  [360, 160],
  [768, 220],
  [1440, 280],
] as const

/** Width of a sheet A4 without its margins, and of its kept picture, in pixels. */
const sheet = [680, 220] as const

/** Renders a page at every width; returns the names of the pictures that differ. `VISUAL_ACCEPT=true` stores them instead. */
export async function differencesOf(page: Page, name: string, address: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, small] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await settlePage(page)
    found.push(...(await differenceOf(page, `${name}-${width}.webp`, small)))
  }
  return found
}

/** The same for the page that is shown, as a printer gets it. */
export async function differencesInPrint(page: Page, name: string): Promise<string[]> {
  const [width, small] = sheet
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const found = await differenceOf(page, `${name}-print.webp`, small)
  await page.emulateMedia({ media: null })
  return found
}

async function differenceOf(page: Page, file: string, small: number): Promise<string[]> {
  const picture = await shrink(await page.screenshot({ fullPage: true, animations: 'disabled' }), small)
  if (isAccepting) {
    await mkdir(stored, { recursive: true })
    await writeFile(join(stored, file), picture)
    return []
  }
  const places = { stored: join(stored, file), difference: join(differences, file) }
  const { isSame, share } = await comparePicture(picture, places)
  return isSame ? [] : [`${file}: ${(share * 100).toFixed(1)} % differ`]
}
