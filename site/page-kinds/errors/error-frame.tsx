import type { ReactNode } from 'react'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './error-frame.module.css'

export type ErrorFrameProps = {
  /** Shown above the words. */
  above?: ReactNode
  title: string
  text: string
  /** Ways on. */
  children?: ReactNode
}

/** A screen that says that something is not as it should be: large plain words, and what to do. */
export function ErrorFrame({ above, title, text, children }: ErrorFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        {above}
        <Heading level={1} size={4}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  )
}
