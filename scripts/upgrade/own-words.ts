import { isUtf8 } from 'node:buffer'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type BrandWords, renamed } from '../adopt/brand-words.ts'
import { bytesOf, isSame, put } from './folder-files.ts'

const brandFile = 'site/brand/brand.ts'
const brandModule = z.object({ brand: z.object({ name: z.string().min(1), id: z.string().min(1) }) })

/**
 * Who is named in the files of a folder.
 * @throws Error when it has no brand
 */
export async function readBrand(folder: string): Promise<BrandWords> {
  const file = join(folder, brandFile)
  if (!existsSync(file)) throw new Error(`${brandFile} is missing in ${folder}: it says which company the files name.`)
  return brandModule.parse(await import(pathToFileURL(file).href)).brand
}

type Renaming = { from: BrandWords; to: BrandWords }

/** Names another company in texts and names of files. `adopt` and upgrades call it, so that what a site left untouched is equal after both. */
export function bringIntoWords(folder: string, paths: readonly string[], { from, to }: Renaming): void {
  for (const path of paths) {
    const bytes = bytesOf(folder, path)
    const content = bytes && isText(bytes) ? Buffer.from(renamed(bytes.toString(), from, to)) : bytes
    const target = renamed(path, from, to)
    if (!isSame(content, bytes)) put(folder, path, content)
    if (target === path) continue
    mkdirSync(dirname(join(folder, target)), { recursive: true })
    renameSync(join(folder, path), join(folder, target))
  }
}

/** Git's rule, and bytes that a change of text would damage. */
function isText(bytes: Buffer): boolean {
  return !bytes.includes(0) && isUtf8(bytes)
}
