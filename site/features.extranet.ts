import 'server-only'
import { changesVisit } from './features/new-since-last-visit/list-changes.ts'
import { agentVisit } from './features/sales-agent/agent-panel.tsx'
import { subscriptionsVisit } from './features/subscriptions/subscriber.ts'
import type { ExtranetVisit } from './page-kinds/feature-pages.ts'

/** What the features note, read and show when a customer visits a page of the extranet. */
export const extranetVisits: readonly ExtranetVisit[] = [changesVisit, agentVisit, subscriptionsVisit]
