/** Body of a refusal: a message, a list as the vendor sends for 404, or the reasons per field. */
export type RefusalBody = { error: string } | readonly string[] | Readonly<Record<string, readonly string[]>>

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 501

/** Ends a request with a response for the caller; open transactions roll back. */
export class ManagementError extends Error {
  readonly status: RefusalStatus
  readonly body: RefusalBody

  constructor(status: RefusalStatus, body: RefusalBody) {
    super(JSON.stringify(body))
    this.name = 'ManagementError'
    this.status = status
    this.body = body
  }
}

/** 404 in the vendor's form: a JSON array with one sentence. */
export function notFound(): ManagementError {
  return new ManagementError(404, ['This record could not be found'])
}

/** 422 for one field: `{ slug: ["has already been taken"] }`. */
export function invalid(field: string, reason: string): ManagementError {
  return new ManagementError(422, { [field]: [reason] })
}
