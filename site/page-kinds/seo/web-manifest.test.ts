import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { webManifest } from './web-manifest.ts'

const app = join(import.meta.dirname, '../../app')

const manifest = z.strictObject({
  name: z.string(),
  short_name: z.string(),
  description: z.string().optional(),
  lang: z.string(),
  id: z.string(),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.enum(['browser', 'minimal-ui', 'standalone', 'fullscreen']),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  icons: z.array(
    z.strictObject({
      src: z.string().startsWith('/'),
      type: z.string(),
      sizes: z.string(),
      purpose: z.string().optional(),
    }),
  ),
})

const made = webManifest({ name: 'Zarandal', description: undefined, language: 'es-ES', home: '/' })

test('names the website, its language and its home', () => {
  expect(manifest.parse(made)).toMatchObject({ name: 'Zarandal', lang: 'es-ES', start_url: '/' })
})

test('has the icons that stand in the folder of the application, in the sizes that it says', async () => {
  const { icons } = manifest.parse(made)
  const sizes = icons.map(({ sizes: said }) => said)
  expect(sizes).toEqual(expect.arrayContaining(['any', '192x192', '512x512']))
  for (const { src, sizes: said } of icons) {
    const file = await readFile(join(app, src))
    // PNG, third edition, section 11.2.1: width and height follow the name of the first chunk.
    const own = src.endsWith('.png') ? `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}` : 'any'
    expect([src, own]).toEqual([src, said])
  }
})
