import type { EditorServices } from './editor-services.ts'
import { fileReasons } from './failure-of.ts'
import { type ManagementClient, requireResponse } from './management-client.ts'
import type { WireAsset } from './wire-asset.ts'

type Ticket = { id: number; post_url: string; fields: Record<string, string> }

/** Uploads a file: request an upload URL, post the signed form, finish (Storyblok docs, upload an asset). */
export function assetUpload(client: ManagementClient): EditorServices['uploadAsset'] {
  return async (file, place = {}) => {
    const ticket = await client.send<Ticket>('POST', 'assets', {
      query: { filename: file.name, size: place.size ?? (await sizeOf(file)), asset_folder_id: place.folderId },
    })
    const form = new FormData()
    for (const [name, value] of Object.entries(ticket.fields)) form.append(name, value)
    form.append('file', file)
    // The form goes through the editor's server: a page may post to its own origin only.
    await requireResponse(new URL(ticket.post_url).pathname, { method: 'POST', body: form }, fileReasons)
    await client.send('GET', `assets/${ticket.id}/finish_upload`)
    return await client.send<WireAsset>('GET', `assets/${ticket.id}`)
  }
}

/** `<width>x<height>` of an image; undefined for any other file. */
async function sizeOf(file: File): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  return bitmap ? `${bitmap.width}x${bitmap.height}` : undefined
}
