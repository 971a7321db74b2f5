/** From worst to least; `isAtLeast` compares by this order. */
export const severities = ['error', 'warning', 'info'] as const

export type Severity = (typeof severities)[number]

/** True when the first severity is as bad as the second or worse. */
export function isAtLeast(severity: Severity, limit: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(limit)
}
