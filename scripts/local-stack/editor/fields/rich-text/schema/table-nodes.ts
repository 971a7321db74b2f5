import { Extension, Node } from '@tiptap/core'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

const cellAttributes = () => ({
  colspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('colspan') ?? 1) },
  rowspan: { default: 1, parseHTML: (element: HTMLElement) => Number(element.getAttribute('rowspan') ?? 1) },
  colwidth: { default: null, rendered: false },
  backgroundColor: {
    default: null,
    parseHTML: (element: HTMLElement) => element.style.backgroundColor || null,
    renderHTML: ({ backgroundColor }: Record<string, unknown>) =>
      typeof backgroundColor === 'string' ? { style: `background-color: ${backgroundColor}` } : {},
  },
})

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (name === 'table' ? { tableRole: 'table' } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
})

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  extendNodeSchema: ({ name }) => (name === 'tableRow' ? { tableRole: 'row' } : {}),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
})

const cellNode = (cell: string, tag: string, tableRole: string) =>
  Node.create({
    name: cell,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    extendNodeSchema: ({ name }) => (name === cell ? { tableRole } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const TableHeader = cellNode('tableHeader', 'th', 'header_cell')
export const TableCell = cellNode('tableCell', 'td', 'cell')

/** Cell selection, and Tab from cell to cell; after the last cell Tab leaves the text, to avoid a keyboard trap. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () =>
      goToNextCell(direction)(this.editor.state, (transaction) => this.editor.view.dispatch(transaction))
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
})
