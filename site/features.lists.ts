import 'server-only'
import { jobsLists } from './features/jobs/jobs.ts'
import { merge } from './routing/feature.ts'

/** The general listings of the features, by the name of their route. */
export const featureLists = merge([jobsLists])
