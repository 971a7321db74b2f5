import type { ReactNode } from 'react'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './extranet-section.module.css'

export type TradeSectionProps = {
  /** The h2 of the section; absent where the title of the page says it. */
  title?: string | undefined
  children: ReactNode
}

/** A part of a page of the extranet, on the grid of the page. */
export function TradeSection({ title, children }: TradeSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.inner}>
        {title !== undefined && (
          <Heading level={2} size={2}>
            {title}
          </Heading>
        )}
        {children}
      </div>
    </section>
  )
}
