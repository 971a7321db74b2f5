import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { allowedBlocks } from '../../../story/allowed-blocks.ts'
import { newBlock } from '../../../story/new-block.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { SearchInput } from '../../choice/search-box.tsx'
import { LoadStateView, useLoadState } from '../../load-state-view.tsx'
import { messagesOf } from '../../messages/field-messages.ts'
import type { WindowProps } from './window-props.ts'

/** Inserts a block that the field allows after the paragraph of the cursor. */
export function BlockWindow({ editor, field, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const loadState = useLoadState('components', () => services.listComponents())
  const allowed = loadState.state === 'ready' ? allowedBlocks(field, loadState.data) : []
  const wanted = typed.trim().toLowerCase()
  const found = allowed.filter(({ name, display_name: shown }) => `${name} ${shown}`.toLowerCase().includes(wanted))
  return (
    <DialogFrame heading={messages('chooseBlock')} closeLabel={messages('close')} isOpen onClose={onClose}>
      <LoadStateView loadState={loadState} services={services} />
      {loadState.state === 'ready' && allowed.length === 0 && (
        <p className="field-note">{messages('noBlockAllowed')}</p>
      )}
      {allowed.length > 8 && <SearchInput typed={typed} onType={setTyped} services={services} />}
      <ul className="field-blocks">
        {found.map((component) => (
          <li key={component.name}>
            <Button
              className="field-block-choice"
              onPress={() => {
                const attrs = { id: crypto.randomUUID(), body: [newBlock(component)] }
                editor.chain().insertContent({ type: 'blok', attrs }).run()
                onClose()
              }}
            >
              <span className="field-name">{component.display_name || component.name}</span>
              {component.description && <span className="field-note">{component.description}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
}
