import { z } from 'zod'
import type { Asset } from '../schema/field-values.ts'
import { optionalText } from './readable-text.ts'

/** Storyblok's asset value (Storyblok docs, asset field); an empty field is an object without a file name. */
const wireAsset = z.looseObject(
  {
    filename: z.string('The file is missing.').regex(/^https?:\/\/[^\s]+$/i, 'The file is missing.'),
    alt: optionalText,
    title: optionalText,
    copyright: optionalText,
    focus: z
      .string()
      .regex(/^\d+x\d+:\d+x\d+$/)
      .optional()
      .catch(undefined),
  },
  'The file is missing.',
)

/** Storyblok's asset or rich-text image -> `Asset`. */
export const asset: z.ZodType<Asset> = wireAsset.transform((wire) => ({
  src: wire.filename,
  alt: wire.alt ?? '',
  ...sizeOf(wire.filename),
  ...(wire.title !== undefined && { title: wire.title }),
  ...(wire.focus !== undefined && { focus: wire.focus }),
  ...(wire.copyright !== undefined && { copyright: wire.copyright }),
}))

/** `/f/<space>/<width>x<height>/…` (Storyblok docs, asset URL); the segment is `x` when no size was given on upload. */
function sizeOf(address: string): { width?: number; height?: number } {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(address) ?? []
  if (!Number(width) || !Number(height)) return {}
  return { width: Number(width), height: Number(height) }
}
