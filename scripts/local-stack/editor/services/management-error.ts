/** The content service refused, or could not be reached (`status` undefined). */
export class ManagementError extends Error {
  readonly status: number | undefined
  /** `{field: ["has already been taken"]}` or `{error}`. */
  readonly body: unknown

  constructor(status: number | undefined, body: unknown) {
    super(messageOf(body))
    this.status = status
    this.body = body
  }
}

/** The service's own words out of any of its forms of refusal. */
function messageOf(body: unknown): string {
  if (Array.isArray(body)) return String(body[0])
  if (typeof body !== 'object' || body === null) return String(body ?? '')
  return Object.entries(body)
    .map(([key, value]) => (key === 'error' ? String(value) : `${key}: ${[value].flat().join(', ')}`))
    .join('; ')
}
