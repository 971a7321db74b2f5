import { type FormEvent, type ReactNode, useId } from 'react'
import { useWords } from '../page/editor-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Deed } from '../ui/use-deed.ts'

type Props = {
  heading: string
  /** What the button does, in words. */
  doing: string
  isDanger?: boolean
  isReady: boolean
  deed: Deed
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form: Enter sends it, a refusal is said in it. */
export function FormDialog({ heading, doing, isDanger, isReady, deed, onSubmit, onClose, children }: Props) {
  const words = useWords()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !deed.isBusy) onSubmit()
  }
  const actions = (
    <>
      <ActionButton onPress={onClose}>{words('cancel')}</ActionButton>
      <ActionButton look={isDanger ? 'danger' : 'primary'} type="submit" form={id} isDisabled={!isReady || deed.isBusy}>
        {doing}
      </ActionButton>
    </>
  )
  return (
    <DialogFrame heading={heading} isOpen onClose={onClose} actions={actions}>
      <form id={id} className="dialog-form" onSubmit={submit}>
        {children}
        {deed.issue && <Notice kind="bad">{deed.issue}</Notice>}
      </form>
    </DialogFrame>
  )
}
