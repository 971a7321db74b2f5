import { subscriptionsTables } from './features/subscriptions/subscription-tables.ts'
import type { TableSet } from './server/database/database.ts'

const rows: readonly TableSet['migrations'][] = [subscriptionsTables]

/** Migrations of the features in the database of the outbox, so that a transaction of theirs queues mails. */
export const featureFormTables: TableSet['migrations'] = rows.flat()
