import { type IncomingHttpHeaders, request } from 'node:http'

export type Asked = { status: number; headers: IncomingHttpHeaders; text: string }

type Asking = {
  port: number
  path: string
  headers?: Readonly<Record<string, string>>
  method?: string
  body?: string
}

/** One request on a connection of its own, with exactly these headers: `fetch` adds some and has no `Host`. */
export async function ask({ port, path, headers = {}, method = 'GET', body = '' }: Asking): Promise<Asked> {
  return await new Promise((resolve, reject) => {
    const sent = request({ host: 'localhost', port, path, method, agent: false, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, headers: received } = response
        resolve({ status, headers: received, text: Buffer.concat(parts).toString() })
      })
    })
    sent.setTimeout(20_000, () => sent.destroy(new Error(`${path} was not answered in time.`)))
    sent.once('error', reject).end(body)
  })
}
