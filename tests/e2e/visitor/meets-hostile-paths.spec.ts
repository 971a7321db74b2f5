import { expect, test } from '@playwright/test'
import { hostilePaths, tenThousandSegments } from 'site/server/middleware/address/hostile-paths.fixture.ts'
import { requestHost } from '../../support/http/request-host.ts'

/** A page, a redirect within the site, or a client error: never a server error. 414 and 431 are Node's for a long line. */
const clean = [200, 301, 302, 307, 308, 400, 403, 404, 414, 431]

/** A market's host has other rules for its homes and prefixes only: the test requests every few of the same paths there. */
const asked = [
  { host: 'localhost', paths: [...hostilePaths, tenThousandSegments] },
  { host: 'italy.localhost', paths: hostilePaths.filter((_, index) => index % 4 === 0) },
]

for (const { host, paths } of asked) {
  test(`${paths.length} hostile paths get a clean response from ${host} and never redirect to another host`, async () => {
    test.setTimeout(240_000)
    const wrong: string[] = []
    for (const path of paths) {
      // Node's client refuses characters that a request line must not have; such a request cannot arrive either.
      if (/[^\x21-\xff]/.test(path)) continue
      const { status, headers } = await requestHost({ host, path })
      const target = new URL(headers.location ?? '/', 'http://site.example')
      const isOurs = target.host === 'site.example' && !/^[/\\]{2}/.test(headers.location ?? '')
      if (!clean.includes(status) || !isOurs) wrong.push(`${status} ${path.slice(0, 80)} → ${headers.location ?? ''}`)
    }
    expect(wrong).toEqual([])
  })
}

for (const path of ['//other.example', '//other.example/', '///other.example//a', '/http://other.example/']) {
  test(`${path} reaches its canonical form with one redirect`, async () => {
    const first = await requestHost({ host: 'localhost', path })
    expect(first.status).toBe(308)
    const target = new URL(first.headers.location ?? '', 'http://localhost')
    expect(target.hostname).toBe('localhost')
    expect((await requestHost({ host: 'localhost', path: target.pathname })).status).toBe(404)
  })
}

test('a backslash is rejected', async () => {
  expect((await requestHost({ host: 'localhost', path: '/\\other.example' })).status).toBe(400)
})
