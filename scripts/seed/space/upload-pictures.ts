import { z } from 'zod'
import type { RenderedPicture } from '../pictures/render-pictures.ts'
import { allPages, type SpaceClient } from './space-client.ts'

const assetRow = z.looseObject({
  id: z.number(),
  filename: z.string(),
  content_length: z.number().nullish(),
})

export type UploadedPicture = { id: number; filename: string; width: number; height: number }

/**
 * Uploads what the space does not have yet; a picture is known by its file name, which carries the hash of its drawing.
 * An upload that was interrupted has no length and is made again.
 * @returns pictures by name, and how many were sent
 */
export async function uploadPictures(
  client: SpaceClient,
  pictures: readonly RenderedPicture[],
): Promise<{ assets: Map<string, UploadedPicture>; uploaded: number }> {
  const known = await finishedAssets(client)
  // Rendered together, so that every core draws; sent one by one.
  await Promise.all(pictures.filter(({ fileName }) => !known.has(fileName)).map(({ read }) => read()))
  const assets = new Map<string, UploadedPicture>()
  let uploaded = 0
  for (const picture of pictures) {
    const { name, width, height, fileName } = picture
    const found = known.get(fileName)
    const asset = found ?? (await upload(client, picture))
    if (!found) uploaded += 1
    assets.set(name, { ...asset, width, height })
  }
  return { assets, uploaded }
}

async function finishedAssets(client: SpaceClient): Promise<Map<string, { id: number; filename: string }>> {
  const rows = await allPages(async (query) => {
    const { data } = await client.assets.list({ query })
    return z.array(assetRow).parse(data.assets)
  })
  return new Map(
    rows
      .filter(({ content_length }) => content_length !== null && content_length !== undefined && content_length > 0)
      .map(({ id, filename }) => [filename.split('/').at(-1) ?? '', { id, filename }]),
  )
}

/** Storyblok docs, asset upload: signed answer, the file itself, the word that it is there. */
async function upload(client: SpaceClient, picture: RenderedPicture): Promise<{ id: number; filename: string }> {
  const { width, height, fileName } = picture
  const asset = await client.assets.create({
    body: { short_filename: fileName, size: `${width}x${height}`, copyright: 'Zarandal' },
    file: new Uint8Array(await picture.read()).buffer,
  })
  const { id, filename } = assetRow.parse(asset)
  return { id, filename }
}
