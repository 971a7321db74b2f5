import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

type Props = {
  heading: string
  isOpen: boolean
  /** Undefined when the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  /** `steady` has its height from the start: its contents load, and a button that moves under the pointer loses the press. */
  size?: 'narrow' | 'wide' | 'steady'
  children: ReactNode
  /** Buttons at the end, the confirming one last. */
  actions: ReactNode
}

/** A modal dialog. */
export function DialogFrame({ heading, isOpen, onClose, size = 'narrow', children, actions }: Props) {
  return (
    <ModalOverlay
      className="dialog-ground"
      isOpen={isOpen}
      isDismissable={onClose !== undefined}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(open) => open || onClose?.()}
    >
      <Modal className={`dialog-modal dialog-${size}`}>
        <Dialog className="dialog" role={onClose === undefined ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" className="dialog-heading">
            {heading}
          </Heading>
          <div className="dialog-body">{children}</div>
          <div className="dialog-actions">{actions}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
