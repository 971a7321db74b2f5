import { type FormEvent, type ReactNode, useId } from 'react'
import { useMessages } from '../page/editor-context.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { DialogFrame } from '../ui/dialog-frame.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAction } from '../ui/use-action.ts'

/** Props of every dialog of the list. */
export type DialogEnds = {
  /** Called after a change: the list must reload. */
  onDone: () => void
  onClose: () => void
}

type Props = DialogEnds & {
  heading: string
  /** Label of the button. */
  doing: string
  isDanger?: boolean
  isReady: boolean
  /** The action; the dialog stays open and shows its error. */
  onSubmit: () => Promise<unknown>
  children: ReactNode
}

/** A dialog with a form: Enter submits it, an error is shown in it. */
export function FormDialog({ heading, doing, isDanger, isReady, onSubmit, onDone, onClose, children }: Props) {
  const messages = useMessages()
  const id = useId()
  const action = useAction()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || action.isBusy || !(await action.run(onSubmit))) return
    onDone()
    onClose()
  }
  const actions = (
    <>
      <ActionButton onPress={onClose}>{messages('cancel')}</ActionButton>
      <ActionButton
        look={isDanger ? 'danger' : 'primary'}
        type="submit"
        form={id}
        isDisabled={!isReady || action.isBusy}
      >
        {doing}
      </ActionButton>
    </>
  )
  return (
    <DialogFrame heading={heading} isOpen onClose={onClose} actions={actions}>
      <form id={id} className="dialog-form" onSubmit={submit}>
        {children}
        {action.issue && <Notice kind="bad">{action.issue}</Notice>}
      </form>
    </DialogFrame>
  )
}
