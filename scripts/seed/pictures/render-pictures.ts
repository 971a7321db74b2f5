import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { blurPixels, shadowStart } from './drawing/soft-shadow.ts'
import type { Picture } from './picture-catalogue.ts'

/** A picture ready for upload; the file name carries the hash of its drawing, so that a new drawing is a new file. */
export type RenderedPicture = Pick<Picture, 'name' | 'width' | 'height'> & {
  fileName: string
  /** WebP bytes, rendered when asked for and kept for the next run. */
  read: () => Promise<Buffer>
}

/** Raised when the same SVG text would render to other bytes. */
const rendering = 'webp-90-2'

/** Draws the pictures; each is rendered at most once a machine, into `keepFolder`. */
export function renderPictures(pictures: readonly Picture[], keepFolder: string): RenderedPicture[] {
  return pictures.map(({ name, width, height, drawnWidth = width, draw }) => {
    const svg = draw()
    const scale = width / drawnWidth
    const hash = createHash('sha256').update(`${rendering} ${scale}`).update(svg).digest('hex').slice(0, 10)
    const fileName = `${name.replaceAll('/', '-')}-${hash}.webp`
    return { name, width, height, fileName, read: () => stored(join(keepFolder, fileName), svg, scale) }
  })
}

/** Dots per inch at which a drawing keeps its own pixels. */
const ownDensity = 72

async function stored(file: string, svg: string, scale: number): Promise<Buffer> {
  const known = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (known) return known
  const drawing = sharp(Buffer.from(await withSoftShadows(svg)), { density: ownDensity * scale })
  const bytes = await drawing.webp({ quality: 90, effort: 2 }).toBuffer()
  await mkdir(join(file, '..'), { recursive: true })
  // Written aside and moved: an interrupted run leaves no half picture behind.
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, file)
  return bytes
}

/** The shadows inside a drawing as soft pixels. */
async function withSoftShadows(svg: string): Promise<string> {
  const [start = '', ...rest] = svg.split(shadowStart)
  const parts = rest.map(async (part) => {
    const end = part.indexOf('"')
    // The tail of the bell reaches as far as the drawing: cut short, it would end in an edge.
    const soft = sharp(Buffer.from(part.slice(0, end), 'base64')).blur({ sigma: blurPixels, minAmplitude: 0.02 })
    const bytes = await soft.png({ compressionLevel: 1 }).toBuffer()
    return `data:image/png;base64,${bytes.toString('base64')}${part.slice(end)}`
  })
  return start + (await Promise.all(parts)).join('')
}
