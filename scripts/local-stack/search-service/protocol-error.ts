/** An error of the protocol: its status and its message for the client. */
export class ProtocolError extends Error {
  readonly status: 400 | 403 | 404 | 413 | 415 | 422 | 429

  constructor(status: ProtocolError['status'], message: string) {
    super(message)
    this.name = 'ProtocolError'
    this.status = status
  }
}
