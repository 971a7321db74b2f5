import { connect } from 'node:net'
import { testSiteUrl } from '../test-system.ts'

export type RawResponse = { status: number; headers: Headers; body: string }

/**
 * Sends lines unchanged, which no client does, and reads until the server closes the connection.
 * @param lines the request without its empty line; `Connection: close` is added
 */
export async function sendRaw(...lines: string[]): Promise<RawResponse> {
  return await sendText([...lines, 'Connection: close', '', ''].join('\r\n'))
}

/** Sends a whole request, body included, which must ask for the end of the connection. */
export async function sendText(sent: string): Promise<RawResponse> {
  const { hostname, port } = new URL(testSiteUrl)
  const text = await new Promise<string>((resolve, reject) => {
    let received = ''
    const socket = connect(Number(port), hostname)
    socket.setEncoding('latin1').on('data', (part: string) => {
      received += part
    })
    socket.once('end', () => resolve(received)).once('error', reject)
    socket.setTimeout(20_000, () => socket.destroy(new Error(`Left open: ${sent.split('\r\n')[0]}`)))
    socket.write(sent)
  })
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [start = '', ...rows] = head.split('\r\n')
  const headers = rows.map((row): [string, string] => [
    row.slice(0, row.indexOf(':')),
    row.slice(row.indexOf(':') + 1).trim(),
  ])
  return { status: Number(start.split(' ')[1]), headers: new Headers(headers), body: body.join('\r\n\r\n') }
}
