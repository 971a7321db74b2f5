import type { AcceptedRisk } from '../schemas/plan/accepted-risk.ts'

/**
 * Changes that are not safe and accepted, each with its reason. A row accepts its change once in each space: the first complete
 * push notes it in the space's ledger. A row that every space has used may be deleted.
 */
export const acceptedRisks: readonly AcceptedRisk[] = []
