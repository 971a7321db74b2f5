import 'server-only'
import { jobsOf } from './features/jobs/jobs.ts'

/** The general listings of the features, by the name of their route. */
export const featureLists = { jobs: jobsOf }
