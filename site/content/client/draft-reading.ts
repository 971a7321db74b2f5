import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import type { Previewed } from '#site/server/preview/previewed.ts'
import type { DeliveryParams } from '../delivery/delivery-client.ts'
import { draftClient } from './content-client.ts'
import { type ContentRequest, requestService } from './request-service.ts'

/** The response to a draft request. A type of its own, so that no cache of published responses accepts it. */
export type DraftResponse<Body> = { layer: 'draft'; body: Body; total: number }

type Reading = {
  responses: Map<string, Promise<DraftResponse<unknown> | undefined>>
  previewed: Previewed
}

const readings = new AsyncLocalStorage<Reading>()

/**
 * Runs a read in which stories that are requested by address or uuid are drafts. Lists stay published: they are cached for every
 * visitor. With a release, stories and lists are as they will be when it is out (`as-released.ts`). The drafts are
 * discarded with the read.
 */
export function readingDrafts<Result>(run: () => Promise<Result>, previewed: Previewed = {}): Promise<Result> {
  return readings.run({ responses: new Map(), previewed }, run)
}

export function isReadingDrafts(): boolean {
  return readings.getStore() !== undefined
}

/** The release, moment and group that an editor previews; none outside of `readingDrafts`. */
export function previewedNow(): Previewed {
  return readings.getStore()?.previewed ?? {}
}

/** The clock of the page that is read: now, or the moment that an editor previews. Whatever depends on the time asks here. */
export function pageMoment(): Date {
  const { moment } = previewedNow()
  return moment === undefined ? new Date() : new Date(moment)
}

/**
 * Reads drafts without any cache; the same request once a read.
 * @throws CatalogueError content-unavailable
 * @throws Error outside of `readingDrafts`
 */
export async function readDraft<Body>(request: ContentRequest<Body>): Promise<DraftResponse<Body> | undefined> {
  const reading = readings.getStore()
  if (!reading) throw new Error('Drafts are read inside of readingDrafts.')
  markPersonal()
  const key = JSON.stringify([request.path, request.params])
  const response = reading.responses.get(key) ?? send(request, reading.previewed)
  reading.responses.set(key, response)
  return (await response) as DraftResponse<Body> | undefined
}

async function send<Body>(
  request: ContentRequest<Body>,
  { release }: Previewed,
): Promise<DraftResponse<Body> | undefined> {
  const fromRelease: DeliveryParams = release === undefined ? {} : { from_release: release }
  // What instances share is published.
  const response = await requestService(draftClient(), {
    ...request,
    isShared: false,
    params: { ...request.params, version: 'draft', ...fromRelease },
  })
  return response && { layer: 'draft', body: response.body, total: response.total }
}
