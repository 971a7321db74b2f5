import { jobsPages } from './features/jobs/pages.tsx'
import { photoGalleriesPages } from './features/photo-galleries/pages.ts'
import { merge } from './routing/feature.ts'

/** What the features add to pages, a row each. The browser renders drafts with it. */
const rows = [jobsPages, photoGalleriesPages] as const

/** Their kinds of pages, by template. */
export const featureKinds = merge(rows.map(({ kinds }) => kinds))
/** The cards of their stories in a general listing. */
export const featureCards = merge(rows.map(({ cards }) => cards))
