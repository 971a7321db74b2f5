import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparePicture, shrink } from './compare-screenshot.ts'

let folder: string
const places = () => ({ stored: join(folder, 'stored.webp'), difference: join(folder, 'difference.webp') })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-'))
  await writeFile(places().stored, await page({}))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

type Look = { left?: number; colour?: string; height?: number }

/** A page with one box, as a shrunk screenshot. */
async function page({ left = 100, colour = '#8a5a12', height = 900 }: Look): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="${height}"><rect width="1440" height="${height}" fill="#fbfaf7"/><rect x="${left}" y="200" width="300" height="120" fill="${colour}"/></svg>`
  return await shrink(await sharp(Buffer.from(svg)).png().toBuffer(), 320)
}

test('finds no difference for the same page', async () => {
  expect(await comparePicture(await page({}), places())).toMatchObject({ isSame: true })
})

test.each<[string, Look]>([
  ['moved', { left: 160 }],
  ['in another colour', { colour: '#0b57d0' }],
  ['missing', { colour: '#fbfaf7' }],
  ['on a taller page', { height: 960 }],
])('reports a box %s as a difference and writes its file', async (_, look) => {
  expect(await comparePicture(await page(look), places())).toMatchObject({ isSame: false })
  await access(places().difference)
})

test('reports a page without a stored picture as a difference', async () => {
  const stored = join(folder, 'nothing.webp')
  expect(await comparePicture(await page({}), { ...places(), stored })).toEqual({ isSame: false, share: 1 })
})
