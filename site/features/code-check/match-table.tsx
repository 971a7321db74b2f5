import { Plural, useLingui } from '@lingui/react/macro'
import { TickedToList } from '#site/page-kinds/parts/choices/add-to-list.client.tsx'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import { type ListLine, listQuery, listText, mostLines } from '#site/routing/query/product-list.ts'
import type { CodeHit, MatchedLine } from '#site/search/codes/match-codes.ts'
import { matchText, readingText, useMatchTexts } from '#site/search/match-texts.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { PartNumber } from '#site/ui/part-number/part-number.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import styles from './match-table.module.css'
import { listLineOf, type OfferedLine, offeredLines } from './offered-lines.ts'

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
  const offered = offeredLines(lines)
  const open = lines.filter(({ unclear }) => unclear !== undefined).length
  return (
    <div className={styles.found}>
      <p className={styles.sums}>
        <Plural value={found} one="# code found" other="# codes found" />
        {missing > 0 && ' · '}
        {missing > 0 && <Plural value={missing} one="# not found" other="# not found" />}
      </p>
      <ChoiceNotices unknown={[]}>
        {open > 0 && (
          <Plural
            value={open}
            one="The quantity of # line is not clear. It goes into your list as you wrote it, and there you write the number."
            other="The quantities of # lines are not clear. They go into your list as you wrote them, and there you write the numbers."
          />
        )}
      </ChoiceNotices>
      <ChoiceNotices unknown={[]}>
        {offered.others.length > 0 && <OtherLists lists={offered.others} path={listPath} />}
      </ChoiceNotices>
      <form id={form} method="get" action={listPath} className={styles.ways}>
        {found > 0 && (
          <TickedToList path={listPath} className={choices.submit}>
            {t`Add to my list`}
          </TickedToList>
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
          {offered.lines.map((one) => (
            <Row key={one.place} offered={one} />
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
      <td className={styles.amount}>
        <Amount line={line} />
      </td>
      <td>{isMissing ? <Missing line={line} /> : <Hits {...offered} />}</td>
    </tr>
  )
}

/** An unclear amount stays as it was written, with a sign. */
function Amount({ line: { amount, unclear } }: { line: MatchedLine }) {
  const { t } = useLingui()
  if (unclear === undefined) return amount
  return (
    <span className={styles.missing}>
      <Icon name="warning" />
      <span>
        {unclear === '' ? '?' : `“${unclear}”`} <Unseen>{t`How many?`}</Unseen>
      </span>
    </span>
  )
}

function Hits({ line, isTicked, boxes }: OfferedLine) {
  return (
    <ul className={styles.hits}>
      {line.hits.map((hit, place) => (
        <li key={hit.id}>
          {place < boxes && <HitBox code={hit.code} line={line} isTicked={isTicked && place === 0} />}
          <Hit hit={hit} typed={line.typed} />
        </li>
      ))}
    </ul>
  )
}

function HitBox({ code, line, isTicked }: { code: string; line: MatchedLine; isTicked: boolean }) {
  const { t } = useLingui()
  const { typed } = line
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        name="l"
        form={form}
        value={listText([listLineOf(line, code)])}
        defaultChecked={isTicked}
        aria-label={t`${code} for ${typed}`}
      />
    </span>
  )
}

/** Said before anything is taken: what has no room in one list, and the way on with it. */
function OtherLists({ lists, path }: { lists: readonly (readonly ListLine[])[]; path: string }) {
  const { t } = useLingui()
  const [room, count] = [mostLines, lists.flat().length]
  return (
    <>
      {t`A list has room for ${room} products, as far as its address does not become too long.`}{' '}
      <Plural
        value={count}
        one="# product is not ticked. It opens as a list of its own, for an enquiry of its own:"
        other="# products are not ticked. They open as lists of their own, for enquiries of their own:"
      />{' '}
      {lists.map((lines, place) => (
        <QuietLink key={lines[0]?.code} to={{ href: `${path}?l=${listQuery(lines)}` }}>
          {t`Open list ${place + 2}`}
        </QuietLink>
      ))}
    </>
  )
}

function Hit({ hit: { code, name, href, match, readAs }, typed }: { hit: CodeHit; typed: string }) {
  const { t } = useLingui()
  const texts = useMatchTexts()
  const inSeries = readAs ?? typed
  return (
    <span className={styles.hit}>
      <QuietLink to={{ href }}>
        <PartNumber code={code} /> {name}
      </QuietLink>
      {match && <span className={styles.reason}>{matchText(match, texts)}</span>}
      {match?.kind === 'series' && <span className={styles.reason}>{t`${inSeries} lies in this series.`}</span>}
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
              <QuietLink to={{ href }}>
                <PartNumber code={code} />
              </QuietLink>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
