import { siteStore } from '#site/server/configuration/site-store.ts'
import { openVisits } from './open-visits.ts'

/** The visits of this process. */
export const siteVisits = siteStore('visits', openVisits)
