import { setImmediate as nextTurn } from 'node:timers/promises'
import { type KeptResponse, keepResponse, type RawResponse } from './cached-response.ts'
import { beginDrawing, drawings, type OnBegin } from './render/in-flight-renders.ts'
import { orRefused } from './render/or-refused.ts'
import { orLastGood } from './render/or-stale.ts'
import { type DrawingHealth, drawingHealth } from './render/render-health.ts'
import { QueueFullError, type RenderQueue, renderQueue } from './render/render-queue.ts'
import { type RenderRecord, recordRender } from './render/render-record.ts'
import { cachedPages } from './tiers/cached-pages.ts'
import type { DiskShelf } from './tiers/disk-tier.ts'
import { recentShelf } from './tiers/memory-tier.ts'
import type { SharedShelf } from './tiers/shared-tier.ts'

/** Renders one request to its end; the framework in production, anything in a test. */
export type Render = () => Promise<RawResponse>

/** Gives what is answered instead of a page. */
export type Refuse = () => Promise<KeptResponse>

export type Answer = { response: KeptResponse; source: 'kept' | 'rendered' | 'last-good' }

export type PageStore = {
  /**
   * @param refuse draws what is answered instead of a page that waits too long for content or for its turn; without it, it is
   * waited for
   * @throws QueueFullError where too many renders wait and there is no stale copy
   */
  answer(key: string, render: Render, refuse?: Refuse): Promise<Answer>
  /** The answer that needs nothing but to be sent; undefined when there is none, or it is due to be drawn again. */
  atHand(key: string): Answer | undefined
  /** Draws a page that is not kept. */
  drawOnly(render: Render, refuse?: Refuse): Promise<Answer>
  drop(tags: Iterable<string>): number
  /** Addresses of the kept pages that a drop of the tags would drop. */
  addressesWith(tags: Iterable<string>): string[]
  dropAll(): void
}

type PageStoreOptions = {
  maxBytes: number
  shelf: DiskShelf
  maxAgeMs?: number
  /** How long a page that lies on the disk is waited for. */
  patienceMs?: number
  /** How long a page that lies nowhere is waited for. */
  limitMs?: number
  /** What the instances of the site keep for each other, where there are several. */
  shared?: SharedShelf | undefined
  /** How what has the content answers at present; without it, as if it always did so in time. */
  supplier?: { isSlow: () => boolean; isSilent: () => boolean }
  /** Where renders wait for their turn; without it, the store has a queue of its own. */
  queue?: RenderQueue
}

/** Pages that are drawn at once beside the visits while what has the content is slow. */
const mostBeside = 8

/** Longest a page is shown without being drawn again, should the word of a change ever be lost. */
export const defaultMaxAgeMs = 5 * 60_000

/** Part of the memory for last good pages, which are read only while pages cannot be drawn. */
const standInShare = 1 / 8

/** Well above what drawing takes; a supplier that is slower than this is as good as away. */
const defaultPatienceMs = 1500

/** A page that was never shown takes five seconds at most, the drawing of its refusal included. */
const defaultLimitMs = 4200

/**
 * Finished public responses in front of the framework: kept in memory by key, dropped by tag, drawn once however many
 * ask at the same moment, and replaced by the last good answer when drawing fails.
 */
export function pageStore(options: PageStoreOptions): PageStore {
  const { maxBytes, shared, maxAgeMs = defaultMaxAgeMs, queue = renderQueue() } = options
  const { patienceMs = defaultPatienceMs, limitMs = defaultLimitMs } = options
  const { isSlow, isSilent } = options.supplier ?? { isSlow: () => false, isSilent: () => false }
  const shelf = recentShelf(options.shelf, Math.ceil(maxBytes * standInShare))
  const health = drawingHealth()
  const kept = cachedPages(maxBytes)
  const underway = drawings()

  const renderOnce = (key: string, render: Render) =>
    underway.once(key, (onBegin) => takeOrRender({ key, render, kept, shelf, shared, health, queue, onBegin }))

  /** What the clock has overtaken is waited for nevertheless. */
  const isSlowFor = (key: string) => isSlow() && kept.get(key) === undefined

  /**
   * While nothing can be drawn one page at a time is tried, and the others do not wait for what is not to be had; while that
   * takes long, some pages are drawn beside the visits.
   */
  async function standIn(key: string, render: Render): Promise<Answer | undefined> {
    const isFailing = health.isFailing()
    const response = isFailing || isSlowFor(key) ? await shelf.get(key) : undefined
    if (!response) return undefined
    if (underway.count() < (isFailing ? 1 : mostBeside))
      renderOnce(key, afterThis(render)).answer.catch(() => undefined)
    return { response, source: 'last-good' }
  }

  async function drawn(key: string, render: Render, refuse: Refuse | undefined): Promise<Answer> {
    const readLastGood = () => {
      if (!isSlow()) health.note(key, false)
      return shelf.get(key)
    }
    const standing = await standIn(key, render)
    if (standing) return standing
    const { answer, isWaiting } = renderOnce(key, render)
    const drawing = orLastGood(answer, { readLastGood, patienceMs, isSlow: () => isSlowFor(key) })
    return await orRefused(drawing, { isWaiting, isSilent, words: refuse, readCopy: () => shelf.get(key), limitMs })
  }

  return {
    async answer(key, render, refuse) {
      const entry = kept.get(key)
      if (!entry || isExpired(entry.value)) return drawn(key, render, refuse)
      if (Date.now() - entry.keptAt > maxAgeMs) renderOnce(key, afterThis(render)).answer.catch(() => undefined)
      return { response: entry.value, source: 'kept' }
    },
    atHand(key) {
      const entry = kept.get(key)
      if (!entry || isExpired(entry.value) || Date.now() - entry.keptAt > maxAgeMs) return undefined
      return { response: entry.value, source: 'kept' }
    },
    async drawOnly(render, refuse) {
      const { answer, isWaiting } = beginDrawing((onBegin) => renderOnly(queue, render, onBegin))
      return await orRefused(answer, { isWaiting, isSilent, words: refuse, limitMs })
    },
    drop(tags) {
      // A render that began before this change must not answer a request that came after it.
      underway.forget()
      return kept.drop(tags)
    },
    addressesWith(tags) {
      const addresses = kept.with(tags).flatMap(({ status, address }) => (status === 200 ? (address ?? []) : []))
      return [...new Set(addresses)]
    },
    dropAll() {
      underway.forget()
      kept.dropAll()
    },
  }
}

async function renderOnly(queue: RenderQueue, render: Render, onBegin: OnBegin): Promise<Answer> {
  const [raw] = await inQueue(queue, render, onBegin)
  return { response: await keepResponse(raw), source: 'rendered' }
}

/** Renders in its turn. */
function inQueue(queue: RenderQueue, render: Render, onBegin: OnBegin): Promise<[RawResponse, RenderRecord]> {
  return queue.run((onStart) =>
    recordRender(render, (record) => {
      onStart(record)
      onBegin(record)
    }),
  )
}

type Work = {
  key: string
  render: Render
  kept: ReturnType<typeof cachedPages>
  shelf: DiskShelf
  shared: SharedShelf | undefined
  health: DrawingHealth
  queue: RenderQueue
  onBegin: OnBegin
}

/** What another instance has drawn already is taken over, unless a change was heard of meanwhile. */
async function takeOrRender(work: Work): Promise<Answer> {
  const { key, kept, shared, shelf } = work
  const startedAt = kept.now()
  const found = await shared?.get(key)
  if (!found || isExpired(found.response)) return orStale(renderAndKeep(work), work)
  const { response, tags } = found
  const isTaken = kept.put(key, { value: response, tags, startedAt, keptAt: response.madeAt })
  if (!isTaken) return orStale(renderAndKeep(work), work)
  // What is shown here once is there in an outage, whoever drew it; the visitor does not wait for the disk.
  void shelve({ key, response, shelf })
  return { response, source: 'kept' }
}

/** While too many renders wait, a stale copy is better than a refusal. */
async function orStale(rendered: Promise<Answer>, { key, shelf }: Work): Promise<Answer> {
  try {
    return await rendered
  } catch (error) {
    const copy = error instanceof QueueFullError ? await shelf.get(key) : undefined
    if (!copy) throw error
    return { response: copy, source: 'last-good' }
  }
}

async function renderAndKeep({ key, render, kept, shelf, shared, health, queue, onBegin }: Work): Promise<Answer> {
  let startedAt = kept.now()
  let seen = shared?.position()
  const begin = (begun: RenderRecord) => {
    // What changed while the render waited for its turn is in it.
    startedAt = kept.now()
    seen = shared?.position()
    onBegin(begun)
  }
  const [raw, record] = await inQueue(queue, render, begin)
  health.note(key, raw.status < 500)
  if (raw.status >= 500) {
    const lastGood = await shelf.get(key)
    if (lastGood) return { response: lastGood, source: 'last-good' }
  }
  const response = await keepResponse(raw)
  if (isKeepable(raw, record)) {
    const expiresAt = Number.isFinite(record.expiresAt) ? record.expiresAt : undefined
    const value = { ...response, expiresAt, address: raw.address }
    const isCurrent = kept.put(key, { value, tags: record.tags, startedAt })
    // Anybody can make up addresses that are not found: other instances need none of them.
    if (isCurrent && seen && raw.status !== 404)
      void shared?.put(key, { response: value, tags: [...record.tags], seen })
    await shelve({ key, response, shelf })
  }
  return { response, source: 'rendered' }
}

/** For who comes next: begun when this answer is on its way, because the framework holds the process while it starts. */
function afterThis(render: Render): Render {
  return async () => {
    await nextTurn()
    return await render()
  }
}

/** What the clock has overtaken is not shown while it is drawn anew: an event that is over must not invite. */
function isExpired({ expiresAt }: KeptResponse): boolean {
  return expiresAt !== undefined && Date.now() >= expiresAt
}

/**
 * The shelf follows what is true: a page that is gone must not come back in an outage. Only whole pages go on it, not
 * payloads: a page's payloads have as many keys as clients have router states, and a client that gets no payload loads
 * the page.
 */
async function shelve({
  key,
  response,
  shelf,
}: {
  key: string
  response: KeptResponse
  shelf: DiskShelf
}): Promise<void> {
  if (!key.startsWith('html:')) return
  await (response.status === 200 ? shelf.put(key, response) : shelf.remove(key))
}

/** A page is kept only when it was built from content (it has tags), is nobody's own, and is a final answer. */
function isKeepable({ status, headers }: RawResponse, { tags, isPersonal }: RenderRecord): boolean {
  const isFinal = status === 200 || status === 301 || status === 308 || status === 404
  return isFinal && tags.size > 0 && !isPersonal && headers['set-cookie'] === undefined
}
