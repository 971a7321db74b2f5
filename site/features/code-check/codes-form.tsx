import { useLingui } from '@lingui/react/macro'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import { PastedCodes } from '#site/page-kinds/parts/choices/pasted-codes.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import styles from './codes-form.module.css'

/** Where the text is sent; the answer is the address of the table (`respond-to-codes.ts`). */
const action = '/api/codes'

/** A field to paste into and one for a file, as a plain form. */
export function CodesForm({ text, locale }: { text: string; locale: LocaleCode }) {
  const { t } = useLingui()
  return (
    <form method="post" action={action} encType="multipart/form-data" className={choices.form}>
      <input type="hidden" name="locale" value={locale} />
      <PastedCodes
        label={t`Codes, one a line`}
        help={t`Quantities may stand beside them, as in “20 x NOR-1R” or in the cells of a table.`}
        rows={8}
        text={text}
      />
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
