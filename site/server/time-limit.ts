/**
 * The result of the work when it comes within the limit. After the timeout the work continues; its outcome is ignored. The timer
 * ends with the work.
 * @param instead makes the result after the timeout
 * @throws Error after the timeout when nothing is given instead; whatever the work throws in time
 */
export async function within<Result, Instead = never>(
  limitMs: number,
  work: Promise<Result>,
  instead: () => Instead = () => refuse(limitMs),
): Promise<Result | Instead> {
  const { promise: timeIsUp, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, limitMs)
  try {
    return await Promise.race([work, timeIsUp.then(instead)])
  } finally {
    clearTimeout(timer)
  }
}

function refuse(limitMs: number): never {
  throw new Error(`No answer within ${limitMs} ms`)
}

type Limited = {
  limitMs: number
  /** Of the caller, who may leave earlier. */
  signal?: AbortSignal | null | undefined
}

/**
 * Makes a call with a signal that aborts it after the timeout. `AbortSignal.timeout` would keep its timer after the call, and with
 * it everything that the request was made for: the markup of a page, several times over.
 * @throws TimeoutError after the timeout, and whatever the call throws
 */
export async function withinLimit<Result>(
  { limitMs, signal }: Limited,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
  }, limitMs)
  timer.unref()
  try {
    return await call(signal ? AbortSignal.any([signal, limit.signal]) : limit.signal)
  } finally {
    clearTimeout(timer)
  }
}
