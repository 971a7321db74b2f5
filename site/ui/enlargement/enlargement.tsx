import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './enlargement.module.css'

export type EnlargementProps = {
  labels: { enlarge: string; close: string }
  /** A sign over the picture says that it opens; leave it out where the picture is small. */
  hasSign?: boolean | undefined
  /** What is pressed: the picture in its place. */
  children: ReactNode
  /** What opens over the page: the same picture, large. It is fetched when first shown. */
  large: ReactNode
}

/** A picture that opens over the page. The popover of the platform: Escape, a click beside it and the button close it. */
export function Enlargement({ labels, hasSign = true, children, large }: EnlargementProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={labels.enlarge}>
        {children}
        {hasSign && (
          <span className={styles.sign}>
            <Icon name="enlarge" />
          </span>
        )}
      </button>
      <dialog id={id} popover="auto" aria-label={labels.enlarge} className={styles.sheet}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={labels.close}
        >
          <Icon name="close" />
        </button>
        {large}
      </dialog>
    </>
  )
}
