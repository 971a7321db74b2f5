import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentContext } from '../store/content-context.ts'
import { getAssetAt } from './asset-row.ts'

/** Path of an asset's file on disk; the hash is hexadecimal and unique. */
export function assetFileFor(dataFolder: string, hash: string): string {
  return join(dataFolder, 'assets', hash)
}

/**
 * Writes an uploaded file durably: syncs the bytes, then the name, then the folder that contains the name. The file is
 * complete and on disk when this resolves.
 */
export async function writeAssetFile(dataFolder: string, hash: string, bytes: Uint8Array): Promise<void> {
  const folder = join(dataFolder, 'assets')
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${hash}.${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, assetFileFor(dataFolder, hash))
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
  await syncFolder(folder)
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * An uploaded asset for the image service. Private assets are excluded: a converted image would have no access check.
 * @param path decoded path below `/f`: `<space>/<size>/<hash>/<name>`
 */
export async function readOriginal(
  { store, spaceId, dataFolder }: Pick<ContentContext, 'store' | 'spaceId' | 'dataFolder'>,
  path: string,
): Promise<{ bytes: Uint8Array; contentType: string } | undefined> {
  const [space, size = '', hash = '', name = ''] = path.split('/')
  if (space !== String(spaceId)) return undefined
  const row = getAssetAt(store, { size, hash, name })
  if (!row || row.is_private) return undefined
  return { bytes: await readFile(assetFileFor(dataFolder, hash)), contentType: row.content_type }
}
