import { z } from 'zod'

/** A block in a content file. */
export const sourceBlock = z.looseObject({ component: z.string() })

export type SourceBlock = z.output<typeof sourceBlock>

/** A story in a content file: structure and Spanish text. Relations are stable keys (`@product/nor-1r`), not ids. */
export const sourceStory = z.strictObject({
  /** Name in the editor's list of stories. */
  name: z.string().min(1).max(255),
  /** The name is a proper name, the same in every language: of a person, of a shop. */
  hasProperName: z.boolean().optional(),
  /** Folder of the story, by slugs; empty is the root. */
  folder: z.string().regex(/^[a-z0-9_/-]*$/),
  slug: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .max(80),
  /** Slugs in other languages, where they differ from the Spanish one. */
  slugs: z
    .record(
      z.string(),
      z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .max(80),
    )
    .default({}),
  isStartpage: z.boolean().default(false),
  state: z.enum(['published', 'draft']).default('published'),
  tags: z.array(z.string().min(1)).default([]),
  content: sourceBlock,
})

/** `key` is the file's place: `product/nor-1r` for `source/product/nor-1r.yaml`. */
export type SourceStory = z.output<typeof sourceStory> & { key: string; file: string }

/** A picture in a content file. `focus` is the point that must stay visible, as parts of width and height. */
export const sourcePicture = z.strictObject({
  picture: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/),
  alt: z.string().max(300),
  title: z.string().optional(),
  focus: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).optional(),
})

export type SourcePicture = z.output<typeof sourcePicture>

const fileId = z.string().regex(/^[a-z0-9-]+$/)

/**
 * A file that is no picture: `guia-de-corte-es` for `media/document/guia-de-corte-es.pdf`, a program or a film. Read as
 * the file's name.
 */
export const sourceFile = z
  .union([
    z.strictObject({ document: fileId }),
    z.strictObject({ program: fileId }),
    z.strictObject({ film: fileId, alt: z.string().max(300).optional() }),
  ])
  .transform((file) => {
    const alt = 'alt' in file ? file.alt : undefined
    const [[kind, id] = ['document', '']] = Object.entries(file)
    return { picture: `${kind}/${id}`, alt: alt ?? '' }
  })

/** Plain text; the items of a list are lines. */
export function plainWords(value: unknown): string {
  return (Array.isArray(value) ? value.join('\n') : String(value)).trim()
}

/** Formatted text: the markup alone, or with the blocks that it names. */
export const sourceText = z.union([
  z.string().min(1),
  z.strictObject({ text: z.string().min(1), blocks: z.record(z.string(), sourceBlock) }),
])

export const sourceTable = z.strictObject({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })

/** Full slug in the default language; a start page ends with a slash, as the service writes it. */
export function fullSlugOf({ folder, slug, isStartpage }: SourceStory): string {
  if (isStartpage) return `${folder}/`
  return folder === '' ? slug : `${folder}/${slug}`
}
