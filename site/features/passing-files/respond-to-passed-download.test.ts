import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import type { OpenFile } from '#site/extranet/downloads/open-download.ts'
import { openSubmissions } from '#site/forms/submissions/open-submissions.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { digestOf, type NewPassedLink, openPassedLinks } from './open-passed-links.ts'

vi.mock('server-only', () => ({}))
const database = openSubmissions(':memory:')
vi.mock('#site/forms/submissions/submissions.ts', () => ({ submissions: () => database }))
let clock = Date.UTC(2027, 0, 11, 9)
const links = openPassedLinks(':memory:', () => clock)
vi.mock('./site-passed-links.ts', () => ({ passedLinks: () => links }))
const bytes = new TextEncoder().encode('0123456789'.padEnd(40, '.'))
const streamed = vi.fn((ranges: Headers) => {
  const [, start = '0', end = '39'] = /bytes=(\d+)-(\d+)/.exec(ranges.get('range') ?? '') ?? []
  const part = bytes.slice(Number(start), Number(end) + 1)
  return new Response(part, {
    status: ranges.has('range') ? 206 : 200,
    headers: { 'content-length': `${part.length}` },
  })
})
vi.mock('#site/server/upstream/content-upstream.ts', () => ({
  contentFetch: undefined,
  fileStreamFetch: async (_: string, init: RequestInit) => streamed(new Headers(init.headers)),
}))
let refused: 'access-forbidden' | 'page-not-found' | 'content-unavailable' | undefined
const file: Omit<OpenFile, 'story'> = {
  signedUrl: 'https://a.example/f/hash/a.pdf?signed',
  contentType: 'application/pdf',
  length: bytes.length,
  changedAt: undefined,
  name: 'Tarifa.pdf',
  title: 'Tarifa',
  item: 'es.pdf',
  edition: 'hash',
  printed: '2026-2',
}
const openDownloadFor = vi.fn<(reader: unknown, address: unknown, locale: unknown) => Promise<typeof file>>(
  async () => {
    if (refused) throw new CatalogueError(refused, 'a test')
    return file
  },
)
vi.mock('#site/extranet/downloads/open-download.ts', () => ({ openDownloadFor }))
vi.mock('./passed-sentence.ts', () => ({
  passedSentence: async (reason: string, locale?: string) => `${reason} ${locale}`,
}))

const { respondToPassedDownload } = await import('./respond-to-passed-download.ts')

const link: NewPassedLink = {
  subject: 'c-1',
  sender: 'Marta',
  groups: ['locksmith'],
  senderMarket: 'spain',
  market: 'base',
  locale: 'it',
  note: '',
  allowed: 1,
  expiresAt: clock + 7 * 24 * 3600_000,
  files: [{ path: '/api/downloads/global/catalogos/tarifa/es.pdf', name: 'Tarifa.pdf' }],
}

beforeEach(async () => {
  refused = undefined
  streamed.mockClear()
  openDownloadFor.mockClear()
  clock += 3600_000
  await database.change('DELETE FROM allowances')
})

async function download(token: string, init: RequestInit & { from?: string; place?: string } = {}) {
  const { from = '192.0.2.7', place = '0', ...rest } = init
  const headers = new Headers({ ...(rest.headers as Record<string, string>), 'x-visitor-address': from })
  const url = `https://zarandal.example/api/passed?${new URLSearchParams({ token, file: place })}`
  const response = await respondToPassedDownload(new Request(url, { ...rest, headers }))
  const isRefused = response.headers.get('content-type') === 'application/problem+json'
  const text = isRefused ? String((await response.json()).detail) : await response.text()
  return { status: response.status, text, headers: response.headers }
}

const create = async (changes: Partial<NewPassedLink> = {}) =>
  (await links.create({ ...link, subject: randomBytes(6).toString('hex'), ...changes })) ?? ''
const used = async (token: string) => (await links.find(token))?.files[0]?.used

test('sends the file once where one download is allowed, then says in the language of the link that it is used up', async () => {
  const token = await create()
  const first = await download(token)
  expect([first.status, first.text]).toEqual([200, '0123456789'.padEnd(40, '.')])
  expect(first.headers.get('content-disposition')).toContain('Tarifa.pdf')
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect(await download(token)).toMatchObject({ status: 410, text: 'used-up it' })
})

test('of two requests at once on the last download one gets the file', async () => {
  const token = await create()
  const statuses = await Promise.all([download(token), download(token, { from: '192.0.2.8' })])
  expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 410])
})

test('neither HEAD, nor an unchanged file, nor a range outside of it counts', async () => {
  const token = await create()
  expect(await download(token, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  expect(await download(token, { headers: { 'if-none-match': '*' } })).toMatchObject({ status: 304 })
  expect(await download(token, { headers: { range: 'bytes=99-' } })).toMatchObject({ status: 416 })
  expect(await used(token)).toBe(0)
})

test('a probe counts nothing and uses nothing up', async () => {
  const token = await create()
  expect(await download(token, { headers: { range: 'bytes=0-0' } })).toMatchObject({ status: 206, text: '0' })
  expect(await used(token)).toBe(0)
  expect(await download(token)).toMatchObject({ status: 200 })
})

test('a range of nearly the whole file counts, also from a network that has taken it', async () => {
  const token = await create({ allowed: 2 })
  await download(token)
  expect(await download(token, { headers: { range: 'bytes=1-' } })).toMatchObject({ status: 206 })
  expect(await used(token)).toBe(2)
  expect(await download(token, { headers: { range: 'bytes=1-' } })).toMatchObject({ status: 410 })
})

test('a download that is resumed counts once, for its receiver and for an hour', async () => {
  const token = await create({ allowed: 2 })
  const first = await download(token)
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(first.headers.get('set-cookie')).toContain('HttpOnly; Secure; SameSite=Lax')
  const resume = (from: string) => download(token, { headers: { range: 'bytes=4-', cookie }, from })
  expect(await resume('192.0.2.7')).toMatchObject({ status: 206, text: '456789'.padEnd(36, '.') })
  // A phone that changes its network is the same receiver.
  expect(await resume('198.51.100.9')).toMatchObject({ status: 206 })
  expect(await used(token)).toBe(1)
  clock += 3600_000
  await resume('192.0.2.7')
  expect(await used(token)).toBe(2)
  expect(await download(token, { headers: { cookie } })).toMatchObject({ status: 410 })
})

test.each([
  ['access-forbidden', 410, 'withdrawn it'],
  ['page-not-found', 410, 'withdrawn it'],
  ['content-unavailable', 503, 'content-unavailable it'],
] as const)('reads the rights of the sender now: %s is %i', async (code, status, text) => {
  const token = await create()
  refused = code
  expect(await download(token)).toMatchObject({ status, text })
  expect(openDownloadFor.mock.calls[0]?.[0]).toMatchObject({ groups: ['locksmith'], market: 'spain' })
  expect([await used(token), streamed.mock.calls.length]).toEqual([0, 0])
})

test('a storage that does not respond costs no download', async () => {
  const token = await create()
  streamed.mockImplementationOnce(() => new Response(null, { status: 500 }))
  expect(await download(token)).toMatchObject({ status: 503 })
  expect(await download(token)).toMatchObject({ status: 200 })
})

test('a network that requests too many files waits', async () => {
  const token = await create({ allowed: 100 })
  for (let count = 0; count < 220; count += 1) await download(token, { method: 'HEAD' })
  expect(await download(token)).toMatchObject({ status: 429, text: 'passed-link-busy undefined' })
  expect(await download(token, { from: '203.0.113.4' })).toMatchObject({ status: 200 })
})

test('5,000 forged, altered, expired and revoked links give 0 files', async () => {
  const [open, expired, revoked] = [await create(), await create({ expiresAt: clock + 1 }), await create()]
  clock += 2
  const { subject = '' } = (await links.find(revoked)) ?? {}
  await links.revoke(digestOf(revoked), subject)
  const altered = (index: number) => {
    const at = index % open.length
    return `${open.slice(0, at)}${open[at] === 'A' ? 'B' : 'A'}${open.slice(at + 1)}`
  }
  const makers = [() => randomBytes(24).toString('base64url'), altered, () => expired, () => revoked, () => '']
  const statuses = new Map<number, number>()
  for (let index = 0; index < 5000; index += 1) {
    const token = makers[index % makers.length]?.(index) ?? ''
    const from = `10.0.${Math.floor(index / 250)}.${index % 250}`
    const { status } = await download(token, { from, place: index % 7 === 0 ? '9' : '0' })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 404: 3000, 410: 2000 })
  expect([streamed.mock.calls.length, openDownloadFor.mock.calls.length]).toEqual([0, 0])
  expect(await download(open)).toMatchObject({ status: 200 })
}, 60_000)
