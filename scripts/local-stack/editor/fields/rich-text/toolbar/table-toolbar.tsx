import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  splitCell,
  toggleHeaderRow,
} from '@tiptap/pm/tables'
import { Button } from 'react-aria-components/Button'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { EditorServices } from '../../../services/editor-services.ts'
import { type FieldMessage, messagesOf } from '../../messages/field-messages.ts'

const tableTools: readonly (readonly [FieldMessage, Command])[] = [
  ['rowAbove', addRowBefore],
  ['rowBelow', addRowAfter],
  ['removeRow', deleteRow],
  ['columnBefore', addColumnBefore],
  ['columnAfter', addColumnAfter],
  ['removeColumn', deleteColumn],
  ['headerRow', toggleHeaderRow],
  ['mergeCells', mergeCells],
  ['splitCell', splitCell],
  ['removeTable', deleteTable],
]

export function TableToolbar({ editor, services }: { editor: Editor; services: EditorServices }) {
  const messages = messagesOf(services)
  return (
    <Toolbar className="field-toolbar" aria-label={messages('tableTools')}>
      {tableTools.map(([word, command]) => (
        <Button
          key={word}
          className="field-button field-button-small"
          onPress={() => {
            command(editor.state, (transaction) => editor.view.dispatch(transaction))
            editor.commands.focus()
          }}
        >
          {messages(word)}
        </Button>
      ))}
    </Toolbar>
  )
}
