/** Longest cause that is logged, in characters, and the depth to which a chain of causes is read. */
const maxLength = 240
const maxDepth = 5

/** Codes of errors, such as `OAUTH_RESPONSE_IS_NOT_JSON`: words with underscores, of any length. */
const errorCode = /^[A-Z][A-Z0-9]{0,15}(_[A-Z0-9]{1,15})*$/

/** A text that may be a token (long, and no code of a specification) or that names a person. */
const secretLike = /(?=[\w.~+-]*[0-9A-Z])[\w.~+-]{24,}|\S+@\S+/g

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/**
 * Why a login or a refresh failed, for one line of the log: codes and messages of errors and the provider's own
 * description. Bodies and parameters, which contain tokens, are not read; a part of a message that looks like a token or
 * an e-mail address is removed.
 * @param error the thrown value, with its causes; a string is used as it is
 * @returns an empty text where nothing is known
 */
export function causeOf(error: unknown): string {
  return textsOf(error, 0).join(': ').slice(0, maxLength)
}

/** A log line with its cause appended, if any. */
export function withCause(line: string, error: unknown): string {
  const cause = causeOf(error)
  return cause === '' ? line : `${line}; cause: ${cause}`
}

function textsOf(error: unknown, depth: number): string[] {
  if (typeof error === 'string') return [readable(error)]
  if (!(error instanceof Error) || depth === maxDepth) return []
  const { cause } = error
  // The library wraps every error in one that links to its documentation, and stores it beside parameters.
  if (isWrapper(cause)) return textsOf(cause.err, depth + 1)
  const own = textOf(error)
  return [...(own === '' ? [] : [own]), ...textsOf(cause instanceof Error ? cause : undefined, depth + 1)]
}

function textOf(error: Error): string {
  const message = readable(error.message)
  const code = 'code' in error && typeof error.code === 'string' && errorCode.test(error.code) ? error.code : ''
  return message.includes(code) ? message : `${code} ${message}`.trim()
}

function isWrapper(cause: unknown): cause is { err: Error } {
  return typeof cause === 'object' && cause !== null && 'err' in cause && cause.err instanceof Error
}

function readable(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(secretLike, (word) => (errorCode.test(word) ? word : '…'))
    .trim()
}
