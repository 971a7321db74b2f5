import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { downloadPath } from 'site/extranet/downloads/download-path.ts'
import { z } from 'zod'
import { type ManagementRequests, managementRequests } from '../../management/management-requests.ts'
import type { Settings } from '../../settings.ts'

const folder = 'global/extranet/catalogos'
const slug = 'bench'
const piece = 2 ** 20

const rows = z.array(z.looseObject({ id: z.number(), is_folder: z.boolean() }))

/**
 * Publishes a document of the extranet with one private file of `bytes` bytes. The content service takes 50 MB at most,
 * so a small file is uploaded and then extended on the disk.
 * @param bytes a whole number of mebibytes
 * @returns the path of the file on the site
 */
export async function publishLargeDocument(settings: Settings, bytes: number): Promise<string> {
  const cms = managementRequests({
    contentUrl: `http://localhost:${settings.CONTENT_PORT}`,
    spaceId: settings.SPACE_ID,
    managementToken: settings.CONTENT_MANAGEMENT_TOKEN,
  })
  const filename = await cms.upload({ name: `${slug}.zip`, bytes: randomBytes(16), isPrivate: true })
  await growFile(new URL(filename).pathname.split('/').at(-2) ?? '', bytes, join(settings.DATA_FOLDER, 'content'))
  await publish(cms, filename)
  return downloadPath({ address: `${folder}/${slug}`, item: 'any.zip' })
}

async function growFile(hash: string, bytes: number, dataFolder: string): Promise<void> {
  await pipeline(chunksOf(bytes), createWriteStream(join(dataFolder, 'assets', hash)))
  const store = new DatabaseSync(join(dataFolder, 'content.sqlite'), { timeout: 5000 })
  store.prepare('UPDATE assets SET content_length = ? WHERE hash = ?').run(bytes, hash)
  store.close()
}

function* chunksOf(bytes: number): Generator<Buffer> {
  const one = randomBytes(piece)
  for (let written = 0; written < bytes; written += piece) yield one
}

async function publish(cms: ManagementRequests, filename: string): Promise<void> {
  const folders = rows.parse(await cms.list('stories', 'stories', { by_slugs: folder }))
  const parent = folders.find((row) => row.is_folder)
  if (!parent) throw new Error(`There is no folder ${folder}`)
  const file = { fieldtype: 'asset', id: null, alt: '', name: '', focus: '', title: '', filename }
  const content = {
    component: 'trade_document',
    _uid: slug,
    title: 'Bench',
    kind: 'technical',
    date: '2026-01-01 00:00',
    files: [{ component: 'localized_file', _uid: 'file', language: 'any', file }],
  }
  const story = { name: 'Bench', slug, parent_id: parent.id, content }
  await cms.send('post', 'stories', { body: { story, publish: 1 } })
}

/**
 * Waits until the site has received the publication event and serves the file.
 * @throws Error when it does not within 20 seconds, or serves another length
 */
export async function untilGivenOut(url: string, cookie: string, bytes: number): Promise<void> {
  let last = ''
  for (let tries = 0; tries < 40; tries += 1) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, range: 'bytes=0-0' } })
    await response.arrayBuffer()
    last = `${response.status} ${response.headers.get('content-range') ?? ''}`
    if (last === `206 bytes 0-0/${bytes}`) return
    await wait(500)
  }
  throw new Error(`${url} responds with ${last}`)
}
