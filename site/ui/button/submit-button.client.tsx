'use client'

import { Unseen } from '../visually-hidden/visually-hidden.tsx'
import styles from './button-link.module.css'
import spinner from './submit-button.module.css'

export type SubmitButtonProps = {
  children: string
  isBusy: boolean
  /** Said while the form is on its way. */
  busyLabel: string
}

/** Sends a form. While it is under way a ring turns and another click does nothing; the focus stays. */
export function SubmitButton({ children, isBusy, busyLabel }: SubmitButtonProps) {
  return (
    <button type="submit" className={`${styles.primary} ${spinner.button}`} aria-disabled={isBusy} data-busy={isBusy}>
      <span>{children}</span>
      {isBusy && <span className={spinner.ring} />}
      <Unseen>
        <output>{isBusy ? busyLabel : ''}</output>
      </Unseen>
    </button>
  )
}
