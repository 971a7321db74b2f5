import { useState } from 'react'
import { useMessages } from '../../page/editor-context.ts'
import { readUserName, storeUserName } from '../../services/user-name.ts'
import { FormDialog } from '../../tree/form-dialog.tsx'
import { TextBox } from '../../ui/text-box.tsx'

/** The name under which colleagues see this window and find its versions. */
export function UserNameDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages()
  const [name, setName] = useState(readUserName)
  return (
    <FormDialog
      heading={messages('yourName')}
      doing={messages('apply')}
      isReady={name.trim() !== ''}
      onSubmit={async () => storeUserName(name)}
      onDone={() => window.dispatchEvent(new Event('user-name'))}
      onClose={onClose}
    >
      <TextBox
        label={messages('name')}
        help={messages('yourNameHelp')}
        value={name}
        onChange={setName}
        isFirst
        isRequired
      />
    </FormDialog>
  )
}
