import type { RequestListener } from 'node:http'
import { test as plainTest } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'

/** An upstream of one test alone, because a circuit belongs to a host and its port. */
export type Upstream = {
  address: string
  /** Methods and paths of its requests, in their order. */
  requested: string[]
  respondWith: (listener: RequestListener) => void
}

/** Tests with an upstream each, so that waiting tests run in parallel. */
export const test = plainTest.extend<{ upstream: Upstream }>({
  upstream: async ({ onTestFinished }, use) => {
    const requested: string[] = []
    let respond: RequestListener = say(200)
    const { origin, close } = await listening((request, response) => {
      requested.push(`${request.method} ${request.url}`)
      respond(request, response)
    })
    onTestFinished(close)
    await use({ address: `${origin}/`, requested, respondWith: (listener) => void (respond = listener) })
  },
})

export const say =
  (status: number): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end('x')

/** Settles as the call does; rejects with other words when that takes longer than any refusal. */
export async function soon<Result>(call: Promise<Result>): Promise<Result> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('It is waited for.')), 1000))
  return await Promise.race([call, late])
}
