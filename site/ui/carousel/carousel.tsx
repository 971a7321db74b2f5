import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './carousel.module.css'
import { CarouselButtons } from './carousel-buttons.client.tsx'

export type CarouselProps = {
  /** What the row contains, for people who do not see it. */
  label: string
  labels: { previous: string; next: string }
  items: readonly { key: string; content: ReactNode }[]
  /** `card` shows several at once; `frame` shows one, large, and the edge of the next. */
  size?: 'card' | 'frame'
  /** Width divided by height of the frames: tall ones are narrower. */
  frameRatio?: number | undefined
}

/**
 * A row that scrolls sideways and snaps; it never moves by itself. Buttons move it by what is in view; without scripts the row is
 * scrolled like any other.
 */
export function Carousel({ label, labels, items, size = 'card', frameRatio }: CarouselProps) {
  return (
    <section className={styles.carousel} aria-label={label} style={frameStyle(frameRatio)}>
      <ul
        className={styles.track}
        data-size={size}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- pictures take no focus, and not every browser lets a row that scrolls have it
        tabIndex={size === 'frame' ? 0 : undefined}
      >
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
      <CarouselButtons
        labels={labels}
        icons={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        classNames={{ row: styles.buttons ?? '', button: styles.button ?? '' }}
      />
    </section>
  )
}

function frameStyle(ratio: number | undefined): CSSProperties | undefined {
  return ratio === undefined ? undefined : { '--frame-ratio': ratio }
}
