import { Icon } from '../icon/icon.tsx'
import { CopyButton } from './copy-button.client.tsx'
import styles from './part-number.module.css'

export type PartNumberProps = {
  code: string
  /** Anchor of the number, unique on the page. */
  id?: string | undefined
}

/** A part number: tabular, in one piece, selected whole by one click. */
export function PartNumber({ code, id }: PartNumberProps) {
  return (
    <code id={id} className={styles.code} translate="no">
      {code}
    </code>
  )
}

/** The same with a button that takes it along. */
export function CopyablePartNumber({ code, labels }: { code: string; labels: { copy: string; copied: string } }) {
  return (
    <span className={styles.copyable}>
      <PartNumber code={code} />
      <CopyButton
        text={code}
        labels={labels}
        icons={{ copy: <Icon name="copy" />, copied: <Icon name="check" /> }}
        className={styles.button}
      />
    </span>
  )
}
