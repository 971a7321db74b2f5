import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { LinkTime } from './link-time.tsx'
import type { StoredLink } from './open-preview-links.ts'
import { releasedPageAddress } from './preview-addresses.ts'
import styles from './shared-page.module.css'

type BannerProps = {
  link: StoredLink
  /** Of a link that leads to further pages: the way back to their list. */
  listToken?: string | undefined
  children: ReactNode
}

/** The line above what a link shows, which says what it is. */
export function SharedBanner({ link: { storyId, moment, market, locale }, listToken, children }: BannerProps) {
  const { t } = useLingui()
  return (
    <aside className={styles.banner} data-theme="ink" aria-label={t`Preview`}>
      {listToken !== undefined && (
        <p>
          <a className={styles.back} href={releasedPageAddress(listToken)}>
            <Icon name="arrow-left" />
            {t`All pages of this preview`}
          </a>
        </p>
      )}
      <p>
        {children}{' '}
        {moment !== undefined &&
          (listToken === undefined && storyId === undefined ? (
            <Trans>
              The pages are shown as on <LinkTime at={moment} market={market} locale={locale} />.
            </Trans>
          ) : (
            <Trans>
              The page is shown as on <LinkTime at={moment} market={market} locale={locale} />.
            </Trans>
          ))}
      </p>
    </aside>
  )
}
