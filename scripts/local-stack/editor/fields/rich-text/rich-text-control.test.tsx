import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { WireComponent, WireField } from '../../services/wire-component.ts'
import { BlockForm } from '../form/block-form.tsx'
import { exampleAsset, exampleServices, exampleStory } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'

afterEach(cleanup)

beforeAll(() => {
  // Stubs for layout functions that this DOM lacks.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  document.elementFromPoint = () => null
})

const story = exampleStory('Keys', 'keys')
const card = {
  name: 'card',
  display_name: 'Card',
  is_nestable: true,
  schema: { title: { type: 'text', display_name: 'Title' } },
} as unknown as WireComponent
const services = exampleServices({
  listStories: async () => ({ items: [story], total: 1 }),
  listAssets: async () => ({ items: [exampleAsset(1, 'llave.webp', { alt: 'Llave' })], total: 1 }),
  listComponents: async () => [card],
})
const field: WireField = { type: 'richtext', display_name: 'Text' }
const onChange = vi.fn<(value: unknown) => void>()

function open(value?: unknown, more: Partial<WireField> = {}) {
  onChange.mockClear()
  render(<FilledForm field={{ ...field, ...more }} value={value} services={services} onChange={onChange} />)
  const words = screen.getByRole('textbox', { name: 'Text' })
  const { editor } = words as unknown as TiptapEditorHTMLElement
  if (editor === undefined) throw new Error('The text has no editor')
  return { words, editor }
}

const document_ = (...content: unknown[]) => ({ type: 'doc', content })
const line = (text: string, ...marks: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
})
const stored = () => onChange.mock.lastCall?.[0] as { content: { content?: unknown[] }[] }
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('an opened text stays as it is stored', () => {
  const { words } = open(document_(line('Corte'), { type: 'hologram', attrs: { depth: 3 } }))
  expect(words.textContent).toContain('Corte')
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['Bold', 'Italic', 'Underlined', 'Struck through', 'Superscript', 'Subscript', 'Code in the line'])(
  'the tool %s marks the selected words and shows itself pressed',
  (name) => {
    const { editor } = open(document_(line('Corte')))
    act(() => void editor.commands.selectAll())
    press(name)
    expect(JSON.stringify(stored())).toContain('"marks":[{"type":"')
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true')
  },
)

test.each([
  ['List', 'bullet_list'],
  ['Numbered list', 'ordered_list'],
  ['Quotation', 'blockquote'],
])('the tool %s creates a %s', (name, type) => {
  open(document_(line('Corte')))
  press(name)
  expect(stored().content).toMatchObject([{ type }])
})

test('a paragraph becomes a heading or code, and is aligned', () => {
  open(document_(line('Corte')))
  const style = screen.getByRole('combobox', { name: 'Kind of paragraph' })
  fireEvent.change(style, { target: { value: '3' } })
  press('Centre')
  expect(stored().content).toMatchObject([{ type: 'heading', attrs: { level: 3, textAlign: 'center' } }])
  fireEvent.change(style, { target: { value: 'code' } })
  expect(stored().content).toMatchObject([{ type: 'code_block' }])
})

test('a style of the schema marks the selected text', () => {
  const { editor } = open(document_(line('Corte')), { style_options: [{ name: 'Lead', value: 'lead' }] })
  act(() => void editor.commands.selectAll())
  fireEvent.change(screen.getByRole('combobox', { name: 'Style of the words' }), { target: { value: 'lead' } })
  expect(stored().content).toEqual([line('Corte', { type: 'styled', attrs: { class: 'lead' } })])
})

test("a link to a page has the vendor's attributes and can be removed", async () => {
  const { editor } = open(document_(line('Corte')))
  act(() => void editor.commands.selectAll())
  press('Link')
  const dialog = await screen.findByRole('dialog', { name: 'Link' })
  within(dialog).getByRole('combobox', { name: 'Choose a page' }).focus()
  fireEvent.click(await screen.findByRole('option', { name: 'Keys' }))
  await within(dialog).findByText('global/keys')
  fireEvent.change(within(dialog).getByLabelText(/Anchor on the page/), { target: { value: 'top' } })
  press('Apply')
  const attrs = { href: '/global/keys', uuid: story.uuid, anchor: 'top', target: null, linktype: 'story' }
  expect(stored().content).toEqual([line('Corte', { type: 'link', attrs })])
  press('Link')
  await screen.findByRole('dialog', { name: 'Link' })
  press('Remove the link')
  expect(stored().content).toEqual([line('Corte')])
})

test('a link without a selection inserts its own text', async () => {
  open(document_(line('Corte')))
  press('Link')
  const dialog = await screen.findByRole('dialog', { name: 'Link' })
  fireEvent.change(within(dialog).getByLabelText('Text of the link'), { target: { value: 'Taller' } })
  fireEvent.change(within(dialog).getByLabelText('Kind of link'), { target: { value: 'email' } })
  fireEvent.change(within(dialog).getByLabelText('Mail address'), { target: { value: 'taller@zarandal.example' } })
  press('Apply')
  expect(JSON.stringify(stored())).toContain('"href":"taller@zarandal.example"')
  expect(JSON.stringify(stored())).toContain('"text":"Taller"')
})

test('inserts an image of the library between paragraphs; its metadata can be changed afterwards', async () => {
  const { editor } = open(document_(line('Corte')))
  press('Picture')
  fireEvent.click(await screen.findByRole('button', { name: 'llave.webp' }))
  press('Use this file')
  const picture = stored().content.find((node) => (node as { type?: string }).type === 'image')
  expect(picture).toMatchObject({ attrs: { id: 1, alt: 'Llave', src: expect.stringContaining('llave.webp') } })
  let place = 0
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image') place = at
  })
  act(() => void editor.commands.setNodeSelection(place))
  press('Words about the picture')
  fireEvent.change(await screen.findByLabelText(/Alternative text/), { target: { value: 'Dos llaves' } })
  press('Apply')
  expect(JSON.stringify(stored())).toContain('"alt":"Dos llaves"')
})

test.each([
  ['Emoji', 'key', '{"type":"emoji","attrs":{"name":"key","emoji":"🔑","fallbackImage":null}}'],
  ['Colour of the words', '#8A5A12', '{"type":"textStyle","attrs":{"color":"#8A5A12"}}'],
  ['Colour behind the words', '#FFE9B8', '{"type":"highlight","attrs":{"color":"#FFE9B8"}}'],
])('the window %s writes the vendor’s format', async (tool, choice, json) => {
  const { editor } = open(document_(line('Corte')))
  act(() => void editor.commands.selectAll())
  press(tool)
  const dialog = await screen.findByRole('dialog', { name: tool })
  fireEvent.click(within(dialog).getByRole('button', { name: choice }))
  expect(JSON.stringify(stored())).toContain(json)
})

test('the name of an anchor is valid in a URL', async () => {
  const { editor } = open(document_(line('Corte')))
  act(() => void editor.commands.selectAll())
  press('Anchor')
  fireEvent.change(await screen.findByLabelText(/Name of the anchor/), { target: { value: 'Medidas y más' } })
  press('Apply')
  expect(stored().content).toEqual([line('Corte', { type: 'anchor', attrs: { id: 'medidas-y-m-s' } })])
})

test('inserts a table, and adds and removes its rows and columns', async () => {
  const { editor } = open(document_(line('Corte')))
  press('Table')
  act(() => {
    let cell = 0
    editor.state.doc.descendants((node, at) => {
      if (node.type.name === 'tableCell' && cell === 0) cell = at + 2
    })
    editor.commands.setTextSelection(cell)
  })
  const sizes = () => {
    const table = stored().content.find((node) => (node as { type?: string }).type === 'table') as
      | { content: { content: unknown[] }[] }
      | undefined
    return table?.content.map(({ content }) => content.length)
  }
  await screen.findByRole('toolbar', { name: 'Tools of the table' })
  press('Row below')
  expect(sizes()).toEqual([3, 3, 3, 3])
  press('Column after')
  expect(sizes()).toEqual([4, 4, 4, 4])
  press('Remove the row')
  press('Remove the column')
  expect(sizes()).toEqual([3, 3, 3])
  press('Remove the table')
  expect(sizes()).toBeUndefined()
})

test('inserts only allowed blocks, and opens their form in a dialog', async () => {
  const onBlock = vi.fn<(key: string, value: unknown) => void>()
  const allowed = { type: 'richtext', display_name: 'Text', restrict_components: true, component_whitelist: ['card'] }
  const text = document_(line('Corte'), { type: 'blok', attrs: { id: 'x', body: [{ _uid: 'b1', component: 'card' }] } })
  render(
    <BlockForm
      component={{ name: 'page', schema: { text: allowed } }}
      block={{ _uid: 'uid-1', component: 'page', text }}
      storyId={7}
      language=""
      onChange={onBlock}
      services={services}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Card' }))
  const input = await screen.findByLabelText('Title')
  expect(input.id).toBe('7__title-b1')
  fireEvent.change(input, { target: { value: 'Llave' } })
  await waitFor(() => expect(JSON.stringify(onBlock.mock.lastCall)).toContain('"title":"Llave"'))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Block')
  fireEvent.click(await screen.findByRole('button', { name: 'Card' }))
  await waitFor(() => expect(JSON.stringify(onBlock.mock.lastCall).match(/"type":"blok"/g)).toHaveLength(2))
})

test('offers only the tools that the schema names', () => {
  open(document_(line('Corte')), { customize_toolbar: true, toolbar: ['bold', 'h2'] })
  expect(screen.getByRole('button', { name: 'Bold' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Italic' })).toBeNull()
  const style = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kind of paragraph' })
  expect([...style.options].map(({ value }) => value)).toEqual(['paragraph', '2'])
})

test('Alt+F10 moves from the text to the tools, arrow keys between them, Escape back', async () => {
  const { words } = open(document_(line('Corte')))
  act(() => words.focus())
  fireEvent.keyDown(words, { key: 'F10', altKey: true })
  const tools = screen.getByRole('toolbar', { name: 'Tools of the text' })
  expect(tools.contains(document.activeElement)).toBe(true)
  const bold = screen.getByRole('button', { name: 'Bold' })
  act(() => bold.focus())
  fireEvent.keyDown(bold, { key: 'ArrowRight' })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Italic')
  fireEvent.keyDown(document.activeElement ?? words, { key: 'Escape' })
  await waitFor(() => expect(words.contains(document.activeElement)).toBe(true))
})

test('shows a change from outside and keeps a value that is no text', () => {
  const { rerender } = render(<FilledForm key="a" field={field} value={document_(line('Corte'))} services={services} />)
  rerender(<FilledForm key="b" field={field} value="an old text" services={services} />)
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByText('"an old text"')).toBeDefined()
})

/** This DOM has no event of its own for the clipboard. */
const paste = (editor: Editor, html: string) =>
  act(() => void editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent))

const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`

/** The clipboard of Word and of Google Docs, as they write it, and the lists of the text. */
test.each([
  ['Word, bullets', item('Corte', '·') + item('Fresado', 'o', 2) + item('Pulido', '·'), 'ul(Corte ul(Fresado) Pulido)'],
  [
    'Word, numbers',
    `<p>Antes</p>${item('Corte', '3.')}${item('a', 'a)', 2)}<p>Después</p>`,
    'Antes ol3(Corte ol(a)) Después',
  ],
  ['Word, two lists', item('Corte', '1.') + item('Pulido', '·'), 'ol(Corte) ul(Pulido)'],
  ['Word, begins inside', item('Corte', '·', 2) + item('Pulido', '·', 1), 'ul(Corte) ul(Pulido)'],
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li dir="ltr" aria-level="1"><p><span>Corte</span></p></li>' +
      '<ul><li dir="ltr" aria-level="2"><p><span>Fresado</span></p></li></ul></ul><ol start="2"><li><p>Dos</p></li></ol></b>',
    'ul(Corte ul(Fresado)) ol2(Dos)',
  ],
  ['a table', '<table><tr><td><p>Ref.</p></td></tr></table>', 'table(row(Ref.))'],
])('a paste from %s keeps its lists', (_, html, expected) => {
  const { editor } = open(document_({ type: 'paragraph' }))
  paste(editor, html)
  expect(outline(stored().content)).toBe(expected)
  expect(screen.queryByText(/pasted/)).toBeNull()
})

type Outlined = { type?: string; text?: string; attrs?: { order?: number }; content?: Outlined[] }

function outline(nodes: unknown): string {
  return (nodes as Outlined[])
    .map(({ type, text, attrs, content = [] }) => {
      const inner = outline(content)
      const start = attrs?.order === 1 ? '' : (attrs?.order ?? '')
      const names: Record<string, string> = {
        bullet_list: 'ul',
        ordered_list: `ol${start}`,
        table: 'table',
        tableRow: 'row',
      }
      const name = names[type ?? '']
      return name ? `${name}(${inner})` : (text ?? inner)
    })
    .filter((part) => part !== '')
    .join(' ')
}

test.each([
  ['<p>Corte</p><img src="file:///C:/key.png"><p><img src="https://docs.example/x"></p>', '2 pasted pictures were not'],
  [
    "<p>Corte<span class=MsoCommentReference><a href='#_msocom_1'>[AB1]</a></span></p><div style='mso-element:comment-list'><p>¿Seguro?</p></div>",
    '2 pasted comments were',
  ],
  ['<p>Corte</p><iframe src="https://video.example"></iframe>', '1 pasted element was left out'],
])('what a paste cannot take over is said: %s', (html, sentence) => {
  const { editor } = open(document_({ type: 'paragraph' }))
  paste(editor, html)
  expect(outline(stored().content)).toBe('Corte')
  expect(screen.getByText(new RegExp(sentence))).toBeDefined()
  paste(editor, '<p>Corte</p>')
  expect(screen.queryByText(new RegExp(sentence))).toBeNull()
})

test('a picture that is pasted as a file is not taken over without a word', () => {
  const { words } = open(document_(line('Corte')))
  const files = [new File(['x'], 'shot.png', { type: 'image/png' })]
  fireEvent.paste(words, { clipboardData: { files, types: ['Files'], getData: () => '' } })
  expect(screen.getByText(/1 pasted picture was not taken over/)).toBeDefined()
})
