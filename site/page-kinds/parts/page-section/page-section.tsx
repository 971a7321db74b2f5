import type { CSSProperties, ReactNode } from 'react'
import styles from './page-section.module.css'

/** A distance by the name of its token in `brand/tokens.css`. */
type Distance = '0' | `space-${number}` | 'section-small'

export type PageSectionProps = {
  /** Columns on a wide screen. Without a layout the section is a container: what is in it asks for its width. */
  layout?: 'one' | '7-5' | '4-8' | 'halves' | 'thirds' | 'text' | undefined
  /** Other distances than the usual ones, above and below the section and between its parts. */
  above?: Distance
  below?: Distance
  between?: Distance
  theme?: 'surface'
  /** The name of the section for people who do not see it. */
  label?: string
  id?: string
  children: ReactNode
}

/** A part of a page on its grid: between the gutters, not wider than the page. */
export function PageSection({ layout, above, below, between, theme, label, id, children }: PageSectionProps) {
  const Tag = label === undefined ? 'div' : 'section'
  return (
    <Tag
      className={styles.section}
      style={distances({ above, below, between })}
      data-theme={theme}
      aria-label={label}
      id={id}
    >
      <div className={styles.inner} data-layout={layout}>
        {children}
      </div>
    </Tag>
  )
}

function distances(named: Readonly<Record<string, Distance | undefined>>): CSSProperties {
  const given = Object.entries(named).filter(([, distance]) => distance !== undefined)
  return Object.fromEntries(
    given.map(([name, distance]) => [`--${name}`, distance === '0' ? '0px' : `var(--${distance})`]),
  )
}
