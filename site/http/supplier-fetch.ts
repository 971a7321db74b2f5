import 'server-only'
import { Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'

/** The longest any call to a supplier may take, from the connection to the last byte. */
const timeLimitMs = 5000

/** A pool of our own: the framework's patched `fetch` drops our time limits when it revalidates in the background. */
const agent = new Agent({
  connect: { timeout: 2000 },
  headersTimeout: timeLimitMs,
  bodyTimeout: timeLimitMs,
  connections: 32,
})

/**
 * `fetch` for suppliers, with its own time limit.
 * @throws TypeError or TimeoutError, as fetch does, within 5 seconds
 */
export const supplierFetch: typeof fetch = async (input, init) => {
  const limit = AbortSignal.timeout(timeLimitMs)
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
  const options = { ...init, signal, dispatcher: agent } as unknown as UndiciInit
  return (await undiciFetch(String(input instanceof Request ? input.url : input), options)) as unknown as Response
}
