import { blockExamples } from 'component-schemas/schema/block-examples.ts'
import type { Page } from 'playwright-core'
import { signatureOf } from 'site/server/preview/preview-token.ts'
import { z } from 'zod'
import { managementRequests } from '../management/management-requests.ts'
import type { Settings } from '../settings.ts'
import { openBrowser } from '../system/browser/open-browser.ts'
import { startSystem } from '../system/start-system.ts'
import { pauseAfter, typeInEditor } from './load/type-in-editor.ts'
import { typeOnPage } from './load/type-on-page.ts'
import { watchPaint } from './load/watch-paint.ts'
import type { Row } from './print-table.ts'
import { quantile } from './quantile.ts'

/** Number of blocks of each page, and key strokes in it. */
const sizes = [12, 100] as const
const strokes = 60

/** The first strokes do not count, because the browser has not compiled their code yet. */
const warming = 10

/**
 * From a key stroke to the changed pixels in the frame. `form`: in the editor's own form, including what the editor
 * renders beside the frame. `page`: typed in the text on the page, until its letter is painted there; `page to form`: until the
 * form beside it has painted it too.
 * `message`: from the editor's message alone, as any editor sends it, through bridge, parser
 * and React.
 */
export async function benchEditing(settings: Settings): Promise<Row[]> {
  const system = await startSystem({ settings, mode: 'production', onStep: () => {}, onLine: () => {} })
  const browser = await openBrowser()
  const opened = async <Times>(measure: (page: Page) => Promise<Times>): Promise<Times> => {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
    const times = await measure(page)
    await page.close()
    return times
  }
  try {
    const rows: Row[] = []
    for (const size of sizes) {
      const story = await storyOf(size, settings)
      const typed = await opened((page) => typeInEditor(page, story.id, { strokes, settings }))
      const written = await opened((page) => typeOnPage(page, story.id, { strokes, settings }))
      const sent = await opened((page) => timesOf(page, story, settings))
      rows.push(
        { blocks: size, from: 'form', ...figuresOf(typed) },
        { blocks: size, from: 'page', ...figuresOf(written.letter) },
        { blocks: size, from: 'page to form', ...figuresOf(written.form) },
        { blocks: size, from: 'message', ...figuresOf(sent) },
      )
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

const created = z.object({ story: z.looseObject({ id: z.number() }) })

/** A draft of `size` blocks: every kind in turn, a text first. */
async function storyOf(size: number, settings: Settings) {
  const contentUrl = `http://localhost:${settings.CONTENT_PORT}`
  const cms = managementRequests({
    contentUrl,
    spaceId: settings.SPACE_ID,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  })
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
  const { id } = created.parse(await cms.send('post', 'stories', { body: { story } })).story
  const query = new URLSearchParams({ version: 'draft', token: settings.CONTENT_PREVIEW_TOKEN, resolve_links: 'story' })
  const response = await fetch(`${contentUrl}/v2/cdn/stories/${id}?${query}`)
  return created.parse(await response.json()).story
}

async function timesOf(page: Page, story: { id: number }, settings: Settings): Promise<number[]> {
  const siteUrl = `http://localhost:${settings.SITE_PORT}`
  await page.goto(`${settings.EDITOR_ORIGIN}/healthz`)
  await page.evaluate(host, `${siteUrl}/x?${signedQuery(story.id, settings)}`)
  const frame = page.frames().find((one) => one.url().startsWith(siteUrl))
  if (!frame) throw new Error('The draft did not open in the frame.')
  await page.waitForFunction('globalThis.isReady')
  await frame.evaluate(watchPaint)
  const pauses = Array.from({ length: strokes }, (_, stroke) => pauseAfter(stroke))
  return z.array(z.number()).parse(await page.evaluate(type, { story, pauses }))
}

function signedQuery(id: number, { SPACE_ID: spaceId, CONTENT_PREVIEW_TOKEN: previewToken }: Settings): string {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const token = signatureOf(timestamp, { spaceId, previewToken })
  return String(
    new URLSearchParams({
      _storyblok: String(id),
      '_storyblok_tk[space_id]': String(spaceId),
      '_storyblok_tk[timestamp]': timestamp,
      '_storyblok_tk[token]': token,
    }),
  )
}

/** The editor's page: a frame, and a flag that its bridge sets once it is ready. */
async function host(src: string): Promise<void> {
  window.addEventListener('message', ({ data }) => {
    if (data?.action === 'initialized') Object.assign(globalThis, { isReady: true })
  })
  const frame = document.createElement('iframe')
  Object.assign(frame, { src, width: 1200, height: 800 })
  document.body.replaceChildren(frame)
  await new Promise((resolve) => frame.addEventListener('load', resolve))
}

type Typing = { story: unknown; pauses: readonly number[] }

/** Runs in the editor's page: appends one letter after the other to the first title, as its form would. */
async function type({ story, pauses }: Typing): Promise<number[]> {
  const { content } = story as { content: { body: { title: string }[] } }
  const times: number[] = []
  for (const [stroke, pause] of pauses.entries()) {
    const title = `Letter ${stroke}`
    const isPainted = new Promise<number>((resolve) => {
      const listener = ({ data }: MessageEvent) => {
        if (data?.painted !== title) return
        window.removeEventListener('message', listener)
        resolve(data.at)
      }
      window.addEventListener('message', listener)
    })
    const start = performance.timeOrigin + performance.now()
    if (content.body[0]) content.body[0].title = title
    document.querySelector('iframe')?.contentWindow?.postMessage({ action: 'input', story }, '*')
    times.push((await isPainted) - start)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times
}
