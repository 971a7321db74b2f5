import { useLingui } from '@lingui/react/macro'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import type { BlockContext } from './block-context.ts'
import styles from './unsupported-block.module.css'

export type UnsupportedBlockProps = {
  block: { _uid: string; _editable?: string | undefined; name: string; reason: string }
  context: BlockContext
}

/** A block that cannot be shown: nothing for visitors, a notice with its name and the reason for editors. */
export function UnsupportedBlock({ block, context }: UnsupportedBlockProps) {
  const { t } = useLingui()
  if (!context.isEditor) return undefined
  return (
    <section className={styles.notice} aria-label={t`Notice for editors`} {...editorAttributes(block)}>
      <Icon name="warning" />
      <div>
        <p className={styles.title}>{t`Visitors do not see this block: ${block.name || '?'}`}</p>
        <pre className={styles.reason}>{block.reason}</pre>
      </div>
    </section>
  )
}
