import { useLingui } from '@lingui/react/macro'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import type { LocaleCode } from '#site/routing/locales.ts'
import styles from './codes-form.module.css'

/** Where the text is sent; the answer is the address of the table (`app/api/codes`). */
const action = '/api/codes'

/** A field to paste into and one for a file, as a plain form. */
export function CodesForm({ text, locale }: { text: string; locale: LocaleCode }) {
  const { t } = useLingui()
  return (
    <form method="post" action={action} encType="multipart/form-data" className={choices.form}>
      <input type="hidden" name="locale" value={locale} />
      <label htmlFor="codes-text" className={choices.label}>
        {t`Codes, one a line`}
      </label>
      <textarea
        id="codes-text"
        name="text"
        rows={8}
        defaultValue={text}
        key={text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="codes-help"
        className={styles.text}
        placeholder={'NOR-1R\n20 x LIN-12DP'}
      />
      <p id="codes-help" className={choices.help}>
        {t`Quantities may stand beside them, as in “20 x NOR-1R” or in the cells of a table.`}
      </p>
      <label htmlFor="codes-file" className={choices.label}>
        {t`Or a file (CSV or text)`}
      </label>
      <input
        id="codes-file"
        type="file"
        name="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        className={styles.file}
      />
      <div className={choices.row}>
        <button type="submit" className={choices.submit}>
          {t`Look up`}
        </button>
      </div>
    </form>
  )
}
