import { z } from 'zod'
import type { LibraryTexts } from '../compile/library-texts.ts'
import { allPages, type SpaceClient } from './space-client.ts'

const assetRow = z.looseObject({
  id: z.number(),
  filename: z.string(),
  content_length: z.number().nullish(),
})

/** A file of the demo content: its name in content files, its name in the space, its bytes. */
export type SeedFile = {
  name: string
  fileName: string
  bytes: Buffer
  /** Pixels; documents have none. */
  width?: number
  height?: number
  /** Whether only signed addresses serve it: files of the extranet. */
  isPrivate?: boolean
  /** For the library. */
  texts?: LibraryTexts | undefined
}

export type UploadedFile = { id: number; filename: string; width: number; height: number }

/**
 * Uploads files that the space does not have yet; a file is identified by its name, which contains the hash of its content.
 * An interrupted upload has no length and is repeated.
 * @returns files by their name in content files, and number of uploads
 */
export async function uploadFiles(
  client: SpaceClient,
  files: readonly SeedFile[],
): Promise<{ assets: Map<string, UploadedFile>; uploaded: number }> {
  const known = await finishedAssets(client)
  const assets = new Map<string, UploadedFile>()
  let uploaded = 0
  for (const file of files) {
    const { name, width = 0, height = 0, fileName } = file
    const found = known.get(fileName)
    const asset = found ?? (await upload(client, file))
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

/** Storyblok docs, asset upload: signed response, the file itself, the confirmation. */
async function upload(client: SpaceClient, seedFile: SeedFile): Promise<{ id: number; filename: string }> {
  const { width, height, fileName, isPrivate = false, bytes } = seedFile
  const size = width !== undefined && height !== undefined ? { size: `${width}x${height}` } : {}
  const asset = await client.assets.create({
    body: { short_filename: fileName, ...size, copyright: 'Zarandal', is_private: isPrivate, ...wireTexts(seedFile) },
    file: new Uint8Array(bytes).buffer,
  })
  const { id, filename } = assetRow.parse(asset)
  return { id, filename }
}

/** Other languages of an asset are stored in `meta_data` under `alt__i18n__<code>`. */
function wireTexts({ texts }: SeedFile) {
  if (!texts) return {}
  const translated = Object.entries(texts.translated).map(([locale, words]) => [`alt__i18n__${locale}`, words] as const)
  return { alt: texts.alt, meta_data: Object.fromEntries(translated) }
}
