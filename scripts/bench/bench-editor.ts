import type { Browser } from 'playwright-core'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import type { Child } from '../system/child.ts'
import { requirePorts } from '../system/require-ports.ts'
import { startContent } from '../system/services/start-content.ts'
import { startEditor } from '../system/services/start-editor.ts'
import { fillSpace } from './content/fill-space.ts'
import { median } from './median.ts'
import type { Row } from './print-table.ts'

const sizes = [400, 31_000]
const samples = 5

/** Waiting times of an editor at the list of stories, at two sizes of the space: medians of five fresh windows. */
export async function benchEditor(settings: Settings): Promise<Row[]> {
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const space = { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
  // A busy port would belong to another system, whose service would be filled instead of ours.
  await requirePorts(settings, { used: ['CONTENT_PORT', 'EDITOR_PORT'] })
  const children: Child[] = []
  const browser = await openBrowser()
  const rows: Row[] = []
  try {
    const starting = { settings, contentUrl, children, onLine: () => undefined }
    await startContent(starting)
    await startEditor(starting)
    let filled = 0
    for (const size of sizes) {
      const added = size - filled
      await fillSpace(space, added)
      filled = size
      rows.push(await measure(browser, settings, { size, added }))
    }
  } finally {
    await browser.close()
    await Promise.all(children.map((child) => child.stop()))
  }
  return rows
}

/** The folder of a size holds the stories that were added for it. */
async function measure(browser: Browser, settings: Settings, { size, added }: { size: number; added: number }) {
  const times = { open: new Array<number>(), folder: new Array<number>(), search: new Array<number>() }
  for (let sample = 0; sample < samples; sample += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const since = async (list: number[], act: () => Promise<unknown>, text: string) => {
      const began = performance.now()
      await act()
      await page.getByRole('row').filter({ hasText: text }).first().waitFor()
      list.push(performance.now() - began)
    }
    const folder = `load-${added}`
    await since(times.open, () => page.goto(`http://localhost:${settings.EDITOR_PORT}/`), folder)
    await since(times.folder, () => page.getByRole('row').filter({ hasText: folder }).press('Enter'), 'story-0')
    const last = `${folder}/story-${added - 1}`
    await since(times.search, () => page.getByRole('searchbox').fill(last), last)
    await page.close()
  }
  return {
    stories: size,
    'list opens, ms': median(times.open),
    'folder opens, ms': median(times.folder),
    'search finds, ms': median(times.search),
  }
}
