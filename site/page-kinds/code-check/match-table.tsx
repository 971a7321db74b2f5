import { Plural, useLingui } from '@lingui/react/macro'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import { listText } from '#site/routing/query/product-list.ts'
import type { CodeHit, MatchedLine } from '#site/search/codes/match-codes.ts'
import { matchText, readingText, useMatchTexts } from '#site/search/match-texts.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './match-table.module.css'
import { type OfferedLine, offeredLines } from './offered-lines.ts'

/** id of the form, which the boxes name: paper shows the table and no form. */
const form = 'to-list'

export type MatchTableProps = {
  lines: readonly MatchedLine[]
  /** Path of the list that takes what is ticked. */
  listPath: string
  /** Address of the same table as a file. */
  fileHref: string
}

/** What each code means and why; the surest product of a code is ticked for the list. */
export function MatchTable({ lines, listPath, fileHref }: MatchTableProps) {
  const { t } = useLingui()
  const missing = lines.filter(({ hits }) => hits.length === 0).length
  const found = lines.length - missing
  return (
    <div className={styles.found}>
      <p className={styles.sums}>
        <Plural value={found} one="# code found" other="# codes found" />
        {missing > 0 && ' · '}
        {missing > 0 && <Plural value={missing} one="# not found" other="# not found" />}
      </p>
      <form id={form} method="get" action={listPath} className={styles.ways}>
        {found > 0 && (
          <button type="submit" className={choices.submit}>
            {t`Add to my list`}
          </button>
        )}
        <QuietLink to={{ href: fileHref }} download>
          {t`Table as CSV`}
        </QuietLink>
      </form>
      <table className={styles.table}>
        <caption>
          <Unseen>{t`What the codes mean`}</Unseen>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t`Your code`}</th>
            <th scope="col">{t`Quantity`}</th>
            <th scope="col">{t`Product`}</th>
          </tr>
        </thead>
        <tbody>
          {offeredLines(lines).map((offered) => (
            <Row key={offered.place} offered={offered} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ offered }: { offered: OfferedLine }) {
  const { line } = offered
  const isMissing = line.hits.length === 0
  return (
    <tr data-missing={isMissing ? '' : undefined}>
      <th scope="row">
        <PartNumber code={line.typed} />
      </th>
      <td className={styles.amount}>{line.amount}</td>
      <td>{isMissing ? <Missing line={line} /> : <Hits {...offered} />}</td>
    </tr>
  )
}

function Hits({ line: { hits, amount, typed }, isOffered, isTicked }: OfferedLine) {
  return (
    <ul className={styles.hits}>
      {hits.map((hit, place) => (
        <li key={hit.id}>
          {isOffered && <HitBox code={hit.code} typed={typed} amount={amount} isTicked={isTicked && place === 0} />}
          <Hit hit={hit} typed={typed} />
        </li>
      ))}
    </ul>
  )
}

type HitBoxProps = { code: string; typed: string; amount: number; isTicked: boolean }

function HitBox({ code, typed, amount, isTicked }: HitBoxProps) {
  const { t } = useLingui()
  const value = listText([{ code, amount, note: '' }])
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        name="l"
        form={form}
        value={value}
        defaultChecked={isTicked}
        aria-label={t`${code} for ${typed}`}
      />
    </span>
  )
}

function Hit({ hit: { code, name, href, match, readAs }, typed }: { hit: CodeHit; typed: string }) {
  const texts = useMatchTexts()
  return (
    <span className={styles.hit}>
      <Link to={{ href }}>
        <PartNumber code={code} /> {name}
      </Link>
      {match && <span className={styles.reason}>{matchText(match, texts)}</span>}
      {readAs !== undefined && <span className={styles.reason}>{readingText(typed, readAs, texts)}</span>}
    </span>
  )
}

function Missing({ line: { nearest } }: { line: MatchedLine }) {
  const { t } = useLingui()
  return (
    <div className={styles.hit}>
      <span className={styles.missing}>
        <Icon name="warning" />
        {t`No product has this code as a whole.`}
      </span>
      {nearest.length > 0 && (
        <span className={styles.reason}>
          {t`Perhaps:`}{' '}
          {nearest.map(({ id, href, code }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={{ href }}>
                <PartNumber code={code} />
              </Link>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
