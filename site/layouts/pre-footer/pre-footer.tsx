import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { Invitation } from '#site/blocks/invitation/invitation.tsx'
import styles from './pre-footer.module.css'

/** The invitation at the end of a page. Draws nothing without a title. */
export function PreFooter({ settings }: { settings: SiteSettings | undefined }) {
  if (settings?.preFooterTitle === undefined) return undefined
  const { preFooterTitle, preFooterText, preFooterCta, preFooterCtaLabel } = settings
  return (
    <section className={styles.band} data-theme="paper" aria-label={preFooterTitle}>
      <Invitation
        title={preFooterTitle}
        text={preFooterText}
        cta={preFooterCta}
        ctaLabel={preFooterCtaLabel}
        level={2}
      />
    </section>
  )
}
