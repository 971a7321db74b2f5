import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
  tokens,
} from '../support/local-service.ts'

let service: LocalService
let client: ReturnType<typeof managementClient>

beforeAll(async () => {
  service = await startLocalService()
  client = managementClient(service.url)
})

afterAll(() => service.remove())

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>'

const upload = (name: string, details: Record<string, unknown> = {}) =>
  client.assets.create({ body: { short_filename: name, ...details }, file: new Blob([svg]) })

test('the three steps give an address that serves the file for ever, harmless', async () => {
  const asset = await upload('Llave Ñandú.SVG', { size: '8x4', alt: 'Una llave' })
  expect(asset?.filename).toMatch(new RegExp(`^${service.url}/f/100001/8x4/[0-9a-f]{10}/llave-nandu\\.svg$`))
  expect(asset).toMatchObject({ alt: 'Una llave', content_length: svg.length, content_type: 'image/svg+xml' })
  const served = await fetch(asset?.filename ?? '')
  expect(await served.text()).toBe(svg)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const seen = await fetch(asset?.filename ?? '', { headers: { 'if-none-match': served.headers.get('etag') ?? '' } })
  expect(seen.status).toBe(304)
})

test('the image service reads what was uploaded', async () => {
  const asset = await upload('small.svg')
  const picture = await fetch(`${asset?.filename}/m/4x0/filters:format(png)`)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
})

test('part of a file can be asked for', async () => {
  const asset = await upload('part.svg')
  const ranged = (range: string) => fetch(asset?.filename ?? '', { headers: { range } })
  const middle = await ranged('bytes=1-3')
  expect([middle.status, await middle.text()]).toEqual([206, 'svg'])
  expect(middle.headers.get('content-range')).toBe(`bytes 1-3/${svg.length}`)
  expect(await (await ranged('bytes=-6')).text()).toBe('</svg>')
  expect((await ranged(`bytes=${svg.length}-`)).status).toBe(416)
  expect((await ranged('bytes=3-1')).status).toBe(200)
})

test('metadata is changed, listed by folder and by text, and a deleted asset is gone and can be restored', async () => {
  const folder = (await client.assetFolders.create({ body: { asset_folder: { name: 'Keys' } } })).data?.asset_folder
  const asset = await upload('findable.svg', { asset_folder_id: folder?.id })
  const id = asset?.id ?? 0
  await client.assets.update(id, { body: { asset: { title: 'Key', meta_data: { alt__i18n__en: 'A key' } } } })
  expect((await client.assets.get(id)).data).toMatchObject({ title: 'Key', meta_data: { alt__i18n__en: 'A key' } })
  const found = async (query: Record<string, unknown>) =>
    (await client.assets.list({ query })).data?.assets.map((one) => one.id)
  expect(await found({ in_folder: folder?.id })).toEqual([id])
  expect(await found({ search: 'findable' })).toEqual([id])
  await client.assets.delete(id)
  expect(await found({ search: 'findable' })).toEqual([])
  expect((await fetch(asset?.filename ?? '')).status).toBe(404)
  await client.assets.bulkRestore({ body: { ids: [id] } })
  expect((await fetch(asset?.filename ?? '')).status).toBe(200)
})

test('a private asset needs a signed address, and has no converted pictures', async () => {
  const asset = await upload('secret.svg', { is_private: true })
  expect(asset?.is_private).toBe(true)
  expect((await fetch(asset?.filename ?? '')).status).toBe(403)
  expect((await fetch(`${asset?.filename}?expires=9999999999999&signature=${'0'.repeat(64)}`)).status).toBe(403)
  expect((await fetch(`${asset?.filename}/m/4x4`)).status).toBe(404)
})

test('who may ask for assets gets a signed address of a private one, good for its file alone', async () => {
  const [asset, other] = await Promise.all(['a.svg', 'b.svg'].map((name) => upload(name, { is_private: true })))
  const query = new URLSearchParams({ filename: asset?.filename ?? '', token: tokens.previewToken })
  const { asset: found } = await (await fetch(`${service.url}/v2/cdn/assets/me?${query}`)).json()
  const file = await fetch(found.signed_url)
  expect([file.status, await file.text(), file.headers.get('cache-control')]).toEqual([200, svg, 'private, no-store'])
  expect((await fetch(`${other?.filename}${new URL(found.signed_url).search}`)).status).toBe(403)
})

test('an upload without the signed fields, with forged ones, or a second one is refused', async () => {
  const { body: ticket } = await managementFetch(service.url, 'assets?filename=once.svg', { method: 'POST' })
  const send = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([svg]), 'once.svg')
    return fetch(ticket.post_url, { method: 'POST', body: form })
  }
  expect((await send({})).status).toBe(403)
  const forged = Buffer.from(JSON.stringify({ assetId: 1, expiresAt: Date.now() + 1000 })).toString('base64')
  expect((await send({ ...ticket.fields, policy: forged })).status).toBe(403)
  expect((await managementFetch(service.url, `assets/${ticket.id}/finish_upload`)).status).toBe(422)
  expect((await send(ticket.fields)).status).toBe(204)
  expect((await managementFetch(service.url, `assets/${ticket.id}/finish_upload`)).status).toBe(200)
  expect((await send(ticket.fields)).status).toBe(403)
})

test('a file over 50 MB is refused and leaves nothing behind', async () => {
  const before = readdirSync(join(service.dataFolder, 'assets')).length
  const { body: ticket } = await managementFetch(service.url, 'assets?filename=big.bin', { method: 'POST' })
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(ticket.fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(51 * 1024 * 1024)]), 'big.bin')
  const response = await fetch(ticket.post_url, { method: 'POST', body: form })
  expect(response.status).toBe(413)
  expect(readdirSync(join(service.dataFolder, 'assets'))).toHaveLength(before)
})

test('after a restart on another port, assets and the texts that name them have the new address', async () => {
  const first = await startLocalService()
  const mine = managementClient(first.url)
  const asset = await mine.assets.create({ body: { short_filename: 'moving.svg' }, file: new Blob([svg]) })
  const content = { component: 'page', image: { fieldtype: 'asset', id: asset?.id, filename: asset?.filename } }
  const body = { story: { name: 'Moving', slug: 'moving', content } }
  const id = (await mine.stories.create({ body, query: { publish: true } })).data?.story?.id ?? 0
  await first.stop()
  const second = await startLocalService({ dataFolder: first.dataFolder })
  try {
    expect(second.url).not.toBe(first.url)
    const story = (await managementClient(second.url).stories.get(id)).data?.story
    const { filename } = required(story).content.image as { filename: string }
    expect(filename).toBe(asset?.filename.replace(first.url, second.url))
    expect((await fetch(filename)).status).toBe(200)
  } finally {
    await second.remove()
  }
})
