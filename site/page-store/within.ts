/**
 * Waits for a call no longer than the limit.
 * @throws Error when the time is over; the call itself goes on
 */
export async function within<Result>(limitMs: number, call: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
  call.catch(() => undefined)
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
