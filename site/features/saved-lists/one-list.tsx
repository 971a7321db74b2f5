import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TradeHead } from '#site/page-kinds/extranet/parts/extranet-head.tsx'
import { TradeSection } from '#site/page-kinds/extranet/parts/extranet-section.tsx'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import { amountText } from '#site/routing/query/product-list.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { LinesTable } from './lines-table.tsx'
import { ListButton, ListForm, ListProblem, NameField, PasteField } from './list-form.tsx'
import styles from './lists.module.css'
import type { OpenList } from './load.ts'
import { netSums } from './order-amounts.ts'
import type { CustomerList } from './own-lists.ts'

export type OneListProps = ViewProps & OpenList & { problem: string | undefined; path: string; code: LocaleCode }

/** One list: its lines with prices and delivery, to be changed. */
export function OneList({ saved, lines, newer, sent, problem, path, code, breadcrumbs, context }: OneListProps) {
  const { t } = useLingui()
  const unknown = lines.filter(({ product }) => !product).map((line) => line.code)
  const number = sent?.number
  const count = lines.filter(({ correction }) => correction).length
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={saved.name}>
        {t`${plural(lines.length, { one: '# product', other: '# products' })}`}
      </TradeHead>
      <TradeSection>
        <ListProblem problem={problem} />
        {newer && <NewerVersion mine={saved} newer={newer} path={path} code={code} />}
        <ChoiceNotices unknown={unknown}>
          {number !== undefined && (
            <QuietLink to={{ href: `${path}?enquiry=${number}` }}>{t`Sent as enquiry ${number}`}</QuietLink>
          )}
        </ChoiceNotices>
        <ListForm code={code} given={{ list: saved.id, version: saved.version }} className={styles.list}>
          <div className={styles.head}>
            <div className={styles.name}>
              <NameField name={saved.name} />
            </div>
            <ListButton action="save">{t`Save changes`}</ListButton>
          </div>
          {count > 0 && (
            <p className={styles.wrong}>
              {t`${plural(count, { one: '# quantity does not fit its pack.', other: '# quantities do not fit their packs.' })}`}{' '}
              <ListButton action="correct" isQuiet>
                {t`Correct all`}
              </ListButton>
            </p>
          )}
          <LinesTable lines={lines} locale={context.locale} />
          {netSums(lines, context.locale).map((sum) => (
            <p key={sum} className={styles.total}>
              {t`Net sum`} <strong>{sum}</strong>
            </p>
          ))}
          <PasteField label={t`Add codes, one a line`} />
          <div className={styles.ways}>
            <ListButton action="save">{t`Save changes`}</ListButton>
            <ListButton action="delete" isQuiet>
              {t`Delete this list`}
            </ListButton>
          </div>
          <SendRow message={saved.message} />
        </ListForm>
      </TradeSection>
    </>
  )
}

function SendRow({ message }: Pick<CustomerList, 'message'>) {
  const { t } = useLingui()
  return (
    <>
      <label htmlFor="list-message" className={choices.label}>
        {t`Message to sales`}
      </label>
      <textarea id="list-message" name="message" rows={3} defaultValue={message} className={styles.words} />
      <div className={styles.ways}>
        <ListButton action="send">{t`Send as an enquiry`}</ListButton>
        <span className={styles.quiet}>{t`You receive a number and a PDF. It is no order.`}</span>
      </div>
    </>
  )
}

type NewerVersionProps = { mine: CustomerList; newer: CustomerList; path: string; code: LocaleCode }

/** Both versions of a list that was changed twice at once, and what can be done: nothing is lost before the customer decides. */
function NewerVersion({ mine, newer, path, code }: NewerVersionProps) {
  const { t } = useLingui()
  const columns = [{ label: t`Code` }, { label: t`In the saved list` }, { label: t`In your version` }]
  const cellOf = (list: CustomerList, wanted: string) => {
    const line = list.lines.find((one) => one.code === wanted)
    return line && [amountText(line), line.note].filter(Boolean).join(' · ')
  }
  const rows = [...new Set([...newer.lines, ...mine.lines].map((line) => line.code))]
    .map((one) => ({ key: one, cells: [one, cellOf(newer, one), cellOf(mine, one)] }))
    .filter(({ cells: [, stored, own] }) => stored !== own)
  return (
    <ListForm code={code} given={{ list: mine.id }} className={styles.newer}>
      <p>
        <strong>{t`The list was changed elsewhere while you worked on it.`}</strong>{' '}
        {t`Your version stands here, and the saved one is unchanged. They differ in these products:`}
      </p>
      <DataTable caption={t`Differences`} columns={columns} rows={rows} />
      <div className={styles.ways}>
        <ListButton action="replace">{t`Save my version instead`}</ListButton>
        <QuietLink to={{ href: `${path}?list=${newer.id}` }}>{t`Open the saved list`}</QuietLink>
        <ListButton action="delete" isQuiet>
          {t`Discard my version`}
        </ListButton>
      </div>
    </ListForm>
  )
}
