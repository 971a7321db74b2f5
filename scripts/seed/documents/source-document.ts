import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFolder } from '../compile/content-folder.ts'

const paragraphs = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(/\n\s*\n/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  )

const section = z.strictObject({
  heading: z.string().min(1),
  /** Paragraphs between empty lines; one that begins with a hyphen is a point of a list. */
  text: paragraphs,
  /** Columns of figures from the products' own technical data: field and heading. `code` and `name` are the product's. */
  measures: z
    .strictObject({
      of: z.enum(['key_blank', 'machine', 'electronic', 'cylinder_padlock', 'accessory']),
      columns: z.record(z.string(), z.string()),
    })
    .optional(),
  /** The technical data of one product, one row a field: the story's key, and field and heading. */
  facts: z.strictObject({ of: z.string().regex(/^product\//), rows: z.record(z.string(), z.string()) }).optional(),
})

const sourceDocument = z.strictObject({
  title: z.string().min(1),
  subtitle: z.string().min(1),
  /** Number printed at the foot of each page. */
  number: z.string().min(1),
  version: z.string().min(1),
  date: z.iso.date(),
  sections: z.array(section).min(1),
})

/** `name` is `guia-de-corte-es` for `content/documents/guia-de-corte.es.yaml`. */
export type SourceDocument = z.output<typeof sourceDocument> & { name: string; language: string }

/**
 * Every document of `content/documents`.
 * @throws Error that names the wrong file and field
 */
export async function readDocuments(folder = join(contentFolder, 'documents')): Promise<SourceDocument[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).toSorted()
  return await Promise.all(
    names.map(async (file) => {
      const [id = '', language = ''] = file.split('.')
      const parsed = sourceDocument.safeParse(parse(await readFile(join(folder, file), 'utf8')))
      if (!parsed.success) throw new Error(`content/documents/${file}\n${z.prettifyError(parsed.error)}`)
      return { ...parsed.data, name: `${id}-${language}`, language }
    }),
  )
}
