/**
 * What a supplier answers, or a rejection when it has not answered in time. It is not stopped: nobody waits for it any more.
 * @throws Error when the time is up, and whatever the work throws
 */
export async function withinTime<Answer>(work: Promise<Answer>, milliseconds: number): Promise<Answer> {
  const { promise: timeUp, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds)
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
