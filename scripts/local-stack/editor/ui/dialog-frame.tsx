import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { ActionButton } from './action-button.tsx'
import { Sign } from './sign.tsx'

type Props = {
  heading: string
  isOpen: boolean
  /** Undefined when the dialog cannot be dismissed. */
  onClose?: (() => void) | undefined
  /** `steady` has its height from the start: its contents load, and a button that moves under the pointer loses the press. */
  size?: 'narrow' | 'wide' | 'steady'
  children: ReactNode
  /** Buttons at the end, the confirming one last. */
  actions?: ReactNode
  /** Label of a cross in the corner that closes the dialog. */
  closeLabel?: string
}

/** A modal dialog. Each is appended to the document when it opens, so that the last one lies over those before it. */
export function DialogFrame({ heading, isOpen, onClose, size = 'narrow', children, actions, closeLabel }: Props) {
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
          <div className="dialog-head">
            <Heading slot="title" className="dialog-heading">
              {heading}
            </Heading>
            {closeLabel !== undefined && (
              <ActionButton look="icon" aria-label={closeLabel} onPress={() => onClose?.()}>
                <Sign name="close" />
              </ActionButton>
            )}
          </div>
          <div className="dialog-body">{children}</div>
          {actions !== undefined && <div className="dialog-actions">{actions}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
