import { useLingui } from '@lingui/react/macro'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import styles from './lists.module.css'

/** A field for up to five hundred codes, as a table or a mail has them. */
export function PasteField({ label }: { label: string }) {
  const { t } = useLingui()
  return (
    <>
      <label htmlFor="list-text" className={choices.label}>
        {label}
      </label>
      <textarea
        id="list-text"
        name="text"
        rows={5}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="list-text-help"
        className={styles.text}
        placeholder={'NOR-1R\n20 x LIN-12DP'}
      />
      <p id="list-text-help" className={choices.help}>
        {t`Up to 500, with quantities as in “20 x NOR-1R” or in the cells of a table. Codes of other makers become ours.`}
      </p>
    </>
  )
}
