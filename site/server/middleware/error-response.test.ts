import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { CatalogueError } from '#site/server/errors.ts'
import { markFailed, recordRender } from '#site/server/page-cache/render/render-record.ts'
import { errorResponse } from './error-response.ts'
import { openContext } from './open-context.ts'

const context = openContext(new NextRequest('http://localhost:3000/productos', { headers: { host: 'localhost' } }))

test.each([
  ['the content service went away', new CatalogueError('content-unavailable', 'away'), 503, '30'],
  ['the same, from another bundle', { name: 'CatalogueError', code: 'content-unavailable' }, 503, '30'],
  ['the sessions went away', new CatalogueError('sessions-unavailable', 'away'), 503, '30'],
  ['it could not be rendered', new Error('broken'), 500, null],
  ['the reason is unknown', undefined, 500, null],
])('a page that failed because %s', async (_, failure, status, retryAfter) => {
  const [response] = await recordRender(async () => {
    markFailed(failure)
    return await errorResponse(context)
  })
  if (!(response instanceof Response)) throw new Error('The page was not stood in for')
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter])
})

test('a page that did not fail goes on', async () => {
  const [response] = await recordRender(async () => await errorResponse(context))
  expect(response).toBe(context)
})
