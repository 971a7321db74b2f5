import type { z } from 'zod'
import { richTextWith } from '../parse/parse-rich-text.ts'
import type { ContentOf } from '../schema/define-block.ts'
import {
  editorView,
  type Field,
  type NestableBlock,
  type Present,
  present,
  type RichTextTool,
  type Unsupported,
} from '../schema/field.ts'
import type { RichTextDocument } from '../schema/field-values.ts'

type RichTextOptions = {
  required?: true
  translatable?: true
  /** `text`: paragraphs, lists and links. `full`: also headings, pictures, code and colours. */
  tools?: 'text' | 'full'
  /** Blocks an editor may put between paragraphs. */
  allow?: readonly NestableBlock[]
}

type NestedIn<Options> = Options extends { allow: infer Nested extends readonly unknown[] }
  ? ContentOf<Nested[number]> | Unsupported
  : Unsupported

const textTools: readonly RichTextTool[] = [
  'paragraph',
  'bold',
  'italic',
  'strike',
  'underline',
  'superscript',
  'subscript',
  'link',
  'list',
  'olist',
  'undo',
  'redo',
]

const fullTools: readonly RichTextTool[] = [
  ...textTools,
  'h2',
  'h3',
  'h4',
  'quote',
  'code',
  'inlinecode',
  'image',
  'emoji',
  'hrule',
  'anchor',
  'color',
  'highlight',
]

/** Style names offered for the `styled` mark; the site knows a class for each. */
const styles = [
  { name: 'Lead paragraph', value: 'lead' },
  { name: 'Small print', value: 'small-print' },
  { name: 'Part number', value: 'part-number' },
]

/** Formatted text. A document without text or picture is empty. */
export function richtext<const Options extends RichTextOptions>(
  label: string,
  guidance: string,
  options?: Options,
): Field<Present<Options, RichTextDocument<NestedIn<Options>>>> {
  const given: RichTextOptions = options ?? {}
  const nests = given.allow ?? []
  const isFull = given.tools === 'full'
  const tools = isFull ? fullTools : textTools
  const schema: z.ZodType<RichTextDocument<NestedIn<Options>>> = richTextWith(nests)
  return {
    wire: {
      type: 'richtext',
      ...editorView(label, guidance, given),
      customize_toolbar: true,
      toolbar: nests.length > 0 ? [...tools, 'blok'] : [...tools],
      ...(isFull && { style_options: styles }),
      allow_target_blank: true,
      ...(isFull && { allow_custom_attributes: true }),
    },
    nests,
    schema: present(schema, options),
  }
}
