import { Trans, useLingui } from '@lingui/react/macro'
import { setI18n } from '@lingui/react/server'
import { notFound } from 'next/navigation'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { groupLabels } from '#site/search/group-labels.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { LinkTime } from './link-time.tsx'
import { releasedPageAddress } from './preview-addresses.ts'
import { type ReleaseList, readReleaseList } from './read-release-list.ts'
import styles from './release-list.module.css'
import { SharedBanner } from './shared-banner.tsx'

/** The pages of a release for the receiver of a link: each leads to the page as it will be. */
export async function ReleaseListPage(request: PageRequest) {
  const list = await readReleaseList(request)
  if (!list) notFound()
  setI18n(await messagesFor(list.link.locale))
  return <List {...list} />
}

function List({ link, token, name, groups }: ReleaseList) {
  const { t, i18n } = useLingui()
  const { sharedBy, expiresAt, market, locale } = link
  const until = <LinkTime at={expiresAt} market={market} locale={locale} />
  return (
    <>
      <title>{name}</title>
      <SharedBanner link={link}>
        <Trans>
          You see a preview that <strong>{sharedBy}</strong> shares with you until {until}.
        </Trans>
      </SharedBanner>
      <main id="content" className={styles.list}>
        <Heading level={1} size={3}>
          {name}
        </Heading>
        <p className={styles.text}>
          {groups.length > 0
            ? t`These pages will be published together. Each link shows the page as it will be.`
            : t`At the moment this preview has no page on this website in this language.`}
        </p>
        {groups.map(({ group, stories }) => (
          <section key={group} className={styles.group}>
            <Heading level={2} size={1}>
              {i18n._(groupLabels[group])}
            </Heading>
            <ul className={styles.pages}>
              {stories.map((story) => (
                <li key={story.id} className={styles.page}>
                  <QuietLink to={{ href: releasedPageAddress(token, story.id) }} isStrong>
                    {story.name}
                  </QuietLink>
                  {story.isNew && <Badge tone="brass">{t`New page`}</Badge>}
                  <span className={styles.address}>{story.path}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  )
}
