import type { RequestListener } from 'node:http'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { codeOf, isCatalogueError } from '#site/server/errors.ts'
import { listening } from '#site/server/listening.fixture.ts'
import { recordRender } from '#site/server/page-cache/render/render-record.ts'
import { anyStoryTag } from '../changes/cache-tags.ts'

/** A content service whose answers the tests decide; the official client speaks to it over HTTP. */
let respondWith: RequestListener
let requested: string[] = []

let readResponse: typeof import('./read-response.ts').readResponse
let requestUncached: typeof import('./read-response.ts').requestUncached
let requestLatest: typeof import('./read-response.ts').requestLatest
let cachedResponses: typeof import('./cached-responses.ts').cachedResponses

beforeAll(async () => {
  const service = await listening((request, response) => {
    requested.push(request.url ?? '')
    respondWith(request, response)
  })
  vi.stubEnv('CONTENT_API_URL', `${service.origin}/v2`)
  ;({ readResponse, requestUncached, requestLatest } = await import('./read-response.ts'))
  ;({ cachedResponses } = await import('./cached-responses.ts'))
  return service.close
})
beforeEach(() => {
  requested = []
  cachedResponses().invalidateAll()
})

function json(status: number, body: unknown): RequestListener {
  return (_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', total: '7', 'per-page': '25' })
      .end(JSON.stringify(body))
  }
}

const storyQuery = (path: string) => ({
  path: `cdn/stories/${path}`,
  params: { version: 'published' },
  parse: (body: unknown) => z.object({ story: z.object({ id: z.number() }) }).parse(body),
  tagsOf: ({ story }: { story: { id: number } }) => [`story:${story.id}`],
})

describe('an answer of the content service', () => {
  test('is asked for once by the bundles of the framework that want it at the same time', async () => {
    vi.resetModules()
    const other = await import('./read-response.ts')
    respondWith = (request, response) => void setTimeout(() => json(200, { story: { id: 1 } })(request, response), 100)
    await Promise.all([readResponse(storyQuery('both')), other.readResponse(storyQuery('both'))])
    expect(requested).toHaveLength(1)
  })

  test('is requested once and then read from memory until its tag is invalidated', async () => {
    respondWith = json(200, { story: { id: 1 } })
    expect(await readResponse(storyQuery('a'))).toEqual({ layer: 'published', body: { story: { id: 1 } }, total: 7 })
    await readResponse(storyQuery('a'))
    expect(requested).toHaveLength(1)
    cachedResponses().invalidate(['story:1'])
    await readResponse(storyQuery('a'))
    expect(requested).toHaveLength(2)
  })

  test('is asked for once by many at the same moment', async () => {
    respondWith = json(200, { story: { id: 1 } })
    await Promise.all(Array.from({ length: 20 }, () => readResponse(storyQuery('b'))))
    expect(requested).toHaveLength(1)
  })

  test('that there is nothing is undefined, and is remembered until something is published', async () => {
    respondWith = json(404, ['This record could not be found'])
    expect(await readResponse(storyQuery('c'))).toBeUndefined()
    expect(await readResponse(storyQuery('c'))).toBeUndefined()
    expect(requested).toHaveLength(1)
    cachedResponses().invalidate([anyStoryTag])
    respondWith = json(200, { story: { id: 3 } })
    expect(await readResponse(storyQuery('c'))).toMatchObject({ body: { story: { id: 3 } } })
  })

  const failures: [string, RequestListener][] = [
    ['a failure', json(500, { error: 'broken' })],
    ['another shape than documented', json(200, { stories: null })],
    ['no JSON', (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')],
    ['a cut connection', (request) => void request.socket.destroy()],
  ]
  test.each(failures)('that is %s is no answer: it is refused and never kept', async (_, listener) => {
    respondWith = listener
    await expect(readResponse(storyQuery('d'))).rejects.toSatisfy((error) =>
      isCatalogueError(error, 'content-unavailable'),
    )
    respondWith = json(200, { story: { id: 4 } })
    expect(await readResponse(storyQuery('d'))).toMatchObject({ body: { story: { id: 4 } } })
  })

  test('that was on its way when its story changed is not handed to a later reader', async () => {
    let release = () => undefined as void
    respondWith = (request, response) => {
      release = () => json(200, { story: { id: 5, old: true } })(request, response)
    }
    const early = readResponse(storyQuery('e'))
    await vi.waitFor(() => expect(requested).toHaveLength(1))
    cachedResponses().invalidate(['story:5'])
    const hold = release
    respondWith = json(200, { story: { id: 6 } })
    const late = await readResponse(storyQuery('e'))
    hold()
    await early
    expect(late).toMatchObject({ body: { story: { id: 6 } } })
    expect(await readResponse(storyQuery('e'))).toMatchObject({ body: { story: { id: 6 } } })
  })

  describe('names the version of the space', () => {
    const versioned = (id: number, cv: unknown) => json(200, { story: { id }, cv })
    const versionsRequested = () => requested.map((url) => new URL(url, 'http://service').searchParams.get('cv'))

    test('which the questions after it name too, so that none is sent on', async () => {
      respondWith = versioned(8, 1_795_000_001)
      await readResponse(storyQuery('v1'))
      await readResponse(storyQuery('v2'))
      expect(versionsRequested()).toEqual([null, '1795000001'])
    })

    test('which no request names after a change until a response contains the new one', async () => {
      respondWith = versioned(8, 1_795_000_001)
      await readResponse(storyQuery('v1'))
      cachedResponses().invalidate(['story:99'])
      respondWith = versioned(8, 1_795_000_002)
      await readResponse(storyQuery('v2'))
      await readResponse(storyQuery('v3'))
      expect(versionsRequested()).toEqual([null, null, '1795000002'])
    })

    test('which is not believed when the answer was on its way while something changed', async () => {
      let release = () => undefined as void
      respondWith = (request, response) => {
        release = () => versioned(8, 1_795_000_001)(request, response)
      }
      const early = readResponse(storyQuery('v1'))
      await vi.waitFor(() => expect(requested).toHaveLength(1))
      cachedResponses().invalidate(['story:99'])
      release()
      await early
      respondWith = versioned(9, 1_795_000_002)
      await readResponse(storyQuery('v2'))
      expect(versionsRequested()).toEqual([null, null])
    })

    test.each([['1795000001'], [-1], [0], [1.5], [null]])('but not as %j', async (cv) => {
      respondWith = versioned(8, cv)
      await readResponse(storyQuery('v1'))
      await readResponse(storyQuery('v2'))
      expect(versionsRequested()).toEqual([null, null])
    })

    test('which a question names, too, whose answer is not kept', async () => {
      respondWith = versioned(8, 1_795_000_001)
      await requestUncached(storyQuery('v1'))
      await requestUncached(storyQuery('v2'))
      cachedResponses().invalidate(['story:99'])
      await requestUncached(storyQuery('v3'))
      expect(versionsRequested()).toEqual([null, '1795000001', null])
    })

    test('but not to who asks whether there is a later one', async () => {
      respondWith = versioned(8, 1_795_000_001)
      await readResponse(storyQuery('v1'))
      await requestLatest(storyQuery('v2'))
      expect(versionsRequested()).toEqual([null, null])
    })
  })

  test('that does not come is known to each page that waits for it, whatever the framework says of the page', async () => {
    respondWith = json(500, {})
    const page = async () => {
      const { failure } = await recordRender(() => readResponse(storyQuery('g')).catch(() => undefined)).then(
        ([, record]) => record,
      )
      return codeOf(failure)
    }
    expect(await Promise.all([page(), page()])).toEqual(['content-unavailable', 'content-unavailable'])
    expect(new Set(requested).size).toBe(1)
  })

  test('that does not come is given up within six seconds', { timeout: 10_000 }, async () => {
    respondWith = () => undefined
    const startedAt = Date.now()
    await expect(readResponse(storyQuery('f'))).rejects.toSatisfy((error) =>
      isCatalogueError(error, 'content-unavailable'),
    )
    expect(Date.now() - startedAt).toBeLessThan(6500)
  })
})
