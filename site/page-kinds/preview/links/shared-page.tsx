import { Trans, useLingui } from '@lingui/react/macro'
import { setI18n } from '@lingui/react/server'
import { notFound } from 'next/navigation'
import { messagesFor } from '#site/messages/load-messages.ts'
import { ErrorFrame } from '#site/page-kinds/errors/error-frame.tsx'
import { PageView } from '#site/page-kinds/public/public-page.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { LinkTime } from './link-time.tsx'
import { readSharedPage, type SharedPage } from './read-shared-page.ts'
import styles from './shared-page.module.css'

/** A draft for the receiver of a link: the page as visitors will see it, below a line that says what it is. */
export async function SharedPreviewPage(request: PageRequest) {
  const shared = await readSharedPage(request)
  if (!shared) notFound()
  setI18n(await messagesFor(shared.link.locale))
  return (
    <>
      <title>{shared.name}</title>
      <Banner {...shared.link} />
      {shared.read ? <PageView read={shared.read} layout={shared.layout} /> : <Unfinished />}
    </>
  )
}

/** The draft has no page yet; it may have one after the next save. */
function Unfinished() {
  const { t } = useLingui()
  return (
    <main id="content">
      <ErrorFrame
        title={t`This page is not finished yet`}
        text={t`The draft lacks what the page must have. It appears here as soon as it is saved.`}
      />
    </main>
  )
}

function Banner({ sharedBy, expiresAt, moment, market, locale }: SharedPage['link']) {
  const { t } = useLingui()
  const until = <LinkTime at={expiresAt} market={market} locale={locale} />
  return (
    <aside className={styles.banner} data-theme="ink" aria-label={t`Preview`}>
      <p>
        <Trans>
          You see a preview that <strong>{sharedBy}</strong> shares with you until {until}. Links lead to the published
          pages.
        </Trans>
        {moment !== undefined && (
          <>
            {' '}
            <Trans>
              The page is shown as on <LinkTime at={moment} market={market} locale={locale} />.
            </Trans>
          </>
        )}
      </p>
    </aside>
  )
}
