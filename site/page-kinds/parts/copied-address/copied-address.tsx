import { useLingui } from '@lingui/react/macro'
import buttons from '#site/ui/button/button-link.module.css'
import field from '#site/ui/field/field.module.css'
import { Icon } from '#site/ui/icon/icon.tsx'
import { CopyButton } from '#site/ui/part-number/copy-button.client.tsx'
import styles from './copied-address.module.css'

/** An address to select, or to copy with JavaScript. */
export function CopiedAddress({ address, label }: { address: string; label: string }) {
  const { t } = useLingui()
  return (
    <div className={styles.address}>
      <input className={field.box} type="text" readOnly value={address} aria-label={label} />
      <CopyButton
        text={address}
        labels={{ copy: t`Copy the address`, copied: t`Copied` }}
        icons={{ copy: <Icon name="copy" />, copied: <Icon name="check" /> }}
        className={buttons.secondary}
      />
    </div>
  )
}
