import type { CSSProperties, ReactNode } from 'react'
import styles from './carousel.module.css'

export type CarouselProps = {
  /** What the row holds, for people who do not see it. */
  label: string
  labels: { previous: string; next: string }
  items: readonly { key: string; content: ReactNode }[]
  /** `card` shows several at once; `frame` shows one, large, and the edge of the next. */
  size?: 'card' | 'frame'
  /** Width divided by height of the frames: tall ones are narrower. */
  frameRatio?: number | undefined
}

/**
 * A row that scrolls sideways and snaps; it never moves by itself. The buttons are the browser's own scroll buttons
 * (CSS Overflow 5); where they are missing a scroll bar stays visible.
 */
export function Carousel({ label, labels, items, size = 'card', frameRatio }: CarouselProps) {
  return (
    <section className={styles.carousel} aria-label={label} style={frameStyle(frameRatio)}>
      <ul
        className={styles.track}
        data-size={size}
        data-previous={labels.previous}
        data-next={labels.next}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pictures take no focus, and not every browser lets a row that scrolls have it
        tabIndex={size === 'frame' ? 0 : undefined}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  )
}

function frameStyle(ratio: number | undefined): CSSProperties | undefined {
  return ratio === undefined ? undefined : { '--frame-ratio': ratio }
}
