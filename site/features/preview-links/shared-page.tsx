import { Trans, useLingui } from '@lingui/react/macro'
import { setI18n } from '@lingui/react/server'
import { notFound } from 'next/navigation'
import { messagesFor } from '#site/messages/load-messages.ts'
import { ErrorFrame } from '#site/page-kinds/errors/error-frame.tsx'
import { PageView } from '#site/page-kinds/public/public-page.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { LinkTime } from './link-time.tsx'
import { readSharedPage, type SharedPage } from './read-shared-page.ts'
import { SharedBanner } from './shared-banner.tsx'

/** A draft for the receiver of a link: the page as visitors will see it, below a line that says what it is. */
export async function SharedPreviewPage(request: PageRequest) {
  const shared = await readSharedPage(request)
  if (!shared) notFound()
  setI18n(await messagesFor(shared.link.locale))
  return (
    <>
      <title>{shared.name}</title>
      <Banner {...shared} />
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

function Banner({ link, listToken }: SharedPage) {
  const { sharedBy, expiresAt, market, locale } = link
  const until = <LinkTime at={expiresAt} market={market} locale={locale} />
  return (
    <SharedBanner link={link} listToken={listToken}>
      <Trans>
        You see a preview that <strong>{sharedBy}</strong> shares with you until {until}. Links lead to the published
        pages.
      </Trans>
    </SharedBanner>
  )
}
