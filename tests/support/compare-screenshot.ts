import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

/** A pixel differs when a channel differs by more than this (0 to 255); smaller differences come from compression. */
const channelTolerance = 48
/** Pictures count as equal when a smaller share of pixels differs. */
const shareTolerance = 0.004

type Pixels = { data: Buffer; info: { width: number; height: number; channels: number } }

export type Comparison = {
  isSame: boolean
  /** Share of the pixels that differ, 0 to 1; 1 when the heights do. */
  share: number
}

type Places = {
  /** The stored picture. */
  stored: string
  /** The file for a difference: stored, new and the difference side by side. */
  difference: string
}

/** Small enough for hundreds of files in the repository, large enough to show every shift, colour and missing part. */
export async function shrink(screenshot: Buffer, width: number): Promise<Buffer> {
  return await sharp(screenshot).resize({ width }).webp({ quality: 60, effort: 5 }).toBuffer()
}

/** Compares a shrunk screenshot with the stored one; without a stored one it counts as different. */
export async function comparePicture(picture: Buffer, { stored, difference }: Places): Promise<Comparison> {
  const before = await readFile(stored).catch(() => undefined)
  if (before) {
    const comparison = compare(await pixelsOf(before), await pixelsOf(picture))
    if (comparison.isSame) return comparison
    await writeDifference(before, picture, difference)
    return comparison
  }
  await mkdir(dirname(difference), { recursive: true })
  await writeFile(difference, picture)
  return { isSame: false, share: 1 }
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  return await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function compare(before: Pixels, after: Pixels): Comparison {
  if (before.info.width !== after.info.width || Math.abs(before.info.height - after.info.height) > 1)
    return { isSame: false, share: 1 }
  const { channels } = before.info
  const length = Math.min(before.data.length, after.data.length)
  let different = 0
  for (let at = 0; at < length; at += channels) {
    if (farApart(before.data, after.data, at)) different += 1
  }
  const share = different / Math.max(1, length / channels)
  return { isSame: share < shareTolerance, share }
}

function farApart(before: Buffer, after: Buffer, at: number): boolean {
  return [0, 1, 2].some((channel) => {
    return Math.abs((before[at + channel] ?? 0) - (after[at + channel] ?? 0)) > channelTolerance
  })
}

async function writeDifference(before: Buffer, after: Buffer, file: string): Promise<void> {
  const [old, young] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()])
  const width = Math.max(old.width, young.width)
  const height = Math.max(old.height, young.height)
  const blend = await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([{ input: before, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const third = await sharp(blend)
    .composite([{ input: after, left: 0, top: 0, blend: 'difference' }])
    .png()
    .toBuffer()
  const sheet = sharp({ create: { width: width * 3 + 16, height, channels: 3, background: '#888' } }).composite([
    { input: before, left: 0, top: 0 },
    { input: after, left: width + 8, top: 0 },
    { input: third, left: width * 2 + 16, top: 0 },
  ])
  await mkdir(dirname(file), { recursive: true })
  await sheet.webp({ quality: 85 }).toFile(file)
}
