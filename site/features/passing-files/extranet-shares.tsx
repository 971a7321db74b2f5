import { useLingui } from '@lingui/react/macro'
import { TradeFrame } from '#site/page-kinds/extranet/parts/extranet-frame.tsx'
import type { TradePageProps } from '#site/page-kinds/extranet/parts/extranet-page-props.ts'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import { CopiedAddress } from '#site/page-kinds/parts/copied-address/copied-address.tsx'
import buttons from '#site/ui/button/button-link.module.css'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { Day } from '#site/ui/date/day.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './extranet-shares.module.css'
import type { PassedList } from './list-passed.ts'
import type { PassingProblem } from './passing-form.ts'

export type ExtranetSharesProps = TradePageProps & {
  passed: PassedList | undefined
  problem: PassingProblem | undefined
}

/** What the customer has passed on: to whom, which files, until when, and the button that ends it. */
export function ExtranetShares(props: ExtranetSharesProps) {
  const { passed, problem, context } = props
  const { t } = useLingui()
  return (
    <TradeFrame {...props}>
      <TradeSection>
        {(problem || !passed) && <Problem problem={problem ?? 'unavailable'} />}
        {passed?.created && <Created address={passed.created} />}
        {passed?.links.length === 0 && (
          <p>{t`You have passed nothing on yet. The page of each document has a form for it.`}</p>
        )}
        {passed && passed.links.length > 0 && <Links links={passed.links} locale={context.locale} />}
      </TradeSection>
    </TradeFrame>
  )
}

function Created({ address }: { address: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.outcome}>
      <output>{t`The link is created. Copy it now: it is shown only here, and for a quarter of an hour.`}</output>
      <CopiedAddress address={address} label={t`Address of the new link`} />
    </div>
  )
}

function Problem({ problem }: { problem: PassingProblem }) {
  const { t } = useLingui()
  const sentences: Readonly<Record<PassingProblem, string>> = {
    invalid: t`No link was created. Choose at least one file and write at most 500 characters.`,
    'no-file': t`No link was created: one of the files is not there for you.`,
    'too-many': t`Too many links are open, or were created within the hour. Revoke some, or try again later.`,
    unavailable: t`The links cannot be read or stored at the moment. Please try again in a minute.`,
  }
  return (
    <p className={styles.problem} role="alert">
      {sentences[problem]}
    </p>
  )
}

function Links({ links, locale }: { links: PassedList['links']; locale: string }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`What you have passed on`}
      columns={[{ label: t`Note` }, { label: t`Files and downloads` }, { label: t`Expires` }, { label: t`State` }]}
      rows={links.map((link) => ({
        key: link.digest,
        cells: [
          <span key="note" className={styles.note}>
            {link.note || '–'}
          </span>,
          <Files key="files" link={link} />,
          <Day key="day" iso={new Date(link.expiresAt).toISOString()} locale={locale} />,
          <State key="state" link={link} locale={locale} />,
        ],
      }))}
    />
  )
}

type RowProps = { link: PassedList['links'][number]; locale: string }

function Files({ link: { files, allowed } }: Pick<RowProps, 'link'>) {
  const { t } = useLingui()
  return (
    <ul className={styles.files}>
      {files.map(({ place, name, used }) => (
        <li key={place}>
          {name} <span className={styles.used}>{t`${used} of ${allowed}`}</span>
        </li>
      ))}
    </ul>
  )
}

function State({ link: { digest, note, isOpen, revokedAt }, locale }: RowProps) {
  const { t } = useLingui()
  if (!isOpen) return revokedAt === undefined ? t`Expired` : t`Revoked`
  return (
    <form method="post" action="/api/extranet/shares/revoke">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="link" value={digest} />
      <button type="submit" className={buttons.secondary}>
        {t`Revoke`} <Unseen>{note}</Unseen>
      </button>
    </form>
  )
}
