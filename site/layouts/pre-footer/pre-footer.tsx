import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './pre-footer.module.css'

/** The invitation at the end of a page. Draws nothing without a title. */
export function PreFooter({ settings }: { settings: SiteSettings | undefined }) {
  if (settings?.preFooterTitle === undefined) return undefined
  const { preFooterTitle, preFooterText, preFooterCta, preFooterCtaLabel } = settings
  return (
    <section className={styles.band} data-theme="paper" aria-label={preFooterTitle}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading level={2} size={3}>
            {preFooterTitle}
          </Heading>
          {preFooterText !== undefined && <p className={styles.text}>{preFooterText}</p>}
        </div>
        {preFooterCta && preFooterCtaLabel !== undefined && (
          <ButtonLink to={preFooterCta}>{preFooterCtaLabel}</ButtonLink>
        )}
      </div>
    </section>
  )
}
