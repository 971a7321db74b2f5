import sharp, { type Sharp } from 'sharp'
import { boxOf, type Geometry, geometryFor } from './image-geometry.ts'
import type { Area, ImageFilters, ImageFormat, ImageOperations, Parsed, RoundCorner } from './image-operations.ts'

/** Maximum pixels of an original; a larger one is refused before decoding. */
const maxInputPixels = 100_000_000

/** Maximum pixels at which a vector original is rasterized, whatever the crop. */
const maxVectorPixels = 32_000_000

/** A wider blur is computed on a smaller image: the result looks the same and takes less time. */
const widestDirectSigma = 8

/** Kind and size of an original, read from its first bytes; width and height are those of the upright image. */
export type OriginalDetails = {
  width: number
  height: number
  isVector: boolean
  hasAlpha: boolean
  format: ImageFormat
}

/**
 * Reads size and kind of an original.
 * @returns an error for a 400 response when the bytes are no image, or one with more than 100 million pixels
 */
export async function readMetadata(bytes: Uint8Array): Promise<Parsed<OriginalDetails>> {
  try {
    const found = await sharp(bytes, { limitInputPixels: maxInputPixels }).metadata()
    const { width, height } = found.autoOrient
    if (width * height > maxInputPixels)
      return { ok: false, error: 'This picture has more pixels than the service reads.' }
    const isVector = found.format === 'svg'
    return { ok: true, value: { width, height, isVector, hasAlpha: found.hasAlpha, format: formatLike(found.format) } }
  } catch {
    return { ok: false, error: 'This asset is not a picture that the image service can read.' }
  }
}

/** Formats that every browser shows stay; everything else (gif, tiff, svg) becomes png. */
function formatLike(format: string): ImageFormat {
  if (format === 'jpeg' || format === 'webp') return format
  return format === 'heif' ? 'avif' : 'png'
}

/** The input of one rendering: the original, its metadata, and the requested operations. */
export type RenderJob = {
  bytes: Uint8Array
  details: OriginalDetails
  operations: ImageOperations
  format: ImageFormat
}

/**
 * Renders one image: crop, size, then the filters, each in its fixed order whatever the order in the address.
 * @returns the encoded bytes, or an error for a 400 response
 */
export async function renderImage(job: RenderJob): Promise<Parsed<Buffer>> {
  const geometry = geometryFor(job.details, job.operations)
  if (!geometry) return { ok: false, error: 'The crop lies outside the picture.' }
  try {
    const { filters } = job.operations
    let image = coloured(await sized(job, geometry), filters)
    image = await blurred(image, filters.blur?.sigma ?? 0)
    image = await turned(image, job.operations)
    if (filters.roundCorner) image = await rounded(image, filters.roundCorner)
    return { ok: true, value: await encoded(image, job) }
  } catch {
    return { ok: false, error: 'This picture could not be converted: its data is damaged or not supported.' }
  }
}

async function sized(job: RenderJob, geometry: Geometry): Promise<Sharp> {
  const { details, operations } = job
  const { resized: target, canvas } = geometry
  const { image, source } = details.isVector
    ? await vectorPart(job, geometry)
    : { image: sharp(job.bytes, { limitInputPixels: maxInputPixels }).autoOrient(), source: partOf(details, geometry) }
  if (source) image.extract(source)
  const isSmart = operations.smart && !operations.fitIn && !operations.filters.focal
  // sharp finds the window of a smart crop in the whole image, so the ratio is left to it.
  const fit = isSmart ? ({ fit: 'cover', position: sharp.strategy.attention } as const) : ({ fit: 'fill' } as const)
  image.resize(target.width, target.height, fit)
  const isPadded = canvas.width > target.width || canvas.height > target.height
  return isPadded ? pad(image, geometry, operations.filters) : fillBehind(image, operations.filters)
}

type Extract = { left: number; top: number; width: number; height: number }

/**
 * The part of the original to read; undefined for the whole, because reading a part disables the decoder's own
 * shrinking.
 */
function partOf(details: OriginalDetails, { searched }: Geometry): Extract | undefined {
  const { width, height } = boxOf(searched)
  return width === details.width && height === details.height
    ? undefined
    : { left: searched.left, top: searched.top, width, height }
}

/** Rasterizes a vector original at the size of the output, so that an enlarged image stays sharp. */
async function vectorPart(
  { bytes, details }: RenderJob,
  geometry: Geometry,
): Promise<{ image: Sharp; source?: Extract }> {
  const part = boxOf(geometry.searched)
  const wanted = Math.max(geometry.resized.width / part.width, geometry.resized.height / part.height)
  const scale = Math.min(wanted, Math.sqrt(maxVectorPixels / (details.width * details.height)))
  const size = {
    width: Math.max(1, Math.round(details.width * scale)),
    height: Math.max(1, Math.round(details.height * scale)),
  }
  const density = Math.min(2400, Math.max(1, 72 * scale))
  const whole = sharp(bytes, { limitInputPixels: maxInputPixels, density })
  const image = await rendered(whole.resize(size.width, size.height, { fit: 'fill' }).ensureAlpha())
  return { image, source: scaledPart(geometry.searched, scale, size) }
}

function scaledPart(area: Area, scale: number, limit: { width: number; height: number }): Extract {
  const left = Math.min(limit.width - 1, Math.round(area.left * scale))
  const top = Math.min(limit.height - 1, Math.round(area.top * scale))
  const width = Math.max(1, Math.min(limit.width - left, Math.round((area.right - area.left) * scale)))
  const height = Math.max(1, Math.min(limit.height - top, Math.round((area.bottom - area.top) * scale)))
  return { left, top, width, height }
}

async function pad(image: Sharp, { resized: inner, canvas }: Geometry, filters: ImageFilters): Promise<Sharp> {
  const left = Math.floor((canvas.width - inner.width) / 2)
  const top = Math.floor((canvas.height - inner.height) / 2)
  const right = canvas.width - inner.width - left
  const bottom = canvas.height - inner.height - top
  const background = filters.fill ?? { r: 0, g: 0, b: 0, alpha: 0 }
  return fillBehind(await rendered(image.ensureAlpha()), filters).extend({ left, top, right, bottom, background })
}

/** An opaque fill replaces the transparency of the image itself. */
function fillBehind(image: Sharp, { fill }: ImageFilters): Sharp {
  return fill && fill.alpha === 1 ? image.flatten({ background: fill }) : image
}

function coloured(image: Sharp, { brightness, grayscale }: ImageFilters): Sharp {
  if (brightness) image.linear(1, (brightness * 255) / 100)
  if (grayscale) image.grayscale()
  return image
}

async function blurred(image: Sharp, sigma: number): Promise<Sharp> {
  // sharp refuses a sigma below 0.3, which is invisible.
  if (sigma < 0.3) return image
  if (sigma <= widestDirectSigma) return image.blur(sigma)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const factor = sigma / (widestDirectSigma / 2)
  const small = {
    width: Math.max(1, Math.round(info.width / factor)),
    height: Math.max(1, Math.round(info.height / factor)),
  }
  const soft = await rendered(sharp(data, { raw: info }).resize(small.width, small.height, { fit: 'fill' }))
  return (await rendered(soft.blur(widestDirectSigma / 2))).resize(info.width, info.height, {
    fit: 'fill',
    kernel: 'cubic',
  })
}

async function turned(image: Sharp, { size, filters }: ImageOperations): Promise<Sharp> {
  const flipped = size?.flipX || size?.flipY ? (await rendered(image)).flip(size.flipY).flop(size.flipX) : image
  return filters.rotate ? (await rendered(flipped)).rotate(filters.rotate) : flipped
}

async function rounded(image: Sharp, corner: RoundCorner): Promise<Sharp> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const shape = `<rect width="${info.width}" height="${info.height}" rx="${corner.radiusX}" ry="${corner.radiusY}"/>`
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}">${shape}</svg>`,
  )
  const cut = await rendered(sharp(data, { raw: info }).composite([{ input: mask, blend: 'dest-in' }]))
  return corner.background.alpha === 1 ? cut.flatten({ background: corner.background }) : cut
}

/** Renders the pending operations: sharp has a fixed order of its own, so each later one must start from pixels. */
async function rendered(image: Sharp): Promise<Sharp> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

async function encoded(image: Sharp, { format, details, operations }: RenderJob): Promise<Buffer> {
  const { quality, fill, roundCorner } = operations.filters
  const level = quality === undefined ? {} : { quality: Math.max(1, quality) }
  if (format === 'webp') return image.webp(level).toBuffer()
  if (format === 'avif') return image.avif({ ...level, effort: 3 }).toBuffer()
  if (format === 'png') return image.png().toBuffer()
  const mayBeTransparent = details.hasAlpha || details.isVector || fill !== undefined || roundCorner !== undefined
  const opaque = mayBeTransparent ? (await rendered(image)).flatten({ background: '#ffffff' }) : image
  return opaque.jpeg(level).toBuffer()
}
