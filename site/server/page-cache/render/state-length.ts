import type { ServerResponse } from 'node:http'

/** Under this name an answer of ours states its length; the framework drops the real header from streamed answers. */
export const statedLength = 'x-stated-length'

/** Gives a streamed answer the length it states, so that readers see how far they are and can go on from there. */
export function stateLength(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = ((...given: unknown[]) => {
    const length = response.getHeader(statedLength)
    if (length !== undefined && !response.headersSent) {
      response.removeHeader(statedLength)
      response.setHeader('content-length', String(length))
    }
    return writeHead(...given)
  }) as typeof response.writeHead
}
