import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isObject } from 'component-schemas/parse/is-object.ts'
import { z } from 'zod'
import type { StoredBlock } from '../plan/risk.ts'
import { contentInLanguage } from './content-in-language.ts'

/** Story -> its published content, every language side by side. */
export type StandIns = ReadonlyMap<number, StoredBlock>

export type StandInDelivery = {
  /** Address of the delivery API without `/v2`. */
  url: string
  /** Serves these contents from the next response on. */
  show: (standIns: StandIns) => void
  stop: () => Promise<void>
}

/** Response headers that a client of the delivery API reads (Storyblok docs, pagination). */
const passedOn = ['content-type', 'total', 'per-page'] as const

/**
 * The delivery API of a space with replaced contents of some stories, as if they were published. All else is proxied to
 * the space, including which stories a list holds. Nothing is written.
 * @param deliveryUrl address of the space's delivery API without `/v2`
 */
export async function startStandInDelivery(deliveryUrl: string): Promise<StandInDelivery> {
  let shown: StandIns = new Map()
  const server = createServer((request, response) => {
    pass(request, response, { deliveryUrl, standIns: shown }).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${port}`,
    show(standIns) {
      shown = standIns
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Passing = { deliveryUrl: string; standIns: StandIns }

async function pass(request: IncomingMessage, response: ServerResponse, { deliveryUrl, standIns }: Passing) {
  if (request.method !== 'GET') return void response.writeHead(405).end()
  const received = await fetch(`${deliveryUrl}${request.url}`, { signal: AbortSignal.timeout(10_000) })
  for (const name of passedOn) {
    const value = received.headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  const body = Buffer.from(await received.arrayBuffer())
  const isJson = received.headers.get('content-type')?.includes('json') === true
  response.writeHead(received.status).end(isJson ? withStandIns(body, standIns) : body)
}

function withStandIns(body: Buffer, standIns: StandIns): Buffer | string {
  if (standIns.size === 0) return body
  return JSON.stringify(standIn(JSON.parse(body.toString('utf8')), standIns))
}

/** Keys of responses that hold stories: `story`, `stories`, and those of links and relations. */
const places = ['story', 'stories', 'rels', 'links'] as const

/** @returns the response with the replaced contents, in the language of each story */
export function standIn(received: unknown, standIns: StandIns): unknown {
  if (!isObject(received)) return received
  const fields = places.flatMap((place) => (place in received ? [[place, received[place]] as const] : []))
  return { ...received, ...Object.fromEntries(fields.map(([place, value]) => [place, replaced(value, standIns)])) }
}

function replaced(value: unknown, standIns: StandIns): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, standIns))
  if (!isObject(value) || !('content' in value)) return value
  const { id, lang } = value
  const content = typeof id === 'number' ? standIns.get(id) : undefined
  const language = typeof lang === 'string' ? lang : 'default'
  return content ? { ...value, content: contentInLanguage(content, language) } : value
}
