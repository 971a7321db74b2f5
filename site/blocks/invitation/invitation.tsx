import type { Link } from 'component-schemas/schema/field-values.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import styles from './invitation.module.css'

export type InvitationProps = {
  title: string
  text: string | undefined
  cta: Link | undefined
  ctaLabel: string | undefined
  level: HeadingLevel
}

/** What closes a page: a request, and the one button that answers it. */
export function Invitation({ title, text, cta, ctaLabel, level }: InvitationProps) {
  return (
    <div className={styles.invitation}>
      <div className={styles.words}>
        <Heading level={level} size={3}>
          {title}
        </Heading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {cta && ctaLabel !== undefined && <ButtonLink to={cta}>{ctaLabel}</ButtonLink>}
    </div>
  )
}
