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
import { useEditorState } from '@tiptap/react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { EditorServices } from '../../../services/editor-services.ts'
import { type FieldMessage, messagesOf } from '../../messages/field-messages.ts'
import { BlockStyle, type TextToolbarProps, WordStyle } from './style-choices.tsx'
import { offeredTools, type Tool } from './tools.ts'

/** The tools above a text; the arrow keys move between tools, Escape returns to the text. */
export function TextToolbar(props: TextToolbarProps) {
  const { editor, field, inputId, services } = props
  const messages = messagesOf(services)
  const groups = offeredTools(field)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: groups.map((group) => group.map((tool) => tool.isOn?.(current) ?? false)),
      can: groups.map((group) => group.map((tool) => tool.canRun?.(current) ?? true)),
      isInTable: current.isActive('table'),
    }),
  })
  return (
    <div className="field-tools" id={`${inputId}-tools`}>
      <Toolbar className="field-toolbar" aria-label={messages('textTools')}>
        <BlockStyle {...props} />
        <WordStyle {...props} />
        {groups.map((group, row) => (
          <Group key={group[0]?.word} className="field-tool-group" aria-label={messages('textTools')}>
            {group.map((tool, place) => (
              <ToolButton
                key={tool.word}
                {...props}
                tool={tool}
                isOn={state.on[row]?.[place] ?? false}
                isDisabled={!(state.can[row]?.[place] ?? true)}
              />
            ))}
          </Group>
        ))}
      </Toolbar>
      {state.isInTable && <TableToolbar editor={editor} services={services} />}
    </div>
  )
}

type ToolButtonProps = TextToolbarProps & { tool: Tool; isOn: boolean; isDisabled: boolean }

function ToolButton({ tool, isOn, isDisabled, editor, onOpen, services }: ToolButtonProps) {
  const word = messagesOf(services)(tool.word)
  const press = () => ('opens' in tool ? onOpen(tool.opens) : tool.run(editor))
  const back = ({ key }: { key: string }) => void (key === 'Escape' && editor.commands.focus())
  const looks = {
    className: `field-tool field-tool-${tool.word}`,
    'aria-label': word,
    isDisabled,
    onKeyDown: back,
  }
  if (tool.isOn === undefined) {
    return (
      <Button {...looks} onPress={press}>
        {tool.sign}
      </Button>
    )
  }
  return (
    <ToggleButton {...looks} isSelected={isOn} onPress={press}>
      {tool.sign}
    </ToggleButton>
  )
}

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

/** Actions on the table at the cursor. */
function TableToolbar({ editor, services }: { editor: Editor; services: EditorServices }) {
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
