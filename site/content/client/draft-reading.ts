import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import { draftClient } from './content-client.ts'
import { type ContentRequest, requestService } from './request-service.ts'

/** The response to a draft request. A type of its own, so that no cache of published responses accepts it. */
export type DraftResponse<Body> = { layer: 'draft'; body: Body; total: number }

type Reading = Map<string, Promise<DraftResponse<unknown> | undefined>>

const readings = new AsyncLocalStorage<Reading>()

/**
 * Runs a read in which stories that are requested by address or uuid are drafts. Lists stay published: they are cached for every
 * visitor. The drafts are discarded with the read.
 */
export function readingDrafts<Result>(run: () => Promise<Result>): Promise<Result> {
  return readings.run(new Map(), run)
}

export function isReadingDrafts(): boolean {
  return readings.getStore() !== undefined
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
  const response = reading.get(key) ?? send(request)
  reading.set(key, response)
  return (await response) as DraftResponse<Body> | undefined
}

async function send<Body>(request: ContentRequest<Body>): Promise<DraftResponse<Body> | undefined> {
  const response = await requestService(draftClient(), {
    ...request,
    params: { ...request.params, version: 'draft' },
  })
  return response && { layer: 'draft', body: response.body, total: response.total }
}
