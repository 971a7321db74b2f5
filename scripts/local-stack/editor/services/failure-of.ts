/** @property said the service's own message, in its own language; empty when it has none */
export type Failure = { reason: FailureReason; said: string }

const reasons: Readonly<Record<number, FailureReason>> = {
  400: 'refused',
  401: 'noRight',
  403: 'noRight',
  404: 'gone',
  409: 'movedOn',
  413: 'tooLarge',
  415: 'refused',
  422: 'refused',
  429: 'tooMany',
  501: 'notOffered',
  502: 'away',
  503: 'away',
  504: 'late',
}

/** Refusals of the signed form that carries a file, where a status means the file and not the request. */
export const fileReasons: Readonly<Record<number, FailureReason>> = {
  403: 'fileTooLate',
  413: 'fileTooLarge',
  422: 'fileOtherContent',
}

/** The reason of any error that a request of the editor ended with: every status has one. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ManagementError)) return { reason: 'broken', said: String(error) }
  return { reason: error.reason ?? reasonOf(error), said: error.message }
}

function reasonOf({ status, body, message }: ManagementError): FailureReason {
  if (status === undefined) return message === 'timeout' ? 'late' : 'away'
  const isTaken = status === 422 && typeof body === 'object' && body !== null && 'slug' in body
  return isTaken && message.includes('taken') ? 'taken' : (reasons[status] ?? 'broken')
}

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
