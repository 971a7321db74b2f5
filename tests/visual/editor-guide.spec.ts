import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { comparePicture, shrink } from '../support/compare-screenshot.ts'
import { makeFirstPage } from '../support/first-page.ts'
import { removeStory } from '../support/management.ts'

const isAccepting = process.env['VISUAL_ACCEPT'] === 'true'
const stored = join(import.meta.dirname, '../../docs/editor-guide')
const differences = join(import.meta.dirname, '../../.data/visual')

/** Width of the pictures in the guide, in pixels. */
const shownWidth = 960

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

test('the pictures of the guide show the editor as it is', async ({ page }) => {
  test.setTimeout(120_000)
  const found: string[] = []
  await mkdir(stored, { recursive: true })
  const picture = async (name: string) => {
    const file = `${name}.webp`
    // The page in the frame moves to the selected block.
    await page.waitForTimeout(1500)
    const mask = [page.locator('time')]
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide', mask, maskColor: '#ffffff' })
    const taken = await shrink(shot, shownWidth)
    if (isAccepting) return await writeFile(join(stored, file), taken)
    const places = { stored: join(stored, file), difference: join(differences, file) }
    const { isSame, share } = await comparePicture(taken, places)
    if (!isSame) found.push(`${file}: ${(share * 100).toFixed(1)} % differ`)
  }
  const id = await makeFirstPage(page, { name: 'servicio-tecnico', picture })
  await removeStory(id)
  expect(found).toEqual([])
})
