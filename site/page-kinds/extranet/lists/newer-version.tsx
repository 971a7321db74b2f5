import { useLingui } from '@lingui/react/macro'
import type { CustomerList } from '#site/extranet/lists/own-lists.ts'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import type { LocaleCode } from '#site/routing/locales.ts'
import { DataTable } from '#site/ui/data-table/data-table.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './lists.module.css'
import { listsAction } from './lists-action.ts'

type NewerVersionProps = { mine: CustomerList; newer: CustomerList; path: string; code: LocaleCode }

/** Both versions of a list that was changed twice at once, and what can be done: nothing is lost before the customer decides. */
export function NewerVersion({ mine, newer, path, code }: NewerVersionProps) {
  const { t } = useLingui()
  const columns = [{ label: t`Code` }, { label: t`In the saved list` }, { label: t`In your version` }]
  const cellOf = (list: CustomerList, wanted: string) => {
    const line = list.lines.find((one) => one.code === wanted)
    return line && [line.amount, line.note].filter(Boolean).join(' · ')
  }
  const rows = [...new Set([...newer.lines, ...mine.lines].map((line) => line.code))]
    .map((one) => ({ key: one, cells: [one, cellOf(newer, one), cellOf(mine, one)] }))
    .filter(({ cells: [, stored, own] }) => stored !== own)
  return (
    <form method="post" action={listsAction} className={styles.newer}>
      <input type="hidden" name="locale" value={code} />
      <input type="hidden" name="list" value={mine.id} />
      <p>
        <strong>{t`The list was changed elsewhere while you worked on it.`}</strong>{' '}
        {t`Your version stands here, and the saved one is unchanged. They differ in these products:`}
      </p>
      <DataTable caption={t`Differences`} columns={columns} rows={rows} />
      <div className={styles.ways}>
        <button type="submit" name="do" value="replace" className={choices.submit}>
          {t`Save my version instead`}
        </button>
        <QuietLink to={{ href: `${path}?list=${newer.id}` }}>{t`Open the saved list`}</QuietLink>
        <button type="submit" name="do" value="delete" className={choices.button}>
          {t`Discard my version`}
        </button>
      </div>
    </form>
  )
}
