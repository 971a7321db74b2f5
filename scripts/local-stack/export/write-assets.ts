import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import type { SpaceExport } from './export-rows.ts'
import { assetPath, type LoadedAsset } from './rewrite-content.ts'
import type { Send } from './send-to-space.ts'
import { writeFolders } from './write-folders.ts'

const ticket = z.object({
  id: z.number(),
  post_url: z.string(),
  fields: z.record(z.string(), z.string()),
  public_url: z.string(),
})

/** Uploads every file into its folder. @returns path of the former address -> the uploaded file */
export async function writeAssets(
  send: Send,
  { assetFolders, assets }: SpaceExport,
  tagIds: ReadonlyMap<number, number>,
): Promise<Map<string, LoadedAsset>> {
  const folders = await writeFolders(send, 'asset_folder', assetFolders)
  const loaded = new Map<string, LoadedAsset>()
  for (const asset of assets) {
    const { asset_folder_id: folder, internal_tags_list: tags } = asset
    const place = {
      asset_folder_id: folder ? folders.get(folder)?.id : null,
      internal_tag_ids: tags.flatMap((tag) => tagIds.get(tag.id) ?? []),
    }
    loaded.set(assetPath(asset.filename), await upload(send, { ...asset, ...place }))
  }
  return loaded
}

type Upload = Omit<SpaceExport['assets'][number], 'asset_folder_id'> & { asset_folder_id: number | null | undefined }

/** The three steps of an upload. Storyblok docs, management API: upload assets. */
async function upload(send: Send, { bytes, filename, meta_data, ...asset }: Upload): Promise<LoadedAsset> {
  const { pathname } = new URL(filename)
  const [, size] = /\/(\d+x\d+)\/[^/]+\/[^/]+$/.exec(pathname) ?? []
  const name = decodeURIComponent(basename(pathname))
  const body = { ...asset, filename: name, meta_data: meta_data ?? {}, ...(size && { size }) }
  const { id, post_url, fields, public_url } = ticket.parse(await send('POST', '/assets', body))
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append('file', await openAsBlob(bytes))
  const response = await fetch(post_url, { method: 'POST', body: form })
  if (!response.ok) throw new Error(`${bytes} was refused with ${response.status}: ${await response.text()}`)
  await send('GET', `/assets/${id}/finish_upload`)
  return { id, filename: public_url }
}
