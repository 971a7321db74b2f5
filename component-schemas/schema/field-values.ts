/** Values of fields after parsing, as renderers receive them. Wire shapes never leave the parsers. */

export type Asset = {
  /** Absolute http or https address of the original file. */
  src: string
  /** Alternative text; empty for decoration. */
  alt: string
  title?: string | undefined
  /** Part of the picture that must stay visible, `X1xY1:X2xY2` in pixels of the original. */
  focus?: string | undefined
  /** Pixels of the original, read from the `WxH` segment of its address. */
  width?: number | undefined
  height?: number | undefined
  copyright?: string | undefined
}

export type Link = {
  /** Ready for an `href` attribute: http, https, mailto, tel or relative; a story's path with its anchor. */
  href: string
  kind: 'story' | 'url' | 'email' | 'asset'
  target?: '_blank' | undefined
  rel?: string | undefined
  title?: string | undefined
  /** Attributes an editor added: `data-*`, `aria-label` or `hreflang` only. */
  attributes?: Readonly<Record<string, string>> | undefined
}

export type Table = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export type TextAlign = 'left' | 'center' | 'right' | 'justify'

export type RichTextMark =
  | { type: 'bold' | 'italic' | 'strike' | 'underline' | 'code' | 'superscript' | 'subscript' }
  | { type: 'link'; attrs: Link }
  | { type: 'styled'; attrs: { class: string } }
  | { type: 'anchor'; attrs: { id: string } }
  | { type: 'textStyle'; attrs: { color?: string | undefined; id?: string | undefined; class?: string | undefined } }
  | { type: 'highlight'; attrs: { color?: string | undefined } }

export type RichTextText = { type: 'text'; text: string; marks?: readonly RichTextMark[] | undefined }

/** The least a block in a document has. */
export type NestedBlock = { component: string; _uid: string }

/** `Nested` is the parsed type of a block inside the document; invalid ones stay there as `unsupported`. */
export type RichTextNode<Nested extends NestedBlock = NestedBlock> =
  | RichTextText
  | { type: 'paragraph'; attrs: { textAlign?: TextAlign | undefined }; content: RichTextContent<Nested> }
  | {
      type: 'heading'
      attrs: { level: 1 | 2 | 3 | 4 | 5 | 6; textAlign?: TextAlign | undefined }
      content: RichTextContent<Nested>
    }
  | { type: 'bullet_list' | 'list_item' | 'blockquote'; content: RichTextContent<Nested> }
  | { type: 'ordered_list'; attrs: { order: number }; content: RichTextContent<Nested> }
  | { type: 'code_block'; attrs: { class?: string | undefined }; content: RichTextContent<Nested> }
  | { type: 'hard_break' | 'horizontal_rule' }
  | { type: 'image'; attrs: Asset }
  | { type: 'emoji'; attrs: { name: string; emoji: string } }
  | { type: 'table' | 'tableRow'; content: RichTextContent<Nested> }
  | {
      type: 'tableHeader' | 'tableCell'
      attrs: { colspan: number; rowspan: number; backgroundColor?: string | undefined }
      content: RichTextContent<Nested>
    }
  | { type: 'blok'; attrs: { body: readonly Nested[] } }

export type RichTextContent<Nested extends NestedBlock = NestedBlock> = readonly RichTextNode<Nested>[]

/** Every node and mark of Storyblok's rich text (Storyblok docs, rich text schema), reshaped and without bad parts. */
export type RichTextDocument<Nested extends NestedBlock = NestedBlock> = {
  type: 'doc'
  content: RichTextContent<Nested>
}
