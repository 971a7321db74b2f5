import { hostOption } from 'component-schemas/search/host-option.ts'
import { isAllowed } from '#site/browser/consent/choice.ts'
import type { SearchAccess } from '../access/search-access.ts'

/** An answer as the search service knows it again. */
export type NamedResponse = { index: string; queryID: string }

/** Something found that somebody opened, as the search service counts it. */
export type OpenedHit = NamedResponse & {
  objectID: string
  /** Counted from 1, in the answer. */
  position: number
  shownAs: 'suggestion' | 'result'
}

const eventNames = { suggestion: 'Suggestion opened', result: 'Result opened' } as const

/** One token a document, made up and kept nowhere: clicks of a visit belong together, and to nobody. */
let visit: string | undefined

/**
 * Tells the search service what was opened, when the visitor has allowed statistics; without that nothing is sent, and
 * nothing for it is loaded. What cannot be told is lost.
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
