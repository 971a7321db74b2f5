import { isTimedOut, upstreamClient } from './upstream-client.ts'

/** What the official search clients hand to the part of theirs that sends requests, and what they get back. */
type SearchRequest = {
  url: string
  method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT'
  headers: Record<string, string>
  data?: string | Uint8Array | undefined
}
type SearchResponse = { status: number; content: string; isTimedOut: boolean }

/**
 * Sends the requests of an official search client through the upstream client. The client itself tries again.
 * @param reads whether the client only searches
 */
export function searchRequester({ timeoutMs, reads }: { timeoutMs: number; reads: boolean }) {
  const send = upstreamClient({ timeoutMs, postReads: reads })
  return {
    async send({ url, method, headers, data }: SearchRequest): Promise<SearchResponse> {
      try {
        const response = await send(url, { method, headers, ...(data !== undefined && { body: data as BodyInit }) })
        return { status: response.status, content: await response.text(), isTimedOut: false }
      } catch (error) {
        const content = error instanceof Error ? error.message : String(error)
        return { status: 0, content, isTimedOut: isTimedOut(error) }
      }
    },
  }
}
