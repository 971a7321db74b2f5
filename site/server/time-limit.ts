/**
 * What work gives when it comes within the limit. Nobody waits for it any longer: it goes on, and how it ends then troubles
 * nobody. The time is forgotten when the work has ended before.
 * @param instead what is given when the time is over
 * @throws Error when the time is over and nothing is given instead; whatever the work throws in time
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
