import { useEditor, useMessages } from '../../page/editor-context.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { DialogFrame } from '../../ui/dialog-frame.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { UnsavedWork } from './unsaved-work.ts'
import type { StoredOffer } from './use-unsaved-work.ts'

type Props = { offer: StoredOffer; work: UnsavedWork; baseVersionId: number | null }

/** Offers the unsaved work of an earlier session. */
export function UnsavedWorkDialog({ offer, work, baseVersionId }: Props) {
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
