import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import type { LinkTarget } from '#site/ui/link/link.tsx'
import styles from './section-heading.module.css'

export type SectionHeadingProps = {
  title?: string | undefined
  intro?: string | undefined
  level: HeadingLevel
  /** A link to all, beside the title on wide screens. */
  cta?: LinkTarget | undefined
  ctaLabel?: string | undefined
}

/** Title and introduction of a block; renders nothing when an editor gave none of them. */
export function SectionHeading({ title, intro, level, cta, ctaLabel }: SectionHeadingProps) {
  const hasLink = cta !== undefined && ctaLabel !== undefined
  if (title === undefined && intro === undefined && !hasLink) return undefined
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
      {hasLink && (
        <ButtonLink to={cta} look="quiet">
          {ctaLabel}
        </ButtonLink>
      )}
    </div>
  )
}
