import sharp from 'sharp'

/**
 * A picture as a VP8 key frame: what a lossy WebP file without transparency holds (RFC 9649, section 2.5), which is the
 * same bit stream as a frame of a WebM film (RFC 6386).
 * @param svg drawing whose size in pixels is that of the frame
 */
export async function keyFrame(svg: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
  return frameOf(picture)
}

/**
 * The bit stream inside a lossy WebP file.
 * @throws Error when the file holds anything else
 */
export function frameOf(picture: Buffer): Buffer {
  const kind = picture.subarray(12, 16).toString('latin1')
  if (kind !== 'VP8 ') throw new Error(`A frame needs a lossy picture without transparency, not ${kind}.`)
  return picture.subarray(20, 20 + picture.readUInt32LE(16))
}
