import type { Editor } from '@tiptap/core'
import type { WireField } from '../../../services/wire-component.ts'
import type { FieldMessage } from '../../messages/field-messages.ts'

export type ToolWindow = 'link' | 'image' | 'pictureWords' | 'emoji' | 'anchor' | 'colour' | 'highlight' | 'blok'

export type Tool = {
  /** Name in the toolbar of a field's schema; tools without one are always offered. */
  name: string
  word: FieldMessage
  sign: string
  /** Whether the tool is active in the selection. A tool without it is a plain button. */
  isOn?: (editor: Editor) => boolean
  canRun?: (editor: Editor) => boolean
} & ({ run: (editor: Editor) => void } | { opens: ToolWindow })

const mark = (name: string, word: FieldMessage, sign: string): Tool => ({
  name,
  word,
  sign,
  isOn: (editor) => editor.isActive(markOfTool(name)),
  run: (editor) => void editor.chain().focus().toggleMark(markOfTool(name)).run(),
})

/** The vendor's toolbar name of the mark `code`, as opposed to code blocks. */
function markOfTool(name: string): string {
  return name === 'inlinecode' ? 'code' : name
}

const align = (side: string, word: FieldMessage, sign: string): Tool => ({
  name: `align_${side}`,
  word,
  sign,
  isOn: (editor) => editor.isActive({ textAlign: side }),
  run: (editor) => {
    const next = editor.isActive({ textAlign: side }) ? null : side
    const chain = editor.chain().focus()
    chain.updateAttributes('paragraph', { textAlign: next }).updateAttributes('heading', { textAlign: next }).run()
  },
})

/** The tools of a text in groups, in display order. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'bold', 'B'),
    mark('italic', 'italic', 'I'),
    mark('underline', 'underline', 'U'),
    mark('strike', 'strike', 'S'),
    mark('superscript', 'superscript', 'x²'),
    mark('subscript', 'subscript', 'x₂'),
    mark('inlinecode', 'inlineCode', '<>'),
  ],
  [
    { name: 'link', word: 'link', sign: '↗', opens: 'link', isOn: (editor) => editor.isActive('link') },
    { name: 'anchor', word: 'anchor', sign: '⚓', opens: 'anchor', isOn: (editor) => editor.isActive('anchor') },
    {
      name: 'color',
      word: 'colour',
      sign: 'A',
      opens: 'colour',
      isOn: (editor) => Boolean(editor.getAttributes('textStyle')['color']),
    },
    {
      name: 'highlight',
      word: 'highlight',
      sign: '▰',
      opens: 'highlight',
      isOn: (editor) => editor.isActive('highlight'),
    },
  ],
  [
    {
      name: 'list',
      word: 'bulletList',
      sign: '•',
      isOn: (editor) => editor.isActive('bulletList'),
      run: (editor) => void editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'olist',
      word: 'orderedList',
      sign: '1.',
      isOn: (editor) => editor.isActive('orderedList'),
      run: (editor) => void editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      word: 'quote',
      sign: '❝',
      isOn: (editor) => editor.isActive('blockquote'),
      run: (editor) => void editor.chain().focus().toggleBlockquote().run(),
    },
  ],
  [
    align('left', 'alignLeft', '⇤'),
    align('center', 'alignCenter', '↔'),
    align('right', 'alignRight', '⇥'),
    align('justify', 'alignJustify', '≡'),
  ],
  [
    { name: 'image', word: 'image', sign: '▣', opens: 'image' },
    {
      name: 'image',
      word: 'pictureWords',
      sign: '✎',
      opens: 'pictureWords',
      canRun: (editor) => editor.isActive('image') || editor.isActive('inlineImage'),
    },
    { name: 'emoji', word: 'emoji', sign: '☺', opens: 'emoji' },
    {
      name: 'hrule',
      word: 'horizontalRule',
      sign: '―',
      run: (editor) => void editor.chain().focus().setHorizontalRule().run(),
    },
    { name: 'table', word: 'table', sign: '▦', run: (editor) => void insertTable(editor) },
    { name: 'blok', word: 'block', sign: '❏', opens: 'blok' },
  ],
  [
    {
      name: '',
      word: 'removeFormat',
      sign: '⌫',
      run: (editor) => void editor.chain().focus().unsetAllMarks().run(),
    },
    {
      name: '',
      word: 'undo',
      sign: '↶',
      canRun: (editor) => editor.can().undo(),
      run: (editor) => void editor.chain().focus().undo().run(),
    },
    {
      name: '',
      word: 'redo',
      sign: '↷',
      canRun: (editor) => editor.can().redo(),
      run: (editor) => void editor.chain().focus().redo().run(),
    },
  ],
]

/** A table of three columns with a header row. */
function insertTable(editor: Editor): boolean {
  const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
  const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] })
  return editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] })
    .run()
}

/** Whether a field's schema offers a tool: all of them, unless it names its own. */
export function isOffered(field: WireField, name: string): boolean {
  if (field.customize_toolbar !== true || name === '') return true
  return field.toolbar?.includes(name) ?? false
}

/** The tools that a field offers, in groups; groups without a tool are left out. */
export function offeredTools(field: WireField): Tool[][] {
  return toolGroups
    .map((group) => group.filter(({ name }) => isOffered(field, name)))
    .filter((group) => group.length > 0)
}

/** Levels of heading that a field offers. */
export function offeredLevels(field: WireField): number[] {
  return [1, 2, 3, 4, 5, 6].filter((level) => isOffered(field, `h${level}`))
}
