import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, zstdDecompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { serveFiles } from '../files/serve-files.ts'

const lines = Array.from({ length: 400 }, (_, line) => `part${line}(${(line * 7919) % 10007})`)
const before = lines.join('\n')
const after = [...lines.slice(0, 200), 'added()', ...lines.slice(200)].join('\n')
const sheet = '.a{color:red}'.repeat(200)
const address = '/_next/static/chunks/new.41.js'
const accepted = 'gzip, br, zstd, dcb, dcz'

let origin: string
let changesFile: string

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'builds-'))
  const [own, earlier] = [join(folder, 'own'), join(folder, 'earlier')]
  await Promise.all([own, earlier].map((one) => mkdir(join(one, 'chunks'), { recursive: true })))
  const write = async (build: string, name: string, text: string) => {
    await writeFile(join(build, 'chunks', name), text)
    await writeFile(join(build, 'chunks', `${name}.br`), brotliCompressSync(text))
  }
  await write(own, 'new.41.js', after)
  await write(own, 'new.42.js', after)
  await write(own, 'runtime.js', after)
  await write(earlier, 'old.41.js', before)
  await write(earlier, 'old.41.css', sheet)
  await write(earlier, 'unlike.41.js', 'x')
  changesFile = join(own, 'chunks/new.42.js')
  const site = await listening(serveFiles({ folders: [own, earlier] }, (_, response) => void response.end()))
  origin = site.origin
  return async () => {
    await site.close()
    await rm(folder, { recursive: true, maxRetries: 5 })
  }
})

const digest = (text: string) => createHash('sha256').update(text).digest()
const available = (text: string) => `:${digest(text).toString('base64')}:`

type Received = { status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** `fetch` would decompress what it knows. */
function get(path: string, headers: Record<string, string>, method = 'GET'): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

test('a browser that has the earlier version of a file gets what changed', async () => {
  const headers = { 'accept-encoding': accepted, 'available-dictionary': available(before) }
  for (const _turn of ['made', 'remembered']) {
    const { status, headers: sent, body } = await get(address, headers)
    expect([status, sent['content-encoding']]).toEqual([200, 'dcz'])
    expect(sent).toMatchObject({
      'cache-control': 'public,max-age=31536000,immutable',
      'content-type': 'text/javascript',
      'content-length': String(body.byteLength),
      'use-as-dictionary': 'match="/_next/static/chunks/*.41.js"',
      vary: 'Accept-Encoding, Available-Dictionary',
      'x-content-type-options': 'nosniff',
    })
    expect(body.byteLength).toBeLessThan(200)
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(body.subarray(8, 40)).toEqual(digest(before))
    expect(zstdDecompressSync(body.subarray(40), { dictionary: Buffer.from(before) }).toString()).toBe(after)
  }
})

test('HEAD has the headers of the change and no body', async () => {
  const headers = { 'accept-encoding': accepted, 'available-dictionary': available(before) }
  const [whole, head] = [await get(address, headers), await get(address, headers, 'HEAD')]
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body.byteLength).toBe(0)
})

test.each([
  ['no dictionary', {}],
  ['the hash of a file that the site never had', { 'available-dictionary': available('of another') }],
  ['the file of another family', { 'available-dictionary': available(sheet) }],
  ['the file itself', { 'available-dictionary': available(after) }],
  ['what is no hash', { 'available-dictionary': ':../../etc/passwd:' }],
  ['a dictionary that makes the file no smaller', { 'available-dictionary': available('x') }],
  [
    'a dictionary, without accepting the coding',
    { 'available-dictionary': available(before), 'accept-encoding': 'br, dcb' },
  ],
  [
    'a dictionary, refusing the coding',
    { 'available-dictionary': available(before), 'accept-encoding': 'br, dcz;q=0' },
  ],
])('a browser with %s gets the whole file', async (_, given) => {
  const { headers, body } = await get(address, { 'accept-encoding': accepted, ...given })
  expect(headers['content-encoding']).toBe('br')
  expect(headers['vary']).toBe('Accept-Encoding, Available-Dictionary')
  expect(brotliDecompressSync(body).toString()).toBe(after)
})

test('a part of a file is one of the file itself', async () => {
  const headers = { 'available-dictionary': available(before), 'accept-encoding': 'dcz', range: 'bytes=0-3' }
  const { status, body } = await get(address, headers)
  expect([status, body.toString()]).toEqual([206, after.slice(0, 4)])
})

test('a file without a family is no dictionary', async () => {
  const { headers } = await get('/_next/static/chunks/runtime.js', { 'accept-encoding': accepted })
  expect(headers['use-as-dictionary']).toBeUndefined()
  expect(headers['vary']).toBe('Accept-Encoding')
})

test('a file that was deleted is missing, whatever the browser has', async () => {
  await rm(changesFile)
  await rm(`${changesFile}.br`)
  const { status } = await get('/_next/static/chunks/new.42.js', {
    'accept-encoding': accepted,
    'available-dictionary': available(before),
  })
  expect(status).toBe(404)
})
