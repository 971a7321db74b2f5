import { afterEach, describe, expect, test, vi } from 'vitest'
import { fieldRoutes } from './field-routes.ts'

const cmsOrigin = 'http://localhost:4000'
const access = { contentUrl: 'http://localhost:4010', previewToken: 'secret-preview' }

afterEach(() => vi.unstubAllGlobals())

/** A content service with one story, which keeps what it was asked. */
function service() {
  const asked: string[] = []
  const story = { uuid: 'u', name: 'Contacto', full_slug: 'global/contacto', content: { draft: 'not yet told' } }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ stories: [story] })
  })
  return asked
}

function ask(headers: Record<string, string>, query = 'search_term=contacto') {
  return fieldRoutes({ script: 'run()', cmsOrigin, ...access }).request(`http://localhost:3100/stories?${query}`, {
    headers,
  })
}

describe('the stories of a picker', () => {
  test.each([cmsOrigin, 'http://plugins.localhost:4000'])('are told to %s, without what is in them', async (origin) => {
    service()
    const answer = await ask({ origin, 'sec-fetch-site': 'same-site' })
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
    expect(await answer.json()).toEqual({ stories: [{ uuid: 'u', name: 'Contacto', full_slug: 'global/contacto' }] })
  })

  test.each([
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site' },
  ] as Record<string, string>[])('are not told to %j, and nobody is asked', async (headers) => {
    const asked = service()
    expect((await ask(headers)).status).toBe(403)
    expect(asked).toEqual([])
  })

  test('are asked for with the server’s own token and nothing that was slipped in', async () => {
    const asked = service()
    await ask({ origin: cmsOrigin }, 'content_type=form_page&token=mine&version=published&resolve_links=story')
    const params = new URL(asked[0] ?? '').searchParams
    expect(Object.fromEntries(params)).toEqual({
      version: 'draft',
      token: 'secret-preview',
      per_page: '20',
      content_type: 'form_page',
    })
  })
})

test('the plugin’s page may be framed by the editor alone', async () => {
  const page = await fieldRoutes({ script: 'run()', cmsOrigin, ...access }).request('http://localhost:3100/')
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${cmsOrigin}`)
})
