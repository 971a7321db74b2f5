import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { draftCookieFor } from 'site/server/preview/draft-cookie.ts'
import { gateHeaders, previewSecrets, signedQuery } from '../../support/http/gate.ts'
import { type HostResponse, requestHost } from '../../support/http/request-host.ts'
import { createStory, deleteStory, folderAt } from '../../support/management.ts'
import { testEditorOrigin } from '../../support/test-system.ts'

/** A text of a story that has never been published. */
const words = `Borrador-${Date.now()}`
const slug = words.toLowerCase()
let draft: { id: number }

test.beforeAll(async () => {
  const folder = await folderAt('global')
  const content = { component: 'page', title: words, body: [{ component: 'slim_hero', _uid: 'h', title: words }] }
  draft = await createStory({ name: words, slug, parentId: folder.id, content })
})
test.afterAll(() => deleteStory(draft.id))

type Target = { host: string; path: string; headers?: Record<string, string> }
const base = { host: 'localhost' }
const gated = { host: 'staging.localhost' }

/** Requests by the name of their target. */
const targets = {
  published: { ...base, path: '/productos' },
  draft: { ...base, path: `/${slug}` },
  gated: { ...gated, path: '/productos' },
  'gated draft': { ...gated, path: `/${slug}` },
  landing: { ...base, path: '/un-jueves-en-el-banco' },
  extranet: { ...base, path: '/extranet' },
  payload: { ...base, path: '/productos', headers: { rsc: '1' } },
  'gated payload': { ...gated, path: '/productos', headers: { rsc: '1' } },
  api: { ...base, path: '/api/checkStorySlugs?path=/productos' },
  'gated api': { ...gated, path: '/api/checkStorySlugs?path=/productos' },
} satisfies Record<string, Target>
type TargetName = keyof typeof targets

type Proof = { query?: Record<string, string>; headers?: Record<string, string> }
const cookie = (secrets = previewSecrets) => draftCookieFor(secrets, Date.now()).split(';')[0] ?? ''
const forged = (name: string, value: string): Proof => ({ query: { ...signedQuery(), [name]: value } })

/** Credentials of a request, with the row of responses that it must get. */
const proofs: Readonly<Record<string, [row: RowName, proof: () => Proof]>> = {
  nothing: ['visitor', () => ({})],
  'a valid signature': ['editor', () => ({ query: signedQuery() })],
  'a signature almost an hour old': ['editor', () => ({ query: signedQuery({ ageSeconds: 3590 }) })],
  'an expired signature': ['refused', () => ({ query: signedQuery({ ageSeconds: 3605 }) })],
  'a signature from the future': ['refused', () => ({ query: signedQuery({ ageSeconds: -120 }) })],
  'a changed token': ['refused', () => forged('_storyblok_tk[token]', 'a'.repeat(40))],
  'a changed time': ['refused', () => forged('_storyblok_tk[timestamp]', String(Math.floor(Date.now() / 1000) - 5))],
  'the signature of another space': [
    'refused',
    () => ({ query: signedQuery({ secrets: { spaceId: 100_002, previewToken: 'local-preview' } }) }),
  ],
  'the number of a story alone': ['refused', () => ({ query: { _storyblok: '1' } })],
  'the right credentials': ['credentials', () => ({ headers: gateHeaders })],
  'wrong credentials': ['visitor', () => ({ headers: { authorization: `Basic ${btoa('redaccion:no')}` } })],
  'a valid cookie': ['editor', () => ({ headers: { cookie: cookie() } })],
  'a cookie of another key': [
    'visitor',
    () => ({ headers: { cookie: cookie({ ...previewSecrets, previewToken: 'x' }) } }),
  ],
  'a changed cookie': ['visitor', () => ({ headers: { cookie: cookie().replace(/\.(\d+)\./, '.9999999999.') } })],
}

const everywhere = { published: 200, landing: 200, payload: 200, api: 200 }
const behindGate = { gated: 401, 'gated draft': 401, 'gated payload': 401, 'gated api': 401 }
const opened = { gated: 200, 'gated payload': 200, 'gated api': 200 }

/** The exact status of every target. */
const rows = {
  visitor: { ...everywhere, ...behindGate, draft: 404, extranet: 307 },
  credentials: { ...everywhere, ...opened, draft: 404, 'gated draft': 404, extranet: 307 },
  editor: { ...everywhere, ...opened, draft: 200, 'gated draft': 200, extranet: 200 },
  refused: { published: 401, landing: 401, payload: 401, api: 200, ...behindGate, draft: 401, extranet: 401 },
} satisfies Record<string, Record<TargetName, number>>
type RowName = keyof typeof rows

async function requestPage({ host, path, headers }: Target, proof: Proof): Promise<HostResponse> {
  const query = String(new URLSearchParams(proof.query))
  const address = query === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${query}`
  const request = { host, headers: { ...headers, ...proof.headers } }
  const response = await requestHost({ ...request, path: address })
  // The framework redirects a payload request to the address that hashes its headers.
  const named =
    response.status === 307 && response.headers.location?.includes('_rsc') ? response.headers.location : undefined
  return named === undefined ? response : await requestHost({ ...request, path: pathOf(named, address) })
}

/** The framework's `Location` is an address or the query alone. */
function pathOf(location: string, requested: string): string {
  const { pathname, search } = new URL(location, `http://localhost${requested}`)
  return `${pathname}${search}`
}

type Seen = { isPage: boolean; isDraft: boolean; isGated: boolean; status: number }

/** The properties of a response that the gate decides. */
function propertiesOf({ status, headers, text }: HostResponse, { isDraft }: Seen) {
  return {
    status,
    showsDraft: text.includes(words),
    isCached: /; (hit|fwd=miss)$/.test(String(headers['cache-status'])),
    frame: /frame-ancestors [^;]+/.exec(String(headers['content-security-policy'] ?? ''))?.[0],
    hasCookie: headers['set-cookie']?.some((one) => one.startsWith('zarandal_draft')) ?? false,
    requiresCredentials: headers['www-authenticate'] !== undefined,
    hasMarks: !isDraft && /data-blok-c|#storyblok#/.test(text),
  }
}

/** Pages behind the gate are in no cache and in no search engine. */
function isShut({ headers }: HostResponse): boolean {
  return headers['cache-control']?.includes('no-store') === true && headers['x-robots-tag'] === 'noindex'
}

/** The editor's frame shows a draft, or why there is none. */
function frameOf({ isDraft, isPage, status }: Seen): string {
  return isDraft || (isPage && status === 401) ? `frame-ancestors ${testEditorOrigin}` : "frame-ancestors 'none'"
}

function seenOf(row: RowName, name: TargetName): Seen {
  const isPage = !name.endsWith('api')
  const status = rows[row][name]
  return { isPage, isGated: name.startsWith('gated'), isDraft: row === 'editor' && isPage, status }
}

/** Whether the response is for this person alone. */
function isBehindGate({ isPage, isDraft, isGated, status }: Seen): boolean {
  return isDraft || status === 401 || (isGated && isPage)
}

function wantedHeaders(seen: Seen, name: TargetName, { query }: Proof) {
  return {
    status: seen.status,
    showsDraft: seen.isDraft && name.endsWith('draft'),
    isCached: seen.isPage && !isBehindGate(seen) && name !== 'extranet',
    frame: frameOf(seen),
    hasCookie: seen.isDraft && query !== undefined,
    requiresCredentials: seen.isGated && seen.status === 401,
    hasMarks: false,
  }
}

for (const [brought, [row, proof]] of Object.entries(proofs)) {
  test(`a request with ${brought} gets exactly its row`, async () => {
    for (const [name, target] of Object.entries(targets) as [TargetName, Target][]) {
      const given = proof()
      const response = await requestPage(target, given)
      const seen = seenOf(row, name)
      expect({ name, ...propertiesOf(response, seen) }).toEqual({ name, ...wantedHeaders(seen, name, given) })
      expect([name, !isBehindGate(seen) || isShut(response)]).toEqual([name, true])
    }
  })
}

test('a signature expires after an hour', async () => {
  const proof = { query: signedQuery({ ageSeconds: 3598 }) }
  expect((await requestPage(targets.draft, proof)).status).toBe(200)
  await wait(3000)
  expect((await requestPage(targets.draft, proof)).status).toBe(401)
})

test('a refusal has the specification’s text, no link, and the same body for every page', async () => {
  const unsigned = { query: { _storyblok: String(draft.id) } }
  const [ofDraft, ofNothing] = [
    await requestPage(targets.draft, unsigned),
    await requestPage({ ...base, path: '/no-existe' }, unsigned),
  ]
  for (const { text, status } of [ofDraft, ofNothing]) {
    expect(status).toBe(401)
    const body = text.replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(body).toContain('Este contenido está disponible en la vista previa del editor de contenidos')
    expect(body).not.toMatch(/<a |<header|<footer|<nav|<form/)
  }
  const bodyOf = ({ text }: HostResponse) => text.replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*>/g, '')
  expect(bodyOf(ofDraft)).toBe(bodyOf(ofNothing))
  const english = await requestPage({ ...base, path: '/en' }, unsigned)
  expect(english.text).toContain(
    'This content is available in the content-editor Preview or by providing valid credentials',
  )
})

test('a client that guesses credentials of a gated website gets 429, even with the right ones afterwards', async () => {
  // Every run guesses from an address of its own, so that the rate limit affects no other test.
  const from = `127.${[1, 2, 3].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`
  const send = (authorization: string) => requestHost({ ...targets.gated, from, headers: { authorization } })
  const guesses = Array.from({ length: 11 }, (_, at) => `Basic ${btoa(`nadie:${at}`)}`)
  const isReachable = await send('').then(
    () => true,
    () => false,
  )
  test.skip(!isReachable, 'The site is not reached from another address of this machine.')
  const statuses: number[] = []
  for (const guess of guesses) statuses.push((await send(guess)).status)
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  const { status, headers, text } = await send(gateHeaders.authorization)
  expect([status, Number(headers['retry-after']) > 0, headers['cache-control']]).toEqual([
    429,
    true,
    'private, no-store',
  ])
  expect(text).toMatch(/Too many wrong credentials were sent\. Try again in \d+ seconds\./)
  expect((await requestPage(targets.gated, { headers: gateHeaders })).status).toBe(200)
})

test('the preview API requires an editor’s cookie and a valid story', async ({ request }) => {
  const story = {
    id: draft.id,
    uuid: 'u',
    name: words,
    slug,
    full_slug: `global/${slug}`,
    content: { component: 'page', title: words },
  }
  const siteContext = { market: 'base', locale: 'es', path: `/${slug}`, pageNumber: 1, query: {} }
  const send = (headers: Record<string, string>) =>
    request.post('/api/preview/resolve', { headers, data: { story, siteContext } })
  const others: Record<string, string>[] = [{}, { cookie: 'zarandal_draft=1.2.3' }, gateHeaders]
  for (const headers of others) expect((await send(headers)).status()).toBe(401)
  const response = await send({ cookie: cookie() })
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(((await response.json()) as { page: { template: string } }).page.template).toBe('generic')
  expect(
    (await request.post('/api/preview/resolve', { headers: { cookie: cookie() }, data: { story: 1 } })).status(),
  ).toBe(400)
})

test('the metadata of a draft need an editor’s signature and a story in a language of the site', async ({
  request,
}) => {
  const story = {
    id: draft.id,
    uuid: 'u',
    name: words,
    slug,
    full_slug: slug,
    content: { component: 'page', title: words },
  }
  const send = (headers: Record<string, string>, data: object) =>
    request.post('/api/preview/metadata', { headers, data })
  const others: Record<string, string>[] = [{}, { cookie: 'zarandal_draft=1.2.3' }, gateHeaders]
  for (const headers of others) expect((await send(headers, { story })).status()).toBe(401)
  const response = await send({ cookie: cookie() }, { story })
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await response.json()).metadata).toMatchObject({ written: { title: words }, isHidden: false })
  for (const data of [{}, { story: { ...story, lang: 'xx' } }])
    expect((await send({ cookie: cookie() }, data)).status()).toBe(400)
  expect((await send({ cookie: cookie() }, { story: { ...story, id: 1e12 } })).status()).toBe(404)
})
