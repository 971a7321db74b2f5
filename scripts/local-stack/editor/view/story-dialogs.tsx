import { useState } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { readUserName, storeUserName } from '../services/user-name.ts'
import { FormDialog } from '../tree/form-dialog.tsx'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextBox } from '../ui/text-box.tsx'
import { AppDialog } from './app/app-dialog.tsx'
import { ConflictDialog } from './conflict/conflict-dialog.tsx'
import type { Findings } from './findings/use-findings.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import type { StoryDialogName } from './story-header.tsx'
import type { Translations } from './translations/use-translations.ts'
import type { StoredOffer, UnsavedWork } from './unsaved/use-unsaved-work.ts'
import type { StoryController } from './use-story.ts'

type Props = {
  requested: StoryDialogName | undefined
  controller: StoryController
  translations: Translations
  language: string
  stored: StoredOffer
  findings: Findings
  onClose: () => void
}

/** The dialogs about the whole story: the requested one, an edit conflict, the unsaved work of an earlier session. */
export function StoryDialogs({ requested, controller, translations, language, stored, findings, onClose }: Props) {
  const { state } = controller
  return (
    <>
      {requested === 'publish' && <PublishDialog {...{ controller, translations, language, findings, onClose }} />}
      {requested === 'app' && <AppDialog story={state.story} language={language} onClose={onClose} />}
      {requested === 'name' && <UserNameDialog onClose={onClose} />}
      {state.theirs && <ConflictDialog controller={controller} theirs={state.theirs} />}
      {stored.offered && <UnsavedWorkDialog offer={stored} work={stored.offered} baseVersionId={state.baseVersionId} />}
    </>
  )
}

/** The name under which colleagues see this window and find its versions. */
function UserNameDialog({ onClose }: { onClose: () => void }) {
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

type UnsavedWorkDialogProps = { offer: StoredOffer; work: UnsavedWork; baseVersionId: number | null }

/** Offers the unsaved work of an earlier session. */
function UnsavedWorkDialog({ offer, work, baseVersionId }: UnsavedWorkDialogProps) {
  const messages = useMessages()
  const { language } = useEditor()
  const at = new Date(work.keptAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <DialogFrame
      heading={messages('unsavedWork')}
      isOpen
      actions={
        <>
          <ActionButton onPress={offer.drop}>{messages('throwAway')}</ActionButton>
          <ActionButton look="primary" onPress={offer.take}>
            {messages('takeUp')}
          </ActionButton>
        </>
      }
    >
      <p>{messages('unsavedWorkHelp', { at })}</p>
      {work.baseVersionId !== baseVersionId && <Notice kind="warn">{messages('unsavedWorkIsOlder')}</Notice>}
    </DialogFrame>
  )
}
