import { AsyncLocalStorage } from 'node:async_hooks'
import { runtimePart } from '#site/server/runtime.ts'
import { forAll, withDeadline } from '#site/server/upstream/priority.ts'
import { requestDeadlineMs } from '#site/server/upstream/time-limits.ts'

/**
 * What one render depended on. The content door writes the tags while the page is drawn; the page store reads them
 * when the response is finished.
 */
export type RenderRecord = {
  tags: Set<string>
  isPersonal: boolean
  hasFailed: boolean
  /** The error that made it fail, where it is known. */
  failure?: unknown
  /** How many answers it waits for at present. */
  waits: number
  /** First moment at which the page would be drawn differently although no content changed; epoch milliseconds. */
  expiresAt: number
}

/** A part of a render: all that happens in it is the page's, and its tags may be said anew. */
type Part = { page: RenderRecord; tags: Set<string> }

const storage = runtimePart('render-record', () => new AsyncLocalStorage<Part | undefined>())

function currentPage(): RenderRecord | undefined {
  return storage().getStore()?.page
}

/**
 * Runs a render and gives back its result with everything it depended on.
 * @param onBegin is given the record while it is still being written
 */
export async function recordRender<Result>(
  render: () => Promise<Result>,
  onStart?: (record: RenderRecord) => void,
): Promise<[Result, RenderRecord]> {
  const record: RenderRecord = {
    tags: new Set(),
    isPersonal: false,
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
 * Runs a reading of which the page shows less than all: what the page depends on is said anew, all else counts as read by the page.
 * @param instead the tags of what is shown, given those of what was read
 * @throws what the reading throws
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

/** Runs a reading whose tags the caller says itself: all else counts as read by the page. */
export async function untagged<Result>(reading: () => Promise<Result>): Promise<Result> {
  return await dependInstead(reading, () => [])
}

/**
 * Begins what is done for all pages and not for the one that happens to want it first: what it reads, waits for and fails for is
 * noted on no page. A page that waits for the end of it says so with `waitingFor`.
 */
export function besidePages<Result>(work: () => Result): Result {
  return storage().run(undefined, () => forAll(work))
}

/** Called where something is read that the clock changes, such as the status of an event. The earliest moment counts. */
export function expireAt(moment: Date): void {
  const record = currentPage()
  if (record) record.expiresAt = Math.min(record.expiresAt, moment.getTime())
}

/** Called where something about the person is read: the response must never be kept. */
export function markPersonal(): void {
  const record = currentPage()
  if (record) record.isPersonal = true
}

/**
 * Called where a supplier is waited for, by each page that waits, also where several wait for what one of them has asked. What
 * the page fails for is noted before it is known what of it breaks: the framework tells of a page that failed when it likes,
 * which may be after its answer.
 * @throws what the answer is rejected with
 */
export async function waitingFor<Result>(answer: Promise<Result>): Promise<Result> {
  const page = currentPage()
  if (!page) return await answer
  page.waits += 1
  try {
    return await answer
  } catch (failure) {
    page.failure ??= failure
    throw failure
  } finally {
    page.waits -= 1
  }
}

/** Called when a page could not be drawn, before its error screen is drawn in the same record. */
export function markFailed(failure?: unknown): void {
  const record = currentPage()
  if (!record) return
  record.hasFailed = true
  record.failure ??= failure
}

/** What made the render fail that this one stands in for; undefined when nobody said. */
export function renderFailure(): unknown {
  return currentPage()?.failure
}

/** Whether this render stands in for one that failed: the gateway answers with the error screen. */
export function hasFailed(): boolean {
  return currentPage()?.hasFailed ?? false
}

export type OnStart = (record: RenderRecord) => void
