import { startSiteDigests } from './features/subscriptions/digests/site-digests.ts'

/** What the features do in the background: each is started once and goes on as long as the process lives. */
export const featureJobs: readonly (() => void)[] = [startSiteDigests]
