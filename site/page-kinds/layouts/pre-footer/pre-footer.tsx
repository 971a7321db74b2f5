import type { SiteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { Invitation } from '#site/blocks/invitation/invitation.tsx'
import styles from './pre-footer.module.css'

/**
 * The invitation at the end of a page. Renders nothing without a title.
 * @param language BCP 47 tag of the settings: the page around it may be in another language
 */
export function PreFooter({ settings, language }: { settings: SiteSettings | undefined; language: string }) {
  if (settings?.preFooterTitle === undefined) return undefined
  const { preFooterTitle, preFooterText, preFooterCta, preFooterCtaLabel } = settings
  return (
    <section className={styles.band} data-theme="paper" aria-label={preFooterTitle} lang={language}>
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
