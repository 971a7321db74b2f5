import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { toCachedResponse } from '#site/server/page-cache/cached-response.ts'
import { pageCache } from '#site/server/page-cache/page-cache.ts'
import { dependOn, waitingFor } from '#site/server/page-cache/render/render-record.ts'
import { diskTier } from '#site/server/page-cache/tiers/disk-tier.ts'
import { hasStoredDocument } from '#site/server/page-cache/tiers/has-stored-document.ts'
import { type ContentProof, contentProof } from '#site/server/page-cache/warm-up/content-proof.ts'
import { contentCheck, proveContent } from './readiness.ts'

const reasonOf = (proof: ContentProof, hasCopy: boolean) =>
  contentCheck(
    () => proof,
    async () => hasCopy,
  )()

test('a page that was rendered from content proves it, whatever fails later', async () => {
  for (const failure of ['away', 'refused', 'unreadable'] as const)
    expect(await reasonOf({ isRendered: true, failure }, false)).toBeUndefined()
})

test('a stored copy replaces a rendered page while the service is away, and excuses no error of the configuration', async () => {
  expect(await reasonOf({ isRendered: false, failure: 'away' }, true)).toBeUndefined()
  expect(await reasonOf({ isRendered: false, failure: 'away' }, false)).toContain('does not respond')
  expect(await reasonOf({ isRendered: false, failure: 'refused' }, true)).toContain('CONTENT_PUBLIC_TOKEN')
  expect(await reasonOf({ isRendered: false, failure: 'unreadable' }, true)).toContain('CONTENT_API_URL')
  expect(await reasonOf({ isRendered: false }, true)).toContain('no published page')
})

test('pages are tried until one is rendered from content, and each reason is reported once', async () => {
  const proof: ContentProof = { isRendered: false, failure: 'refused' }
  const lines: string[] = []
  let tries = 0
  const renderOne = async () => {
    tries += 1
    if (tries === 3) proof.failure = 'away'
    proof.isRendered = tries === 5
  }
  const check = contentCheck(
    () => proof,
    async () => false,
  )
  const report = (line: string) => void lines.push(line)
  await proveContent({ proof: () => proof, renderOne, check, report, lifecycle: { isEnding: false }, pauseMs: 1 })
  expect(tries).toBe(5)
  expect(lines.map((line) => /CONTENT_\w+/.exec(line)?.[0])).toEqual(['CONTENT_PUBLIC_TOKEN', 'CONTENT_API_URL'])
})

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'readiness-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const html = { 'content-type': 'text/html; charset=utf-8' }
const quiet = () => undefined

test('a document on the disk is a stored copy; a text, or a page whose files are gone, is none', async () => {
  const folder = await emptyFolder()
  const tier = diskTier(folder, quiet, { hasAllOf: (text) => !text.includes('gone') })
  const store = async (key: string, headers: Record<string, string>, text: string) =>
    tier.put(key, await toCachedResponse({ status: 200, headers, body: Buffer.from(text) }))
  expect(await hasStoredDocument(join(folder, 'absent'), tier)).toBe(false)
  await store('html:robots', { 'content-type': 'text/plain' }, 'User-agent: *')
  await store('html:old', html, 'gone.js')
  expect(await hasStoredDocument(folder, tier)).toBe(false)
  await store('html:home', html, 'home.js')
  expect(await hasStoredDocument(folder, tier)).toBe(true)
})

const failing = () => waitingFor(Promise.reject(new Error('401'))).catch(quiet)

test.each([
  { rule: 'a document with content', headers: html, status: 200, part: async () => dependOn(['story:1']), is: true },
  { rule: 'a document that read nothing', headers: html, status: 200, part: async () => undefined, is: false },
  { rule: 'a page without a story', headers: html, status: 404, part: async () => dependOn(['any-story']), is: false },
  {
    rule: 'a text',
    headers: { 'content-type': 'text/plain' },
    status: 200,
    part: async () => dependOn(['x']),
    is: false,
  },
  {
    rule: 'a document of which a part failed',
    headers: html,
    status: 200,
    part: async () => (dependOn(['story:1']), failing()),
    is: false,
  },
])('$rule proves content: $is', async ({ headers, status, part, is }) => {
  contentProof().isRendered = false
  const store = pageCache({ maxBytes: 2 ** 20, tier: diskTier(await emptyFolder(), quiet, { hasAllOf: () => true }) })
  await store.respond('html:a', async () => {
    await part()
    return { status, headers, body: Buffer.from('x') }
  })
  expect(contentProof().isRendered).toBe(is)
})
