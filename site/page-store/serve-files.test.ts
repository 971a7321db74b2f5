import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { listening } from '#site/listening.fixture.ts'
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
  const answer = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(script.length / 10)
  expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await answer.text()).toBe(script)
})

test('a built file is sent as it is to who reads nothing else', async () => {
  const answer = await fetch(`${address}/_next/static/chunks/a.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(script)
})

test('a file that only an earlier build has is sent to who asks for it', async () => {
  const answer = await fetch(`${address}/_next/static/gone.js`)
  expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
  expect(await answer.text()).toBe('console.log(1)')
})

test.each([
  '/',
  '/_next/image?url=x',
  '/_next/static/none.js',
  '/_next/static/%2e%2e/%2e%2e/package.json',
  '/_next/staticky',
])('%s goes on with its own address', async (path) => {
  const answer = await fetch(address + path)
  expect(answer.status).toBe(418)
  expect(await answer.text()).toBe(new URL(path, address).pathname + new URL(path, address).search)
})
