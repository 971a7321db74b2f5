import { Children, type ReactNode } from 'react'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './more-cards.module.css'

/** How wide the cards are shown, as in the `sizes` attribute of pictures. */
export const moreSizes = '(min-width: 82rem) 26rem, (min-width: 40rem) 31vw, 92vw'

/** Where to go on after a page: a heading and cards of level 3 side by side. Draws nothing without cards. */
export function MoreCards({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return undefined
  return (
    <div className={styles.more} data-theme="surface">
      <div className={styles.inner}>
        <Heading level={2} size={2}>
          {title}
        </Heading>
        <ul className={styles.cards}>
          {Children.map(children, (card) => (
            <li>{card}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
