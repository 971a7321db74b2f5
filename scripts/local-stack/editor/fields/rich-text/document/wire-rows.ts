/** One attribute: its name in the editor's document, and the value that means its absence. */
export type WireAttribute = {
  name: string
  fallback: unknown
  /** Written even when empty, as the vendor does. */
  isAlways?: true
}

export type WireRow = {
  /** Name in the stored document (Storyblok docs, rich text schema). */
  wire: string
  /** Name in the editor's document. */
  editor: string
  attributes: Readonly<Record<string, WireAttribute>>
}

const same = (name: string, fallback: unknown = null): Readonly<Record<string, WireAttribute>> => ({
  [name]: { name, fallback },
})
const always = (name: string, fallback: unknown = null): Readonly<Record<string, WireAttribute>> => ({
  [name]: { name, fallback, isAlways: true },
})

const direction = same('dir')
const cell = {
  ...always('colspan', 1),
  ...always('rowspan', 1),
  ...always('colwidth'),
  ...same('backgroundColor'),
}
const picture = {
  ...always('id'),
  ...always('src'),
  ...always('alt', ''),
  ...always('title', ''),
  ...always('source', ''),
  ...always('copyright', ''),
  ...always('meta_data'),
}

/** Every node of a stored document that the editor renders. */
export const nodeRows: readonly WireRow[] = [
  { wire: 'paragraph', editor: 'paragraph', attributes: { ...same('textAlign'), ...direction } },
  { wire: 'heading', editor: 'heading', attributes: { ...always('level', 1), ...same('textAlign'), ...direction } },
  { wire: 'bullet_list', editor: 'bulletList', attributes: {} },
  {
    wire: 'ordered_list',
    editor: 'orderedList',
    attributes: { order: { name: 'start', fallback: 1, isAlways: true } },
  },
  { wire: 'list_item', editor: 'listItem', attributes: {} },
  { wire: 'blockquote', editor: 'blockquote', attributes: direction },
  { wire: 'code_block', editor: 'codeBlock', attributes: same('class') },
  { wire: 'hard_break', editor: 'hardBreak', attributes: {} },
  { wire: 'horizontal_rule', editor: 'horizontalRule', attributes: {} },
  { wire: 'image', editor: 'image', attributes: picture },
  { wire: 'image', editor: 'inlineImage', attributes: picture },
  {
    wire: 'emoji',
    editor: 'emoji',
    attributes: { ...always('name', ''), ...always('emoji', ''), ...always('fallbackImage') },
  },
  { wire: 'table', editor: 'table', attributes: {} },
  { wire: 'tableRow', editor: 'tableRow', attributes: {} },
  { wire: 'tableHeader', editor: 'tableHeader', attributes: cell },
  { wire: 'tableCell', editor: 'tableCell', attributes: cell },
  { wire: 'blok', editor: 'blok', attributes: { ...always('id'), ...always('body') } },
]

/** Every mark of a stored document that the editor renders; both sides use the same names. */
export const markRows: readonly WireRow[] = [
  ...['bold', 'italic', 'strike', 'underline', 'code', 'superscript', 'subscript'].map((name) => ({
    wire: name,
    editor: name,
    attributes: {},
  })),
  {
    wire: 'link',
    editor: 'link',
    attributes: {
      ...always('href', ''),
      ...always('uuid'),
      ...always('anchor'),
      ...always('target'),
      ...always('linktype', 'url'),
      ...same('custom'),
    },
  },
  { wire: 'styled', editor: 'styled', attributes: always('class') },
  { wire: 'anchor', editor: 'anchor', attributes: always('id') },
  { wire: 'textStyle', editor: 'textStyle', attributes: { ...same('color'), ...same('id'), ...same('class') } },
  { wire: 'highlight', editor: 'highlight', attributes: always('color') },
]
