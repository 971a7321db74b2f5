import { identityCallMs } from '#site/server/upstream/time-limits.ts'

/**
 * Every number of the login (product specification, section 9; `outageGraceSeconds` and the last five are ours). The name contains the unit.
 */
export const identityLimits = {
  /** Clock skew between the provider and the site that an ID token may have. */
  leewaySeconds: 60,
  /** Tokens are refreshed this long before they expire. */
  refreshMarginSeconds: 60,
  httpTimeoutMs: identityCallMs,
  /** Attempts of a token request without any response. */
  tokenTries: 3,
  /** Timeout for another tab or process that refreshes the same session. */
  lockWaitMs: 5000,
  lockTries: 10,
  /** A session outlives its tokens this long while the provider cannot be reached: a restart there ends no session here. */
  outageGraceSeconds: 900,
  popupWidth: 400,
  popupHeight: 600,
  popupTimeoutMs: 60_000,
  /** A login expires this long after its start. */
  transactionSeconds: 86_400,
  /** Lifetime of the hint cookie, which makes a silent check worthwhile. */
  sessionCheckSeconds: 86_400,

  /** Idle timeout of a session. */
  idleSeconds: 12 * 3600,
  /** Absolute lifetime of a session, used or not. */
  absoluteSeconds: 7 * 86_400,
  /** Rotation interval of the secret in the session cookie; the earlier secret stays valid a little longer. */
  rotationSeconds: 15 * 60,
  rotationGraceSeconds: 60,
  /** Most concurrent logins of one browser; a further one evicts the oldest. Each has a cookie of about 600 bytes. */
  transactionsAtOnce: 10,
} as const
