import { createHash } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { parseEnv } from '#site/server/configuration/env.ts'
import { listening } from '#site/server/listening.fixture.ts'
import { allowedSources } from './allowed-sources.ts'
import { contentPolicy, frameAncestorsOf, isWholePolicy } from './content-policy.ts'
import { framedBy } from './framed-by.ts'
import { guardPersonalPage } from './guard-personal-page.ts'
import { hideFramework } from './hide-framework.ts'
import { inlineScriptHashes } from './inline-scripts.ts'
import { ownScriptHash } from './own-script.ts'
import { protectionHeaders } from './protection-headers.ts'
import { isHarmless, isOurs } from './trust-own-scripts.client.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('a page runs its own inline scripts and our files, and nothing else', () => {
  const text = 'self.__next_f.push([1,"é"])'
  const html = `<script>${text}</script><script src="/_next/a.js" async=""></script><script type="application/ld+json">{}</script><script>${text}</script>`
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(inlineScriptHashes(Buffer.from(html).toString('latin1'))).toEqual([hash])
  expect(directive(contentPolicy({ scripts: [hash] }), 'script-src')).toBe(`'self' ${hash}`)
})

test('no policy lets a page run unsafe scripts, set its base or stand in a frame', () => {
  const policy = contentPolicy({ scripts: [] })
  expect(directive(policy, 'script-src')).not.toMatch(/unsafe|\*|data:/)
  expect(directive(policy, 'default-src')).toBe("'none'")
  expect(directive(policy, 'base-uri')).toBe("'none'")
  expect(directive(policy, 'frame-ancestors')).toBe("'none'")
})

test('a row of another source widens its directive alone', () => {
  const sources = [{ directive: 'script-src' as const, sources: ['https://tags.example'], why: 'a test' }]
  const policy = contentPolicy({ scripts: [], sources })
  expect(directive(policy, 'script-src')).toBe("'self' https://tags.example")
  expect(policy.match(/tags\.example/g)).toHaveLength(1)
})

test('pictures come from the hosted service’s hosts, or from the embedded service', () => {
  const imagesFor = (address: string) => {
    const rows = allowedSources(parseEnv({ CONTENT_API_URL: address }))
    return rows.find((row) => row.directive === 'img-src')?.sources
  }
  expect(imagesFor('https://api-us.storyblok.com/v2')).toContain('https://a-us.storyblok.com')
  expect(imagesFor('http://localhost:4010/v2')).toEqual(['http://localhost:4010'])
})

test('browsers may call the search service at its browser address', () => {
  const searchFor = (source: Record<string, string>) =>
    allowedSources(parseEnv(source)).find((row) => row.why.startsWith('the search'))?.sources
  expect(searchFor({ SEARCH_HOST: 'http://search:4030', SEARCH_BROWSER_HOST: 'https://search.example' })).toEqual([
    'https://search.example',
  ])
  expect(searchFor({ SEARCH_HOST: 'http://localhost:4030' })).toEqual(['http://localhost:4030'])
  const hosted = searchFor({ SEARCH_HOST: 'hosted', SEARCH_APP_ID: 'ABC' })
  expect(hosted).toEqual(expect.arrayContaining(['https://abc-dsn.algolia.net', 'https://insights.algolia.io']))
})

test('reads frame-ancestors from a policy', () => {
  expect(frameAncestorsOf("default-src 'none'; frame-ancestors https://app.example")).toBe('https://app.example')
  expect(frameAncestorsOf("default-src 'none'")).toBeUndefined()
  expect(isWholePolicy("default-src 'none'; frame-ancestors 'self'")).toBe(true)
  expect(isWholePolicy("frame-ancestors 'none'")).toBe(false)
})

/** The headers that a browser gets for a personal page with these response headers. */
async function guarded(headers: Record<string, string>) {
  let read = ''
  const { origin, close } = await listening((request, response) => {
    guardPersonalPage(request, response)
    read = String(request.headers['content-security-policy'])
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end('x')
  })
  onTestFinished(close)
  const response = await fetch(`${origin}/`, {
    headers: { 'content-security-policy': "script-src 'nonce-mine'" },
  })
  return { read, sent: response.headers.get('content-security-policy') }
}

test('a personal page has an unpredictable nonce, and keeps frame-ancestors', async () => {
  const editor = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'frame-ancestors http://editor',
  }
  const [first, second] = [await guarded(editor), await guarded(editor)]
  expect(first.read).toMatch(/script-src 'self' 'nonce-[\w+/]{24}'/)
  expect(directive(first.sent ?? '', 'script-src')).toBe(directive(first.read, 'script-src'))
  expect(directive(first.sent ?? '', 'frame-ancestors')).toBe('http://editor')
  expect(directive(first.sent ?? '', 'script-src')).toContain(ownScriptHash)
  expect(first.sent).not.toBe(second.sent)
  expect(first.sent).not.toContain('mine')
})

test('a response that is no page, or has a complete policy, keeps its headers', async () => {
  const whole = "default-src 'none'; sandbox"
  expect((await guarded({ 'content-type': 'text/html', 'content-security-policy': whole })).sent).toBe(whole)
  expect((await guarded({ 'content-type': 'application/json' })).sent).toBeNull()
})

test('every response has protection headers; a login may return to its opener; https sets HSTS', () => {
  const page = protectionHeaders({ path: '/es', isSecure: true })
  expect(page).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000',
  })
  const login = protectionHeaders({ path: '/api/auth/done', isSecure: false })
  expect(login).not.toHaveProperty('cross-origin-opener-policy')
  expect(login).not.toHaveProperty('strict-transport-security')
})

test.each([
  ['/_next/static/chunks/a.js', true],
  ['https://www.example/_next/static/chunks/a.js', true],
  ['https://evil.example/_next/static/chunks/a.js', false],
  ['//evil.example/_next/static/a.js', false],
  ['/api/forms/x', false],
  ['/_next/static/../../api/x', false],
  ['data:text/javascript,alert(1)', false],
  ['http://[', false],
])('a script at %s is loaded: %s', (address, isLoaded) => {
  expect(isOurs(address, 'https://www.example')).toBe(isLoaded)
})

test.each([
  ['<script></script>', true],
  ['{"a":"\\u003cb"}', true],
  ['<img src=x onerror=alert(1)>', false],
  ['<script>alert(1)</script>', false],
])('%s is taken for text: %s', (html, isTaken) => {
  expect(isHarmless(html)).toBe(isTaken)
})

test('a policy for the editor’s frame keeps its scripts and demands no Trusted Types of the vendor’s bridge', () => {
  const framed = framedBy('http://editor', contentPolicy({ scripts: ["'nonce-a'"] }))
  expect(directive(framed, 'script-src')).toBe("'self' 'nonce-a'")
  expect(directive(framed, 'default-src')).toBe("'none'")
  expect(framed.match(/frame-ancestors [^;]+/g)).toEqual(['frame-ancestors http://editor'])
  expect(framed).not.toContain('trusted-types')
  expect(framedBy('http://editor')).toBe('frame-ancestors http://editor')
})

test('an analytics tool is allowed where it is configured, and nowhere else', () => {
  const sourcesOf = (variables: Record<string, string>) => allowedSources(parseEnv(variables))
  const policy = contentPolicy({ scripts: [], sources: sourcesOf({ TAG_MANAGER_ID: 'GTM-ABC123' }) })
  expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com')
  const house = sourcesOf({ STATISTICS_SCRIPT_URL: 'https://statistics.example/script.js' })
  expect(directive(contentPolicy({ scripts: [], sources: house }), 'trusted-types')).toBe('default nextjs site-tags')
  const digest = `sha384-${'a'.repeat(64)}`
  const known = sourcesOf({
    STATISTICS_SCRIPT_URL: 'https://statistics.example/script.js',
    STATISTICS_SCRIPT_INTEGRITY: digest,
  })
  expect(directive(contentPolicy({ scripts: [], sources: known }), 'script-src')).toBe(`'self' '${digest}'`)
  // A container loads what it likes by plain addresses.
  expect(policy).not.toContain('trusted-types')
  expect(contentPolicy({ scripts: [], sources: sourcesOf({}) })).not.toContain('google')
})

test('a response does not name the framework', async () => {
  const { origin, close } = await listening((_, response) => {
    hideFramework(response)
    response.setHeader('X-NextJS-Cache', 'HIT').setHeader('content-type', 'image/svg+xml').end('x')
  })
  onTestFinished(close)
  const { headers } = await fetch(`${origin}/`)
  expect([headers.get('x-nextjs-cache'), headers.get('content-type')]).toEqual([null, 'image/svg+xml'])
})
