import type { ReactNode } from 'react'
import { DialogFrame } from '../ui/dialog-frame.tsx'

type FieldDialogProps = {
  title: string
  closeWord: string
  isOpen: boolean
  onClose: () => void
  isWide?: boolean
  children: ReactNode
}

/** A dialog of a field; Escape closes it and the focus returns to its former element. */
export function FieldDialog({ title, closeWord, isOpen, onClose, isWide, children }: FieldDialogProps) {
  return (
    <DialogFrame
      heading={title}
      closeLabel={closeWord}
      size={isWide ? 'wide' : 'narrow'}
      isOpen={isOpen}
      onClose={onClose}
    >
      {children}
    </DialogFrame>
  )
}
