import { type FailureReason, ManagementError } from './management-error.ts'

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
