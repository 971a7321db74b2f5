import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { messagesOf } from '../../messages/field-messages.ts'
import type { WindowProps } from './window-props.ts'

export function AnchorWindow({ editor, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const [id, setId] = useState(String(editor.getAttributes('anchor')['id'] ?? ''))
  const apply = () => {
    const chain = editor.chain().extendMarkRange('anchor')
    if (id === '') chain.unsetMark('anchor').run()
    else chain.setMark('anchor', { id }).run()
    onClose()
  }
  return (
    <DialogFrame heading={messages('anchor')} closeLabel={messages('close')} isOpen onClose={onClose}>
      <label className="field-part">
        <span>{messages('anchorName')}</span>
        <span className="field-help">{messages('anchorHelp')}</span>
        <input
          className="field-box"
          value={id}
          onChange={({ target }) => setId(target.value.toLowerCase().replace(/[^a-z0-9_-]+/g, '-'))}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      </label>
      <div className="field-dialog-actions">
        <Button className="field-button field-button-main" onPress={apply}>
          {messages('apply')}
        </Button>
      </div>
    </DialogFrame>
  )
}
