import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { listening } from '#site/server/listening.fixture.ts'
import { contentFailureOf } from './content-failure.ts'

vi.mock('server-only', () => ({}))

/** The error of a read with the vendor's client from a service that responds so. */
async function errorOf(status: number, body: string): Promise<Error> {
  const { deliveryClient } = await import('../delivery/delivery-client.ts')
  const { requestService } = await import('./request-service.ts')
  const { origin, close } = await listening((_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body),
  )
  onTestFinished(close)
  const client = deliveryClient({ contentUrl: `${origin}/v2`, token: 'x' })
  const parse = (value: unknown) => z.object({ links: z.object({}) }).parse(value)
  const read = requestService(client, { path: 'cdn/links', params: {}, parse, tagsOf: () => [] })
  return await read.then(
    () => new Error('it was read'),
    (error: Error) => error,
  )
}

test.each([
  { status: 401, body: '{"error":"Unauthorized"}', failure: 'refused' },
  { status: 403, body: '{}', failure: 'refused' },
  { status: 500, body: '{}', failure: 'away' },
  { status: 422, body: '{}', failure: 'unreadable' },
  { status: 200, body: '{"pages":[]}', failure: 'unreadable' },
  { status: 200, body: '<!doctype html>', failure: 'unreadable' },
  { status: 200, body: '{"links":', failure: 'unreadable' },
])('a service with status $status and body $body is $failure', async ({ status, body, failure }) => {
  expect(contentFailureOf(await errorOf(status, body))).toBe(failure)
})

test('a service without a response is away; a list that is not there is unreadable', async () => {
  const cause = new Error('cdn/links: fetch failed', { cause: new TypeError('fetch failed') })
  expect(contentFailureOf(new Error('x', { cause }))).toBe('away')
  expect(contentFailureOf(new Error('the service has no list of the folder global'))).toBe('unreadable')
})
