import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { markPersonal } from '#site/server/page-cache/render/render-record.ts'
import { draftClient } from './content-client.ts'
import { type ContentRequest, requestService } from './request-service.ts'

/** What a draft question was answered. Not an `Answer`: what keeps answers does not take it. */
export type DraftResponse<Body> = { layer: 'draft'; body: Body; total: number }

type Reading = Map<string, Promise<DraftResponse<unknown> | undefined>>

const readings = new AsyncLocalStorage<Reading>()

/**
 * Runs a reading in which stories that are asked for by address or by name (uuid) are drafts. Lists stay what visitors
 * see: they are kept for everybody. What was read is forgotten with the reading.
 */
export function readingDrafts<Result>(run: () => Promise<Result>): Promise<Result> {
  return readings.run(new Map(), run)
}

export function isReadingDrafts(): boolean {
  return readings.getStore() !== undefined
}

/**
 * Asks for drafts, past everything that keeps answers; the same question once a reading.
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
