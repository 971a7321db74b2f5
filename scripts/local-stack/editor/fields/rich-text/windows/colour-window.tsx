import { Button } from 'react-aria-components/Button'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { messagesOf } from '../../messages/field-messages.ts'
import type { WindowProps } from './window-props.ts'

const inks = ['#14181D', '#515D69', '#8A5A12', '#0B57D0', '#1B6E3C', '#B3261E']
const grounds = ['#FFE9B8', '#F7F0E3', '#DCE9FF', '#DDF3E4', '#FBE0DE', '#E5E9ED']

/** Sets the colour of the selected text. */
export function InkWindow(props: WindowProps) {
  const { editor } = props
  return (
    <Colours
      {...props}
      title="colour"
      offered={inks}
      current={String(editor.getAttributes('textStyle')['color'] ?? '')}
      onChoose={(color) => {
        const attrs: Readonly<Record<string, unknown>> = { ...editor.getAttributes('textStyle'), color }
        const isBare = color === null && !attrs['id'] && !attrs['class']
        const chain = editor.chain().extendMarkRange('textStyle')
        if (isBare) chain.unsetMark('textStyle').run()
        else chain.setMark('textStyle', attrs).run()
      }}
    />
  )
}

/** Sets the background colour of the selected text. */
export function GroundWindow(props: WindowProps) {
  const { editor } = props
  return (
    <Colours
      {...props}
      title="highlight"
      offered={grounds}
      current={String(editor.getAttributes('highlight')['color'] ?? '')}
      onChoose={(color) => {
        const chain = editor.chain().extendMarkRange('highlight')
        if (color === null) chain.unsetMark('highlight').run()
        else chain.setMark('highlight', { color }).run()
      }}
    />
  )
}

type ColoursProps = WindowProps & {
  title: 'colour' | 'highlight'
  offered: readonly string[]
  current: string
  onChoose: (colour: string | null) => void
}

function Colours({ title, offered, current, onChoose, services, onClose }: ColoursProps) {
  const messages = messagesOf(services)
  const choose = (colour: string | null) => {
    onChoose(colour)
    onClose()
  }
  return (
    <DialogFrame heading={messages(title)} closeLabel={messages('close')} isOpen onClose={onClose}>
      <div className="field-colours">
        {offered.map((colour) => (
          <Button key={colour} className="field-colour" aria-label={colour} onPress={() => choose(colour)}>
            <span style={{ backgroundColor: colour }} />
          </Button>
        ))}
      </div>
      <label className="field-line">
        {messages('otherColour')}
        <input
          type="color"
          defaultValue={/^#[0-9a-f]{6}$/i.test(current) ? current.toLowerCase() : '#8a5a12'}
          onBlur={({ target }) => onChoose(target.value)}
        />
      </label>
      <div className="field-dialog-actions">
        <Button className="field-button" onPress={() => choose(null)}>
          {messages('noColour')}
        </Button>
      </div>
    </DialogFrame>
  )
}
