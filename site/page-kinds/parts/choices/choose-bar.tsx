import { useLingui } from '@lingui/react/macro'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { TickedToList } from './add-to-list.client.tsx'
import styles from './choose-bar.module.css'
import { ChosenCodes } from './chosen-codes.client.tsx'

/** id of the form, which the boxes of the cards name. */
const chooseForm = 'choose'

/** The pages that take the products ticked in a list. */
export type ChoosePaths = Readonly<Record<'compare' | 'list' | 'codes', string | undefined>>

/** A box to choose a product of a list; its form is below the list. */
export function ChooseBox({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <label className={styles.choose}>
      <input type="checkbox" name="c" value={code} form={chooseForm} />
      <span>
        {t`Select`} <Unseen>{code}</Unseen>
      </span>
    </label>
  )
}

/** What is done with the ticked products. Without a script the style sheet shows it as soon as one is ticked. */
export function ChooseBar({ paths }: { paths: ChoosePaths }) {
  const { t } = useLingui()
  return (
    <form
      id={chooseForm}
      method="get"
      action={paths.compare ?? paths.list}
      className={styles.bar}
      aria-label={t`Selected products`}
    >
      {paths.compare !== undefined && <button type="submit" className={styles.main}>{t`Compare`}</button>}
      {paths.list !== undefined && <TickedToList path={paths.list}>{t`Add to my list`}</TickedToList>}
      <ChosenCodes form={chooseForm} labels={{ chosen: t`Selected`, clear: t`Clear` }} className={styles.number} />
    </form>
  )
}
