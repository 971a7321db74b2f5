import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'
import { forAll, withDeadline } from '#site/server/upstream/priority.ts'
import { requestDeadlineMs } from '#site/server/upstream/time-limits.ts'

/**
 * What one render depended on. The content client writes the tags during the render; the page cache reads them when the response is
 * complete.
 */
export type RenderRecord = {
  tags: Set<string>
  isPersonal: boolean
  /** What is to be done once the page was rendered and no error screen replaces it. */
  whenRendered: (() => Promise<void>)[]
  hasFailed: boolean
  /** The error of a failed render, where it is known. */
  failure?: unknown
  /** Number of upstream responses that it waits for at present. */
  waits: number
  /** Told when it waits; it computes on when `resume` lets it. Absent outside of a queue. */
  queue?: { onWait: () => void; resume: () => Promise<void> }
  /** First moment at which a render would differ although no content changed; epoch milliseconds. */
  expiresAt: number
}

/** A part of a render: its events belong to the page, and its tags can be replaced. */
type Part = { page: RenderRecord; tags: Set<string> }

const storage = runtimePart('render-record', () => new AsyncLocalStorage<Part | undefined>())

function currentPage(): RenderRecord | undefined {
  return storage().getStore()?.page
}

/**
 * Runs a render and returns its result with everything it depended on.
 * @param onBegin receives the record while it is still being written
 */
export async function recordRender<Result>(
  render: () => Promise<Result>,
  onStart?: (record: RenderRecord) => void,
): Promise<[Result, RenderRecord]> {
  const record: RenderRecord = {
    tags: new Set(),
    isPersonal: false,
    whenRendered: [],
    hasFailed: false,
    waits: 0,
    expiresAt: Number.POSITIVE_INFINITY,
  }
  onStart?.(record)
  const run = () => storage().run({ page: record, tags: record.tags }, render)
  const result = await withDeadline(requestDeadlineMs, run)
  return [result, record]
}

/** Called where content is read. Outside of a recorded render (a script, a test) it does nothing. */
export function dependOn(tags: Iterable<string>): void {
  const part = storage().getStore()
  if (!part) return
  for (const tag of tags) part.tags.add(tag)
}

/**
 * Runs a read of which the page shows a part: the page gets the tags of that part, everything else counts as read by the page.
 * @param instead the tags of the shown part, from the tags of the read
 * @throws what the read throws
 */
export async function dependInstead<Result>(
  reading: () => Promise<Result>,
  instead: (tags: ReadonlySet<string>) => Iterable<string>,
): Promise<Result> {
  const around = storage().getStore()
  if (!around) return await reading()
  const own: Part = { page: around.page, tags: new Set() }
  try {
    return await storage().run(own, reading)
  } finally {
    for (const tag of instead(own.tags)) around.tags.add(tag)
  }
}

/** Runs a read whose tags the caller adds itself: everything else counts as read by the page. */
export async function untagged<Result>(reading: () => Promise<Result>): Promise<Result> {
  return await dependInstead(reading, () => [])
}

/**
 * Starts work for all pages outside of the record of the page that needs it first: its reads, waits and failures belong to no page. A
 * page that waits for its end uses `waitingFor`.
 */
export function besidePages<Result>(work: () => Result): Result {
  return storage().run(undefined, () => forAll(work))
}

/** Called where a read depends on the clock, such as the status of an event. The earliest moment counts. */
export function expireAt(moment: Date): void {
  const record = currentPage()
  if (record) record.expiresAt = Math.min(record.expiresAt, moment.getTime())
}

/** Called where a read depends on the person: the response must never be cached. */
export function markPersonal(): void {
  const record = currentPage()
  if (record) record.isPersonal = true
}

/** Does something once the page of this render is complete, and not where an error screen replaces it; at once outside of a record. */
export async function whenRendered(work: () => Promise<void>): Promise<void> {
  const record = currentPage()
  if (record) record.whenRendered.push(work)
  else await work()
}

/**
 * Called by each page that waits for an upstream, also where several wait for one request. It records the failure before the
 * framework reports it, which may be after the response.
 * @throws what the promise is rejected with
 */
export async function waitingFor<Result>(response: Promise<Result>): Promise<Result> {
  const page = currentPage()
  if (!page) return await response
  page.waits += 1
  page.queue?.onWait()
  try {
    return await response
  } catch (failure) {
    page.failure ??= failure
    throw failure
  } finally {
    page.waits -= 1
    await page.queue?.resume()
  }
}

/** Called when a render failed, before the error screen is rendered in the same record. */
export function markFailed(failure?: unknown): void {
  const record = currentPage()
  if (!record) return
  record.hasFailed = true
  record.failure ??= failure
}

/** The error of the failed render that this one replaces; undefined when it is unknown. */
export function renderFailure(): unknown {
  return currentPage()?.failure
}

/** Whether this render replaces a failed one: the middleware returns the error screen. */
export function hasFailed(): boolean {
  return currentPage()?.hasFailed ?? false
}

export type OnStart = (record: RenderRecord) => void
