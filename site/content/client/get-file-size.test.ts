import type { RequestListener } from 'node:http'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { cachedResponses } from './cached-responses.ts'

let address: string
let respondWith: RequestListener
let requested: string[] = []
let contentChanged: typeof import('../changes/content-changed.ts').contentChanged
let getFileSize: typeof import('./get-file-size.ts').getFileSize

beforeAll(async () => {
  const service = await listening((request, response) => {
    requested.push(`${request.method} ${request.url}`)
    respondWith(request, response)
  })
  address = `${service.origin}/f/100001/x/0a1b/guia.pdf`
  vi.stubEnv('CONTENT_API_URL', `${service.origin}/v2`)
  ;({ getFileSize } = await import('./get-file-size.ts'))
  ;({ contentChanged } = await import('../changes/content-changed.ts'))
  return service.close
})
beforeEach(() => {
  requested = []
  cachedResponses().invalidateAll()
})

const ofLength =
  (length: string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-length': length }).end()
  }

describe('the size of a file', () => {
  test('is what the file’s own address states, asked without fetching it', async () => {
    respondWith = ofLength('48213')
    expect(await getFileSize(address)).toBe(48_213)
    expect(requested).toEqual(['HEAD /f/100001/x/0a1b/guia.pdf'])
  })

  test('is asked once, and again after a file was replaced', async () => {
    respondWith = ofLength('10')
    await getFileSize(address)
    respondWith = ofLength('20')
    expect(await getFileSize(address)).toBe(10)
    contentChanged({ action: 'replaced', asset_id: 7 })
    expect(await getFileSize(address)).toBe(20)
  })

  test.each<[string, RequestListener]>([
    ['is gone', ofLength('9', 404)],
    [
      'is elsewhere',
      (_, response) => {
        response.writeHead(302, { location: 'http://localhost:9/f/1/x/a/b.pdf' }).end()
      },
    ],
    [
      'breaks off',
      (request) => {
        request.socket.destroy()
      },
    ],
    [
      'is sent without a length',
      (_, response) => {
        response.writeHead(200, { 'transfer-encoding': 'chunked' }).end()
      },
    ],
    ['is answered too late', () => undefined],
  ])('is not known when the file %s, and the next reader asks again', async (_, response) => {
    respondWith = response
    expect(await getFileSize(address)).toBeUndefined()
    respondWith = ofLength('5')
    expect(await getFileSize(address)).toBe(5)
  })

  test.each([
    'http://localhost:9/f/1/x/0a1b/a.pdf',
    'https://a.storyblok.com.evil.example/f/1/x/a/b.pdf',
    'http://localhost/secret',
    'http://localhost/f/1/a.pdf?x=1',
    'file:///f/1/a.pdf',
    '/f/1/a.pdf',
  ])('of %s is never asked: it is no file of the CMS', async (other) => {
    expect(await getFileSize(other)).toBeUndefined()
    expect(requested).toEqual([])
  })
})
