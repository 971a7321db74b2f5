import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import type { LocaleCode } from '#site/routing/locales.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import type { TradeAround } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import { formatMoney } from '../products/trade-terms.ts'
import { LinesTable } from './lines-table.tsx'
import { ListProblem } from './list-problem.tsx'
import styles from './lists.module.css'
import { listsAction } from './lists-action.ts'
import type { OpenList } from './load.ts'
import { NewerVersion } from './newer-version.tsx'
import { PasteField } from './paste-field.tsx'

export type OneListProps = TradeAround & OpenList & { problem: string | undefined; path: string; code: LocaleCode }

/** One list: its lines with prices and delivery, to be changed. */
export function OneList(props: OneListProps) {
  const { saved, lines, totals, newer, sent, problem, path, code, breadcrumbs, context } = props
  const { t } = useLingui()
  const unknown = lines.filter(({ product }) => !product).map((line) => line.code)
  const number = sent?.number
  const wrong = lines.filter(({ correction }) => correction).length
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
        <form method="post" action={listsAction} className={styles.list}>
          <input type="hidden" name="locale" value={code} />
          <input type="hidden" name="list" value={saved.id} />
          <input type="hidden" name="version" value={saved.version} />
          <NameRow name={saved.name} />
          {wrong > 0 && <WrongAmounts count={wrong} />}
          <LinesTable lines={lines} locale={context.locale} />
          {[...totals].map(([currency, sum]) => (
            <p key={currency} className={styles.total}>
              {t`Net sum`} <strong>{formatMoney(sum, currency, context.locale)}</strong>
            </p>
          ))}
          <PasteField label={t`Add codes, one a line`} />
          <div className={styles.ways}>
            <Button action="save" label={t`Save changes`} />
            <button type="submit" name="do" value="delete" className={choices.button}>
              {t`Delete this list`}
            </button>
          </div>
          <SendRow />
        </form>
      </TradeSection>
    </>
  )
}

function Button({ action, label }: { action: string; label: string }) {
  return (
    <button type="submit" name="do" value={action} className={choices.submit}>
      {label}
    </button>
  )
}

function NameRow({ name }: { name: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.head}>
      <div className={styles.name}>
        <label htmlFor="list-name" className={choices.label}>
          {t`Name of the list`}
        </label>
        <input
          id="list-name"
          name="name"
          maxLength={80}
          defaultValue={name}
          autoComplete="off"
          className={choices.field}
        />
      </div>
      <Button action="save" label={t`Save changes`} />
    </div>
  )
}

function WrongAmounts({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <p className={styles.wrong}>
      {t`${plural(count, { one: '# quantity does not fit its pack.', other: '# quantities do not fit their packs.' })}`}{' '}
      <button type="submit" name="do" value="correct" className={choices.button}>
        {t`Correct all`}
      </button>
    </p>
  )
}

function SendRow() {
  const { t } = useLingui()
  return (
    <>
      <label htmlFor="list-message" className={choices.label}>
        {t`Message to sales`}
      </label>
      <textarea id="list-message" name="message" rows={3} maxLength={2000} className={styles.words} />
      <div className={styles.ways}>
        <Button action="send" label={t`Send as an enquiry`} />
        <span className={styles.quiet}>{t`You receive a number and a PDF. It is no order.`}</span>
      </div>
    </>
  )
}
