import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { serveFiles } from './serve-files.ts'

const script = `console.log(${JSON.stringify('key '.repeat(600))})`
let folder: string
let earlier: string
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(folder, 'chunks'))
  await writeFile(join(folder, 'chunks/a.js'), script)
  await writeFile(join(folder, 'chunks/a.js.br'), brotliCompressSync(script))
  earlier = await mkdtemp(join(tmpdir(), 'files-earlier-'))
  await writeFile(join(earlier, 'gone.js'), 'console.log(1)')
  const site = await listening(
    serveFiles({ folders: [folder, earlier] }, (request, response) => {
      response.statusCode = 418
      response.end(request.url)
    }),
  )
  address = site.origin
  return async () => {
    await site.close()
    await Promise.all([folder, earlier].map((one) => rm(one, { recursive: true })))
  }
})

test('a built file is sent compressed, for ever, to who reads brotli', async () => {
  const response = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length / 10)
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(script)
})

test('a built file is sent as it is to who reads nothing else', async () => {
  const response = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

test('a file that only an earlier build has is sent to who asks for it', async () => {
  const response = await fetch(`${address}/_next/static/gone.js`)
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(await response.text()).toBe('console.log(1)')
})

test('a file that vanished from the disk returns 404 at once, to each who asks', async () => {
  const path = join(folder, 'chunks/vanishing.js')
  await writeFile(path, script)
  expect(await (await fetch(`${address}/_next/static/chunks/vanishing.js`)).text()).toBe(script)
  await rm(path)
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const response = await fetch(`${address}/_next/static/chunks/vanishing.js`, { headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toEqual({ error: 'There is no such file.' })
  }
})

test('a compressed copy that vanished is replaced by the file itself', async () => {
  await writeFile(join(folder, 'chunks/b.js'), script)
  await writeFile(join(folder, 'chunks/b.js.br'), brotliCompressSync(script))
  await rm(join(folder, 'chunks/b.js.br'))
  const response = await fetch(`${address}/_next/static/chunks/b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

test('a file that cannot be read ends the connection instead of leaving it open, and the server goes on', async () => {
  // A socket has a place among the files, but cannot be opened as one.
  const socket = createServer().listen(join(folder, 'broken.js'))
  await once(socket, 'listening')
  await expect(fetch(`${address}/_next/static/broken.js`).then((response) => response.text())).rejects.toThrow(
    /fetch failed|terminated/,
  )
  socket.close()
  expect((await fetch(`${address}/_next/static/chunks/a.js`)).status).toBe(200)
})

test.each([
  '/_next/image?url=%2Ficon.svg&w=64&q=75',
  '/_next/image',
  '/_next/data/build/index.json',
  '/_next/static/none.js',
  '/_next/static/chunks',
  '/_next/static/',
  '/_next/',
  '/_next/staticky',
])('%s returns 404 without the framework', async (path) => {
  const response = await fetch(address + path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.json()).toEqual({ error: 'There is no such file.' })
})

test.each(['/', '/_nextly', '/_next/static/%2e%2e/%2e%2e/package.json'])(
  '%s goes on with its own address',
  async (path) => {
    const response = await fetch(address + path)
    expect(response.status).toBe(418)
    expect(await response.text()).toBe(new URL(path, address).pathname + new URL(path, address).search)
  },
)
