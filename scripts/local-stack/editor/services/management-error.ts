/** An error of the content service (`status` undefined when it could not be reached). */
export class ManagementError extends Error {
  readonly status: number | undefined
  /** `{field: ["has already been taken"]}` or `{error}`. */
  readonly body: unknown
  /** The meaning of the status, where it differs from the usual one. */
  readonly reason: FailureReason | undefined

  constructor(status: number | undefined, body: unknown, reason?: FailureReason) {
    super(messageOf(body))
    this.status = status
    this.body = body
    this.reason = reason
  }
}

/** The service's own message, from any of its error formats. */
function messageOf(body: unknown): string {
  if (Array.isArray(body)) return String(body[0])
  if (typeof body !== 'object' || body === null) return String(body ?? '')
  return Object.entries(body)
    .map(([key, value]) => (key === 'error' ? String(value) : `${key}: ${[value].flat().join(', ')}`))
    .join('; ')
}

/** Why a request of the editor failed; `failure.…` of the catalogues has the sentence and the remedy. */
export type FailureReason =
  | 'away'
  | 'late'
  | 'noRight'
  | 'gone'
  | 'movedOn'
  | 'tooLarge'
  | 'taken'
  | 'refused'
  | 'tooMany'
  | 'notOffered'
  | 'broken'
  | 'fileTooLarge'
  | 'fileOtherContent'
  | 'fileTooLate'
