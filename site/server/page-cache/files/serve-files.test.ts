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

test('sends a built file as brotli, immutable, when the client accepts it', async () => {
  const response = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(script.length / 10)
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('vary')).toBe('Accept-Encoding')
  expect(await response.text()).toBe(script)
})

test('sends a built file uncompressed when the client accepts no encoding', async () => {
  const response = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

test('sends a file of an earlier build', async () => {
  const response = await fetch(`${address}/_next/static/gone.js`)
  expect(response.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(await response.text()).toBe('console.log(1)')
})

test('returns 404 for a file that was deleted from the disk, at each request', async () => {
  const path = join(folder, 'chunks/vanishing.js')
  await writeFile(path, script)
  expect(await (await fetch(`${address}/_next/static/chunks/vanishing.js`)).text()).toBe(script)
  await rm(path)
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const response = await fetch(`${address}/_next/static/chunks/vanishing.js`, { headers })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ detail: 'There is no such file.' })
  }
})

test('sends the file itself when its compressed copy was deleted', async () => {
  await writeFile(join(folder, 'chunks/b.js'), script)
  await writeFile(join(folder, 'chunks/b.js.br'), brotliCompressSync(script))
  await rm(join(folder, 'chunks/b.js.br'))
  const response = await fetch(`${address}/_next/static/chunks/b.js`, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(script)
})

test('closes the connection when a file cannot be read, and goes on serving', async () => {
  // A socket is in the folder, but cannot be opened as a file.
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
  expect(await response.json()).toMatchObject({ detail: 'There is no such file.' })
})

test.each(['/', '/_nextly', '/_next/static/%2e%2e/%2e%2e/package.json'])(
  '%s goes on with its own address',
  async (path) => {
    const response = await fetch(address + path)
    expect(response.status).toBe(418)
    expect(await response.text()).toBe(new URL(path, address).pathname + new URL(path, address).search)
  },
)
