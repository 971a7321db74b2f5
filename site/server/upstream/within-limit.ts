type Limited = {
  limitMs: number
  /** Of who asks, who may stop waiting earlier. */
  signal?: AbortSignal | null | undefined
}

/**
 * Makes a call with a signal that ends it when its time is over, and forgets the time when it has ended before.
 * `AbortSignal.timeout` would keep its timer, and with it everything that the request was made for: of a page that was
 * drawn meanwhile its markup, several times over.
 * @throws TimeoutError when the time is over, and whatever the call throws
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
