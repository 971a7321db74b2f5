import { Plural, useLingui } from '@lingui/react/macro'
import { CopiedAddress } from '#site/page-kinds/parts/copied-address/copied-address.tsx'
import { locales } from '#site/routing/locales.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import buttons from '#site/ui/button/button-link.module.css'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './link-panel.module.css'
import { LinkTime } from './link-time.tsx'
import { interfaceAddress } from './panel-address.ts'
import type { LinkPanel, ListedLink } from './read-link-panel.ts'

type LinkListProps = {
  title: string
  /** What is said where there is no link. */
  none?: string
  links: readonly ListedLink[]
  panel: Pick<LinkPanel, 'story' | 'locale' | 'previewed' | 'interfaceLocale' | 'created'>
  /** Each is headed with what it shows, which is not the page of the panel. */
  areOthers?: boolean
}

/** Links with their state, the newest first. */
export function LinkList({ title, none, links, panel, areOthers = false }: LinkListProps) {
  return (
    <section className={styles.section}>
      <Heading level={2} size={1}>
        {title}
      </Heading>
      {links.length === 0 && <p>{none}</p>}
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.id} className={styles.link} data-new={link.id === panel.created ? '' : undefined}>
            <LinkRow link={link} panel={panel} areOthers={areOthers} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type LinkRowProps = { link: ListedLink; panel: LinkListProps['panel']; areOthers: boolean }

function LinkRow({ link, panel, areOthers }: LinkRowProps) {
  const { t } = useLingui()
  const { state, sharedBy, note, subjectName, locale, address } = link
  return (
    <>
      <p className={styles.head}>
        <strong>{areOthers ? subjectName : sharedBy}</strong>
        <Badge tone={state === 'open' ? 'good' : 'quiet'}>
          {{ open: t`Active`, expired: t`Expired`, revoked: t`Revoked` }[state]}
        </Badge>
        <span>
          {new URL(address).host} · {locales[locale].name}
        </span>
      </p>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Times link={link} code={panel.interfaceLocale} sharedBy={areOthers ? sharedBy : undefined} />
      {state === 'open' && <Actions link={link} panel={panel} />}
    </>
  )
}

/** Who shares it where the heading does not say it, until when, and how often it was opened. */
function Times({
  link,
  code,
  sharedBy,
}: {
  link: ListedLink
  code: keyof typeof locales
  sharedBy: string | undefined
}) {
  const { t } = useLingui()
  const { uses, lastUsedAt, expiresAt, revokedAt, createdAt, moment, market } = link
  // A whole release is named in the heading.
  const release = link.storyId === undefined ? undefined : link.release
  const at = (time: number) => <LinkTime at={time} market={market} locale={code} />
  return (
    <dl className={styles.times}>
      {sharedBy !== undefined && (
        <div>
          <dt>{t`Shared by`}</dt>
          <dd>{sharedBy}</dd>
        </div>
      )}
      {(release !== undefined || moment !== undefined) && (
        <div>
          <dt>{t`Shows`}</dt>
          <dd>
            {release !== undefined && <span>{t`Release ${release}`}</span>} {moment !== undefined && at(moment)}
          </dd>
        </div>
      )}
      <div>
        <dt>{t`Created`}</dt>
        <dd>{at(createdAt)}</dd>
      </div>
      <div>
        <dt>{revokedAt === undefined ? t`Active until` : t`Revoked`}</dt>
        <dd>{at(revokedAt ?? expiresAt)}</dd>
      </div>
      <div>
        <dt>{t`Opened`}</dt>
        <dd>
          <Plural value={uses} one="# time" other="# times" />
        </dd>
      </div>
      {lastUsedAt !== undefined && (
        <div>
          <dt>{t`Last opened`}</dt>
          <dd>{at(lastUsedAt)}</dd>
        </div>
      )}
    </dl>
  )
}

/** The address, to copy or to open, and the button that ends the link. */
function Actions({ link, panel }: Omit<LinkRowProps, 'areOthers'>) {
  const { t } = useLingui()
  const { id, address, sharedBy, note } = link
  const named = [sharedBy, note].filter(Boolean).join(', ')
  return (
    <div className={styles.actions}>
      <CopiedAddress address={address} label={`${t`Address of the link`}: ${named}`} />
      <QuietLink to={{ href: address, target: '_blank', rel: 'noreferrer' }}>
        {t`Open in a new window`} <Unseen>{named}</Unseen>
      </QuietLink>
      <form method="post" action={interfaceAddress('revoke', panel)}>
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={buttons.secondary}>
          {t`Revoke`} <Unseen>{named}</Unseen>
        </button>
      </form>
    </div>
  )
}
