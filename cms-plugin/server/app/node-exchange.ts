import type { IncomingMessage, ServerResponse } from 'node:http'

/** A request and response as the vendor's package reads and writes them, without a connection behind them. */
export function nodeExchange(url: string, cookie: string) {
  const written: { status: number; location: string | undefined; cookies: string[] } = {
    status: 200,
    location: undefined,
    cookies: [],
  }
  const response = {
    getHeader: (name: string) => (name.toLowerCase() === 'set-cookie' ? written.cookies : undefined),
    setHeader(name: string, value: string | string[]) {
      if (name.toLowerCase() === 'set-cookie') written.cookies = [value].flat()
      return response
    },
    writeHead(status: number, headers: { Location?: string } = {}) {
      written.status = status
      written.location = headers.Location
      return response
    },
    end: () => response,
  }
  return {
    req: { url, headers: { cookie } } as unknown as IncomingMessage,
    res: response as unknown as ServerResponse,
    written,
  }
}
