import { z } from 'zod'
import { asset as wireAsset } from '../parse/parse-asset.ts'
import { link as wireLink } from '../parse/parse-link.ts'
import { table as wireTable } from '../parse/parse-table.ts'
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
