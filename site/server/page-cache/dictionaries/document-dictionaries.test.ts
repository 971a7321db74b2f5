import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CachedResponse, identityOf, toCachedResponse } from '../cached-response.ts'
import { hashOf } from './dictionary-coding.ts'
import { documentDictionaries } from './document-dictionaries.ts'

/** Header and footer that no other document repeats. */
const parts = Array.from({ length: 300 }, (_, part) => `<li>part ${(part * 7919) % 10007}</li>`).join('')
const missing = Buffer.from(`<html>${parts}<p>There is no such page.</p></html>`)
const newer = Buffer.from(`<html>${parts}<p>There is no such page now.</p></html>`)

let folder: string
const reported: string[] = []
const report = (message: string) => void reported.push(message)

beforeEach(async () => {
  reported.length = 0
  folder = await mkdtemp(join(tmpdir(), 'dictionaries-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const document = (text: string) =>
  toCachedResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(`<html>${parts}${text}</html>`),
  })

async function made(dictionaries = documentDictionaries(folder, report), body = missing): Promise<string> {
  return (await dictionaries.addressFor(`website ${hashOf(body)}`, async () => body)) ?? ''
}

const dczOf = (response: CachedResponse | undefined) => response?.bodies.dcz ?? Buffer.alloc(0)

test('a dictionary is made once, and is a file whose address has its hash', async () => {
  const dictionaries = documentDictionaries(folder, report)
  const make = vi.fn(async () => missing)
  const addresses = await Promise.all([dictionaries.addressFor('es', make), dictionaries.addressFor('es', make)])
  expect(make).toHaveBeenCalledTimes(1)
  const name = `documents/${Buffer.from(hashOf(missing), 'base64').toString('base64url')}.txt`
  expect(addresses).toEqual([`/_next/static/${name}`, `/_next/static/${name}`])
  expect(await readFile(join(folder, name))).toEqual(missing)
  const compressed = () => readFile(join(folder, `${name}.br`))
  await vi.waitFor(async () => expect(brotliDecompressSync(await compressed())).toEqual(missing))
})

test('a document is a change of a dictionary that another process has made, as of an earlier build', async () => {
  await made()
  const later = documentDictionaries(folder, report)
  const page = await document('<h1>Key</h1>')
  const change = await later.documentFrom(hashOf(missing), page)
  expect(dczOf(change).byteLength).toBeLessThan((page.bodies.br?.byteLength ?? 0) / 4)
  expect(zstdDecompressSync(dczOf(change).subarray(40), { dictionary: missing })).toEqual(identityOf(page))
  expect(await later.documentFrom(hashOf(missing), page)).toBe(change)
})

test('a document that has nothing in common with the dictionary is sent as it is', async () => {
  const dictionaries = documentDictionaries(folder, report)
  await made(dictionaries, Buffer.from('x'))
  const page = await toCachedResponse({ status: 200, headers: {}, body: Buffer.from('a'.repeat(5000)) })
  expect(await dictionaries.documentFrom(hashOf(Buffer.from('x')), page)).toBe(page)
})

test('an unknown hash has no document and no change', async () => {
  const dictionaries = documentDictionaries(folder, report)
  const name = (await made(dictionaries)).replace('/_next/static/', '')
  const unknown = hashOf(Buffer.from('unknown'))
  expect(dictionaries.documentFrom(unknown, await document(''))).toBeUndefined()
  expect(await dictionaries.changeOf(name, unknown)).toBeUndefined()
  expect(await dictionaries.changeOf('documents/../secret.txt', hashOf(missing))).toBeUndefined()
})

test('the next dictionary is a change of the one before', async () => {
  const dictionaries = documentDictionaries(folder, report)
  await made(dictionaries)
  const name = (await made(dictionaries, newer)).replace('/_next/static/', '')
  const change = await dictionaries.changeOf(name, hashOf(missing))
  expect(change?.byteLength).toBeLessThan(100)
  expect(zstdDecompressSync(change?.subarray(40) ?? '', { dictionary: missing })).toEqual(newer)
})

test('a damaged file is no dictionary', async () => {
  const dictionaries = documentDictionaries(folder, report)
  await made(dictionaries)
  const [name = ''] = (await readdir(join(folder, 'documents'))).filter((one) => one.endsWith('.txt'))
  await writeFile(join(folder, 'documents', name), 'damaged')
  await expect(dictionaries.documentFrom(hashOf(missing), await document(''))).rejects.toThrow('damaged')
})

test('a page that could not be rendered is tried again for the next document, a full disk is reported once', async () => {
  const dictionaries = documentDictionaries(folder, report)
  expect(await dictionaries.addressFor('es', async () => undefined)).toBeUndefined()
  expect(await dictionaries.addressFor('es', async () => missing)).toMatch(/^\/_next\/static\/documents\//)
  await rm(join(folder, 'documents'), { recursive: true, maxRetries: 5 })
  expect(await dictionaries.addressFor('en', async () => newer)).toBeUndefined()
  expect(await dictionaries.addressFor('en', expect.unreachable)).toBeUndefined()
  expect(reported.filter((line) => line.includes('could not be made'))).toHaveLength(1)
})

test('of many dictionaries on the disk the oldest are removed', async () => {
  await made()
  const [oldest = ''] = (await readdir(join(folder, 'documents'))).filter((name) => name.endsWith('.txt'))
  await utimes(join(folder, 'documents', oldest), new Date(0), new Date(0))
  for (let turn = 0; turn < 200; turn += 1) {
    const name = Buffer.from(hashOf(Buffer.from(String(turn))), 'base64').toString('base64url')
    await writeFile(join(folder, 'documents', `${name}.txt`), '')
  }
  const dictionaries = documentDictionaries(folder, report)
  expect(dictionaries.documentFrom(hashOf(missing), await document(''))).toBeUndefined()
  await vi.waitFor(async () => expect(await readdir(join(folder, 'documents'))).not.toContain(oldest))
})
