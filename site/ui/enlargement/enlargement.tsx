import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './enlargement.module.css'

export type EnlargementProps = {
  labels: { enlarge: string; close: string; previous: string; next: string }
  /** Shown below the large picture, whatever its size; names the window. */
  caption?: string | undefined
  /** What else is said below it. */
  about?: ReactNode
  /** What is pressed: the picture in its place. */
  children: ReactNode
  /** What opens over the page: the same picture, large. It is fetched when first shown. */
  large: ReactNode
}

/**
 * A picture that opens over the page. Without scripts it is a popover of the platform: Escape, a click beside it and the button close it.
 * Inside a `PictureGroup` it is a modal window that leads to the pictures beside it.
 */
export function Enlargement({ labels, caption, about, children, large }: EnlargementProps) {
  const id = useId()
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={labels.enlarge}>
        {children}
        <span className={styles.sign}>
          <Icon name="enlarge" />
        </span>
      </button>
      <dialog
        id={id}
        popover="auto"
        aria-label={caption ? undefined : labels.enlarge}
        aria-labelledby={caption ? `${id}-caption` : undefined}
        className={styles.sheet}
      >
        <p className={styles.position} data-position />
        <button
          type="button"
          className={styles.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={labels.close}
        >
          <Icon name="close" />
        </button>
        <div className={styles.picture}>{large}</div>
        {(caption || about) && (
          <div className={styles.words}>
            {caption && <span id={`${id}-caption`}>{caption}</span>}
            {about}
          </div>
        )}
        <button type="button" className={styles.previous} data-step="-1" aria-label={labels.previous} hidden>
          <Icon name="arrow-left" />
        </button>
        <button type="button" className={styles.next} data-step="1" aria-label={labels.next} hidden>
          <Icon name="arrow-right" />
        </button>
      </dialog>
    </>
  )
}
