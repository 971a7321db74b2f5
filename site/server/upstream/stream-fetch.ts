import 'server-only'
import { Agent, fetch as undiciFetch } from 'undici'

/** A pool of its own: a long download must not take a place from the questions of pages. */
const agent = new Agent({
  connect: { timeout: 2000 },
  // Fifty readers who begin at once wait for each other rather than be sent away.
  headersTimeout: 20_000,
  // Between two pieces, while the reader takes them; how long the whole takes is the reader's affair.
  bodyTimeout: 30_000,
  connections: 512,
})

/**
 * A file of a supplier as a stream; its end is not waited for.
 * @throws TypeError or TimeoutError, as fetch does, when the answer does not begin within 20 seconds
 */
export async function streamFetch(
  address: string,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Promise<Response> {
  const response = await undiciFetch(address, { headers, signal, redirect: 'error', dispatcher: agent })
  return response as unknown as Response
}
