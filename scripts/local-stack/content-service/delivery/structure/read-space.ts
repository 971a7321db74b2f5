import { type DeliveryCall, perPageOf } from '../delivery-call.ts'
import type { DeliveryResponse } from '../delivery-response.ts'
import { compileSelection } from '../query/compile-selection.ts'
import { readLanguages } from './space-details.ts'

/** `GET /spaces/me`; `version` is the current cache version, so this is the one endpoint without a redirect. */
export function respondWithSpace(call: DeliveryCall): DeliveryResponse {
  const { store, spaceId } = call.context
  const row = store.get<{ name: string; domain: string }>('SELECT name, domain FROM spaces WHERE id = ?', [spaceId])
  const { name = '', domain = '' } = row ?? {}
  return {
    body: { space: { id: spaceId, name, domain, version: call.cv, language_codes: readLanguages(store, spaceId) } },
  }
}

/** Maximum of tags per page: the vendor sends all tags; this limit bounds an oversized space. */
const maxTags = 1000

/** `GET /tags`: tags of the selected stories, with the number of stories that carry them. */
export function respondWithTags(call: DeliveryCall): DeliveryResponse {
  const { condition } = compileSelection(call.query, call.layer)
  const tags = call.context.store.all<{ name: string; taggings_count: number }>(
    `SELECT tag.value AS name, count(*) AS taggings_count FROM stories s, json_each(s.tag_list) AS tag
     WHERE ${condition.text} GROUP BY tag.value ORDER BY tag.value`,
    condition.values,
  )
  const perPage = call.shaping.per_page === undefined ? maxTags : perPageOf(call, maxTags)
  const page = tags.slice((call.page - 1) * perPage, call.page * perPage)
  return { body: { tags: page }, paging: { total: tags.length, perPage } }
}

/** `GET /experiments`: always empty, this service has none. */
export function respondWithExperiments(call: DeliveryCall): DeliveryResponse {
  return { body: { experiments: [], cv: call.cv } }
}
