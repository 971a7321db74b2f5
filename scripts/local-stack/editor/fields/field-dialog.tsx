import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

type FieldDialogProps = {
  title: string
  closeWord: string
  isOpen: boolean
  onClose: () => void
  isWide?: boolean
  children: ReactNode
  /** Buttons at the foot. */
  actions?: ReactNode
}

/** A dialog over the editor; Escape closes it and the focus returns to its former element. */
export function FieldDialog({ title, closeWord, isOpen, onClose, isWide, children, actions }: FieldDialogProps) {
  return (
    <ModalOverlay className="field-overlay" isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable>
      <Modal className={isWide ? 'field-modal field-modal-wide' : 'field-modal'}>
        <Dialog className="field-dialog">
          <header className="field-dialog-head">
            <Heading slot="title" className="field-dialog-title">
              {title}
            </Heading>
            <Button className="field-icon-button" aria-label={closeWord} onPress={onClose}>
              ✕
            </Button>
          </header>
          <div className="field-dialog-body">{children}</div>
          {actions !== undefined && <footer className="field-dialog-foot">{actions}</footer>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
