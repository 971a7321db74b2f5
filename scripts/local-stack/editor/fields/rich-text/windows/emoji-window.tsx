import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { SearchInput } from '../../choice/search-box.tsx'
import { messagesOf } from '../../messages/field-messages.ts'
import { emojis } from './emojis.ts'
import type { WindowProps } from './window-props.ts'

/** Inserts an emoji at the cursor. */
export function EmojiWindow({ editor, services, onClose }: WindowProps) {
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_')
  const found = Object.entries(emojis).filter(([name]) => name.includes(wanted))
  return (
    <DialogFrame heading={messages('emoji')} closeLabel={messages('close')} isOpen onClose={onClose}>
      <SearchInput typed={typed} onType={setTyped} services={services} />
      {found.length === 0 && <p className="field-note">{messages('noResults')}</p>}
      <div className="field-colours">
        {found.map(([name, emoji]) => (
          <Button
            key={name}
            className="field-colour"
            aria-label={name.replaceAll('_', ' ')}
            onPress={() => {
              editor
                .chain()
                .insertContent({ type: 'emoji', attrs: { name, emoji, fallbackImage: null } })
                .run()
              onClose()
            }}
          >
            {emoji}
          </Button>
        ))}
      </div>
    </DialogFrame>
  )
}
