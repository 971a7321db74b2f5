import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import styles from './section-heading.module.css'

export type SectionHeadingProps = {
  title: string | undefined
  intro?: string | undefined
  level: HeadingLevel
  /** Stands beside the title on wide screens: a link to all. */
  action?: ReactNode
}

/** Title and introduction of a block; draws nothing when an editor gave neither. */
export function SectionHeading({ title, intro, level, action }: SectionHeadingProps) {
  if (title === undefined && intro === undefined && !action) return undefined
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        {title !== undefined && (
          <Heading level={level} size={3}>
            {title}
          </Heading>
        )}
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
      </div>
      {action}
    </div>
  )
}
