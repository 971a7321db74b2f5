import type { ServerResponse } from 'node:http'

/** In this header a response of ours states its length; the framework removes `Content-Length` from streamed responses. */
export const statedLength = 'x-stated-length'

/** Sets the stated length on a streamed response, so that clients show progress and can resume. */
export function stateLength(response: ServerResponse): void {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _, given) {
      const length = response.getHeader(statedLength)
      if (length !== undefined && !response.headersSent) {
        response.removeHeader(statedLength)
        response.setHeader('content-length', String(length))
      }
      return Reflect.apply(writeHead, response, given)
    },
  })
}
