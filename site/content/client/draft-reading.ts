import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'
import { draftClient } from './content-client.ts'
import type { PreviewedChanges, PreviewReader } from './preview-reader.ts'
import { type ContentRequest, requestService } from './request-service.ts'

/** The response to a draft request. A type of its own, so that no cache of published responses accepts it. */
export type DraftResponse<Body> = { layer: 'draft'; body: Body; total: number }

type Reading = {
  responses: Map<string, Promise<DraftResponse<unknown> | undefined>>
  previewed: Previewed
  loadReader: LoadReader | undefined
}

type LoadReader = () => Promise<PreviewReader>

const readings = new AsyncLocalStorage<Reading>()

/**
 * Runs a read in which stories that are requested by address or uuid are drafts. Lists stay published: they are cached for every
 * visitor. The drafts are discarded with the read.
 * @param loadReader what reads stories and lists as they will be, with a release or a moment (`site/features.previews.ts`)
 */
export function readingDrafts<Result>(
  run: () => Promise<Result>,
  previewed: Previewed = {},
  loadReader?: LoadReader,
): Promise<Result> {
  return readings.run({ responses: new Map(), previewed: { ...previewed }, loadReader }, run)
}

export function isReadingDrafts(): boolean {
  return readings.getStore() !== undefined
}

/** The release, moment and group that an editor previews, an object of its own for each reading; none outside of `readingDrafts`. */
export function previewedNow(): Previewed {
  return readings.getStore()?.previewed ?? {}
}

/** What reads content instead where an editor previews a release or a moment and a feature knows how; else undefined. */
export async function previewReader(): Promise<PreviewReader | undefined> {
  const { release, moment } = previewedNow()
  const loadReader = readings.getStore()?.loadReader
  if (!loadReader || (release === undefined && moment === undefined)) return undefined
  markPersonal()
  return await loadReader()
}

/** Which stories change until the moment, or in the release, that an editor previews; undefined where it is not known or neither is previewed. */
export async function previewedChanges(): Promise<PreviewedChanges | undefined> {
  return await (await previewReader())?.changes()
}

/** The clock of the page that is read: now, or the moment that an editor previews. Whatever depends on the time asks here. */
export function pageMoment(): Date {
  const { moment } = previewedNow()
  return moment === undefined ? new Date() : new Date(moment)
}

/**
 * Reads drafts without any cache; the same request once a read.
 * @param source a release by its number; absent: the one that an editor previews, else the drafts as they are now
 * @throws CatalogueError content-unavailable
 * @throws Error outside of `readingDrafts`
 */
export async function readDraft<Body>(
  request: ContentRequest<Body>,
  source: number | 'draft' | undefined = previewedNow().release,
): Promise<DraftResponse<Body> | undefined> {
  const reading = readings.getStore()
  if (!reading) throw new Error('Drafts are read inside of readingDrafts.')
  markPersonal()
  const release = source === 'draft' ? undefined : source
  const key = JSON.stringify([request.path, request.params, release])
  const response = reading.responses.get(key) ?? send(request, release)
  reading.responses.set(key, response)
  return (await response) as DraftResponse<Body> | undefined
}

async function send<Body>(
  request: ContentRequest<Body>,
  release: number | undefined,
): Promise<DraftResponse<Body> | undefined> {
  const fromRelease: DeliveryParams = release === undefined ? {} : { from_release: release }
  // Instances share published content only.
  const response = await requestService(draftClient(), {
    ...request,
    isShared: false,
    params: { ...request.params, version: 'draft', ...fromRelease },
  })
  return response && { layer: 'draft', body: response.body, total: response.total }
}
