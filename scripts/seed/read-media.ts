import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import type { SeedFile } from './space/upload-files.ts'

/** The files of the demo content; a file's name in content files is its path in here without the extension. */
const mediaFolder = join(import.meta.dirname, 'media')

/** Pixels of the films, which the image library cannot read. */
const filmSizes: Readonly<Record<string, { width: number; height: number }>> = {
  'film/corte-plano': { width: 960, height: 540 },
}

/** Names that content files may use, as `product/nor-1r/front` or `document/guia-de-corte-es`. */
export async function mediaNames(): Promise<ReadonlySet<string>> {
  return new Set((await mediaPaths()).map(nameOf))
}

/** Every file with its bytes. The file name carries the hash of the bytes: changed bytes are a new asset. */
export async function readMedia(): Promise<SeedFile[]> {
  return await Promise.all((await mediaPaths()).map(readOne))
}

async function mediaPaths(): Promise<string[]> {
  const entries = await readdir(mediaFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(mediaFolder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted()
}

async function readOne(path: string): Promise<SeedFile> {
  const bytes = await readFile(join(mediaFolder, path))
  const name = nameOf(path)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  // Visitors see the names of documents and programs; the folder would tell them nothing.
  const stem = name.replace(/^(document|program)\//, '').replaceAll('/', '-')
  return { name, fileName: `${stem}-${hash}${extname(path)}`, bytes, ...(await sizeOf(name, bytes, extname(path))) }
}

async function sizeOf(name: string, bytes: Buffer, extension: string): Promise<Pick<SeedFile, 'width' | 'height'>> {
  if (extension !== '.webp') return filmSizes[name] ?? {}
  const { width, height } = await sharp(bytes).metadata()
  return { width, height }
}

function nameOf(path: string): string {
  return path.slice(0, -extname(path).length)
}
