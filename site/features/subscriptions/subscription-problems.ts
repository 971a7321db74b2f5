/** Why a choice was not stored, as a parameter of the list names it. */
export const subscriptionProblems = ['invalid', 'too-many', 'unavailable'] as const

export type SubscriptionProblem = (typeof subscriptionProblems)[number]
