import { z } from 'zod'

/** Editor's view and storage of a field (Storyblok docs, component schema field object). */
type WireBase = {
  display_name: string
  description: string
  required?: boolean
  translatable?: boolean
}

type WireChoice = { name: string; value: string }

export type WireField =
  | (WireBase & {
      type: 'text' | 'textarea'
      max_length?: number
      minlength?: number
      default_value?: string
      regex?: string
    })
  | (WireBase & WireRichText)
  | (WireBase & { type: 'number'; min_value?: number; max_value?: number; decimals?: number; default_value?: string })
  | (WireBase & { type: 'boolean'; inline_label?: boolean; default_value?: boolean })
  | (WireBase & { type: 'datetime'; disable_time?: boolean })
  | (WireBase & { type: 'option' | 'options' } & WireOptions)
  | (WireBase & {
      type: 'asset' | 'multiasset'
      filetypes: string[]
      maximum_entries?: number
      minimum_entries?: number
    })
  | (WireBase & {
      type: 'multilink'
      show_anchor: boolean
      email_link_type: boolean
      asset_link_type: boolean
      allow_target_blank: boolean
      allow_custom_attributes?: boolean
    })
  | (WireBase & { type: 'bloks'; minimum?: number; maximum?: number })
  | (WireBase & { type: 'table' })
  /** Edited by a field plugin, named as in the space (Storyblok docs, field plugin). */
  | (WireBase & { type: 'custom'; field_type: string; options: WireChoice[] })

type WireRichText = {
  type: 'richtext'
  customize_toolbar: boolean
  toolbar: RichTextTool[]
  style_options?: WireChoice[]
  allow_target_blank: boolean
  allow_custom_attributes?: boolean
}

export type RichTextTool =
  | 'anchor'
  | 'blok'
  | 'bold'
  | 'code'
  | 'color'
  | 'emoji'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'highlight'
  | 'hrule'
  | 'image'
  | 'inlinecode'
  | 'italic'
  | 'link'
  | 'list'
  | 'olist'
  | 'paragraph'
  | 'quote'
  | 'redo'
  | 'strike'
  | 'subscript'
  | 'superscript'
  | 'underline'
  | 'undo'

type WireOptions = {
  options?: WireChoice[]
  source?: 'internal' | 'internal_stories'
  datasource_slug?: string
  filter_content_type?: string[]
  use_uuid?: boolean
  is_reference_type?: boolean
  exclude_empty_option?: boolean
  default_value?: string
  min_options?: string
  max_options?: string
}

/** An invalid nested block with the reason. Visitors do not see it; the editor sees a notice. */
export type Unsupported = {
  component: 'unsupported'
  _uid: string
  _editable?: string | undefined
  /** Name the editor's block has in the CMS; empty when the item names none. */
  name: string
  /** English sentence or list of problems, for editors and logs. */
  reason: string
}

/** The least a block must have to be allowed inside a field. */
export type NestableBlock = { name: string; content: z.ZodType<{ component: string; _uid: string }> }

/**
 * One field of a block: what the CMS stores about it (`wire`) and how the site reads its value (`schema`).
 * `Value` is the type after parsing; it includes `undefined` only when the field may be absent.
 */
export type Field<Value = unknown> = {
  wire: WireField
  schema: z.ZodType<Value>
  /** Name the field had before (`fields/was.ts`). */
  was?: string
  /** Blocks an editor may put into the field. */
  nests?: readonly NestableBlock[]
  /** Nested items of a wire value that `schema` leaves out, with the reasons. */
  refused?: (wire: unknown) => readonly Unsupported[]
}

export type Presence = { required?: boolean; default?: unknown }

type Demands = { required?: boolean | undefined; translatable?: boolean | undefined }

/** The description of a field for editors: its name, what belongs into it, whether it must be filled and has a value for each language. */
export function editorView(label: string, guidance: string, { required, translatable }: Demands = {}): WireBase {
  return {
    display_name: label,
    description: guidance,
    ...(required && { required: true }),
    ...(translatable && { translatable: true }),
  }
}

/** `Value` when the field is required or has a default, otherwise `Value | undefined`. */
export type Present<Options, Value> = Options extends { required: true } | { default: {} } ? Value : Value | undefined

/**
 * The parsing rule of every field: a required value must be present and valid; a default replaces a missing or invalid
 * one; any other missing, empty or invalid value is absent.
 */
export function present<Value, Options extends Presence>(
  schema: z.ZodType<Value>,
  options: Options | undefined,
): z.ZodType<Present<Options, Value>> {
  const reading =
    options?.default !== undefined
      ? z.unknown().transform((wire) => readOr(schema, wire, options.default as Value))
      : options?.required
        ? schema
        : z.unknown().transform((wire) => readOr(schema, wire, undefined))
  return reading as z.ZodType<Present<Options, Value>>
}

function readOr<Value, Fallback>(schema: z.ZodType<Value>, wire: unknown, fallback: Fallback): Value | Fallback {
  const parsed = schema.safeParse(wire)
  return parsed.success ? parsed.data : fallback
}
