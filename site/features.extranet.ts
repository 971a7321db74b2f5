import 'server-only'
import { subscriptionsVisit } from './features/subscriptions/subscriber.ts'
import type { ExtranetVisit } from './page-kinds/feature-pages.ts'

/** What the features note and read when a customer visits a page of the extranet. */
export const extranetVisits: readonly ExtranetVisit[] = [subscriptionsVisit]
