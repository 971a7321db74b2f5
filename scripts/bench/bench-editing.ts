import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import { z } from 'zod'
import { managementRequests } from '../management/management-requests.ts'
import { embeddedSpace } from '../management/read-space.ts'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import { startSystem } from '../system/start-system.ts'
import { typeInEditor } from './load/type-in-editor.ts'
import type { Row } from './print-table.ts'
import { quantile } from './quantile.ts'

/** Number of blocks of each page, and key strokes in it. */
const sizes = [12, 100] as const
const strokes = 60

/** The first strokes do not count, because the browser has not compiled their code yet. */
const warming = 10

/** From a key stroke in the editor's own form to the changed pixels in the frame, with what the editor renders beside the frame. */
export async function benchEditing(settings: Settings): Promise<Row[]> {
  const system = await startSystem({ settings, mode: 'production' })
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const size of sizes) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
      const times = await typeInEditor(page, await storyOf(size, settings), { strokes, settings })
      rows.push({ blocks: size, ...figuresOf(times) })
      await page.close()
    }
    return rows
  } finally {
    await browser.close()
    await system.stop()
  }
}

function figuresOf(times: readonly number[]): Row {
  const counted = times.slice(warming)
  return { 'key strokes': counted.length, 'p50 ms': quantile(counted, 0.5), 'p95 ms': quantile(counted, 0.95) }
}

const created = z.object({ story: z.object({ id: z.number() }) })

/** @returns the id of a draft of `size` blocks: every kind in turn, a text first */
async function storyOf(size: number, settings: Settings): Promise<number> {
  const cms = managementRequests(embeddedSpace(settings))
  const examples = Object.values(blockExamples).map(({ typical }) => JSON.stringify(typical))
  const body = Array.from({ length: size - 1 }, (_, index): unknown =>
    JSON.parse((examples[index % examples.length] ?? '').replaceAll('"_uid":"', `"_uid":"${index}-`)),
  )
  const hero = { ...blockExamples.slim_hero.typical, _uid: 'hero', title: 'A' }
  const content = { component: 'page', title: `${size}`, body: [hero, ...body] }
  const folder = z
    .array(z.looseObject({ id: z.number(), is_folder: z.boolean() }))
    .parse(await cms.list('stories', 'stories', { by_slugs: 'global' }))
    .find((row) => row.is_folder)
  const story = { name: `${size}`, slug: `bench-${size}`, parent_id: folder?.id ?? 0, content }
  return created.parse(await cms.send('post', 'stories', { body: { story } })).story.id
}
