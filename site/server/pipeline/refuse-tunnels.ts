import type { Server } from 'node:http'

const refusal = [
  'HTTP/1.1 405 Method Not Allowed',
  'Allow: GET, HEAD',
  'Content-Length: 0',
  'Connection: close',
  '',
  '',
].join('\r\n')

/** Responds to CONNECT, which reaches no request listener: without this the connection ends without a response. */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_, socket) => void socket.end(refusal))
}
