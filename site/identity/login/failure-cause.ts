/** Longest cause that is logged, in characters, and how far down a chain of causes is read. */
const maxLength = 240
const maxDepth = 5

/** Codes of errors, such as `OAUTH_RESPONSE_IS_NOT_JSON`: words with underscores, however long together. */
const errorCode = /^[A-Z][A-Z0-9]{0,15}(_[A-Z0-9]{1,15})*$/

/** What may be a token (long, and no word of a specification) or names a person. */
const secretLike = /(?=[\w.~+-]*[0-9A-Z])[\w.~+-]{24,}|\S+@\S+/g

const controls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/**
 * Why a login or a refresh failed, for one line of the log: codes and sentences of errors and the provider's own words. Bodies and
 * parameters, which hold tokens, are not read; what looks like a token or an e-mail address in a sentence is left out.
 * @param error whatever was thrown, with its causes; a text stands for itself
 * @returns an empty text where nothing is known
 */
export function causeOf(error: unknown): string {
  return textsOf(error, 0).join(': ').slice(0, maxLength)
}

/** A line of the log with its cause behind it, where there is one. */
export function withCause(line: string, error: unknown): string {
  const cause = causeOf(error)
  return cause === '' ? line : `${line}; cause: ${cause}`
}

function textsOf(error: unknown, depth: number): string[] {
  if (typeof error === 'string') return [readable(error)]
  if (!(error instanceof Error) || depth === maxDepth) return []
  const { cause } = error
  // The library wraps every error in one that says where to read more, and keeps it beside parameters.
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
