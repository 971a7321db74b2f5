import { useEditor, useWords } from '../page/editor-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import type { KeptWork } from './kept-work.ts'
import type { KeptOffer } from './use-kept-work.ts'

type Props = { offer: KeptOffer; work: KeptWork; baseVersionId: number | null }

/** Offers what an earlier visit left unsaved. */
export function KeptWorkDialog({ offer, work, baseVersionId }: Props) {
  const words = useWords()
  const { language } = useEditor()
  const at = new Date(work.keptAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <DialogFrame
      heading={words('keptWork')}
      isOpen
      actions={
        <>
          <ActionButton onPress={offer.drop}>{words('throwAway')}</ActionButton>
          <ActionButton look="primary" onPress={offer.take}>
            {words('takeUp')}
          </ActionButton>
        </>
      }
    >
      <p>{words('keptWorkHelp', { at })}</p>
      {work.baseVersionId !== baseVersionId && <Notice kind="warn">{words('keptWorkIsOlder')}</Notice>}
    </DialogFrame>
  )
}
