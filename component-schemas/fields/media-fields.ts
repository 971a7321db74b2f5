import { z } from 'zod'
import { asset as wireAsset } from '../parse/parse-asset.ts'
import { link as wireLink } from '../parse/parse-link.ts'
import { readableText } from '../parse/readable-text.ts'
import { editorView, type Field, type Present, present } from '../schema/field.ts'
import type { Asset, Link, Table } from '../schema/field-values.ts'

type FileKind = 'images' | 'videos' | 'audios' | 'texts'

type AssetOptions = { required?: true; translatable?: true; kinds?: readonly FileKind[] }

/** One file, a picture unless `kinds` says otherwise. */
export function asset<const Options extends AssetOptions>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, Asset>> {
  return {
    wire: {
      type: 'asset',
      ...editorView(label, guidance, options),
      filetypes: [...(options?.kinds ?? ['images'])],
    },
    schema: present(wireAsset, options),
  }
}

/** Several files in the editor's order; invalid ones are left out. Absent is an empty list. */
export function assets(
  label: string,
  guidance: string,
  options: { max?: number; translatable?: true; kinds?: readonly FileKind[] } = {},
): Field<readonly Asset[]> {
  const schema = z
    .array(z.unknown())
    .catch([])
    .transform((wire) => wire.flatMap((item) => wireAsset.safeParse(item).data ?? []))
  return {
    wire: {
      type: 'multiasset',
      ...editorView(label, guidance, options),
      filetypes: [...(options.kinds ?? ['images'])],
      ...(options.max !== undefined && { maximum_entries: options.max }),
    },
    schema,
  }
}

/** A link to a story, a web address, a mail address or a file. Dangling and unsafe links are absent. */
export function link<const Options extends { required?: true; translatable?: true }>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, Link>> {
  return {
    wire: {
      type: 'multilink',
      ...editorView(label, guidance, options),
      show_anchor: true,
      email_link_type: true,
      asset_link_type: true,
      allow_target_blank: true,
    },
    schema: present(wireLink, options),
  }
}

const cell = z.looseObject({ value: z.string().catch('') }).transform((wire) => readableText(wire.value).trim())
const row = z.looseObject({ body: z.array(cell) }).transform((wire) => wire.body)

/** Storyblok's table value -> rows of text; a table without one filled cell is missing. */
const wireTable: z.ZodType<Table> = z
  .looseObject({ thead: z.array(cell).catch([]), tbody: z.array(row).catch([]) })
  .transform((wire) => ({
    head: wire.thead,
    rows: wire.tbody.filter((cells) => cells.some((value) => value !== '')),
  }))
  .refine((value) => value.rows.length > 0, 'The table is empty.')

/** Rows of text under a row of headings. */
export function table<const Options extends { required?: true; translatable?: true }>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, Table>> {
  return {
    wire: { type: 'table', ...editorView(label, guidance, options) },
    schema: present(wireTable, options),
  }
}
