import { identityCallMs } from '#site/server/upstream/time-limits.ts'

/**
 * Every number of the login (product specification, section 9; the last five are ours). The unit stands in the name.
 */
export const identityLimits = {
  /** How far the provider's clock and ours may be apart when an ID token is judged. */
  leewaySeconds: 60,
  /** Tokens are used until so long before they end; then they are refreshed. */
  refreshMarginSeconds: 60,
  httpTimeoutMs: identityCallMs,
  /** Tries of a token request that got no answer at all. */
  tokenTries: 3,
  /** Wait for another tab or process that refreshes the same session. */
  lockWaitMs: 5000,
  lockTries: 10,
  popupWidth: 400,
  popupHeight: 600,
  popupTimeoutMs: 60_000,
  /** A login may be finished until so long after it began. */
  transactionSeconds: 86_400,
  /** Life of the cookie that says that a silent check is worth its while. */
  sessionCheckSeconds: 86_400,

  /** A session that nobody uses ends. */
  idleSeconds: 12 * 3600,
  /** Every session ends, used or not. */
  absoluteSeconds: 7 * 86_400,
  /** The secret in the session cookie is exchanged so often; the earlier one is taken a little longer. */
  rotationSeconds: 15 * 60,
  rotationGraceSeconds: 60,
  /** Logins of one browser that may be under way at once; the oldest gives way. */
  transactionsAtOnce: 3,
} as const
