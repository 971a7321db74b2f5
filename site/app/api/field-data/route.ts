import { respondToFieldData } from '#site/server/field-data/respond-to-field-data.ts'
import { withRefusalPages } from '#site/server/refusals/with-refusal-pages.ts'

/** `POST /api/field-data`: how fast a visit was (`browser/consent/field-data`). */
export const POST = withRefusalPages(respondToFieldData)
