import { hostOption } from 'component-schemas/search/host-option.ts'
import { isAllowed } from '#site/browser/consent/choice.ts'
import type { SearchAccess } from '../access/search-access.ts'

/** The id by which the search service recognizes a response. */
export type NamedResponse = { index: string; queryID: string }

/** An opened hit, as the search service counts it. */
export type OpenedHit = NamedResponse & {
  objectID: string
  /** Position in the response, counted from 1. */
  position: number
  shownAs: 'suggestion' | 'result'
}

const eventNames = { suggestion: 'Suggestion opened', result: 'Result opened' } as const

/** One random token a document, stored nowhere: it groups the clicks of a visit without identifying the visitor. */
let visit: string | undefined

/**
 * Reports an opened hit to the search service, with consent to statistics; without it nothing is sent and no code is
 * loaded. A failed report is lost.
 */
export async function reportOpened(hit: OpenedHit, { applicationId, key, host }: SearchAccess): Promise<void> {
  if (!isAllowed('statistics', document.cookie)) return
  visit ??= `visit-${crypto.randomUUID()}`
  const { algoliasearch } = await import('algoliasearch')
  const insights = algoliasearch(applicationId, key).initInsights({ options: hostOption(host) })
  const { index, objectID, position, queryID, shownAs } = hit
  const opened = { eventType: 'click', eventName: eventNames[shownAs], index, userToken: visit } as const
  const event = { ...opened, objectIDs: [objectID], positions: [position], queryID }
  await insights.pushEvents({ events: [event] }).catch(() => undefined)
}
