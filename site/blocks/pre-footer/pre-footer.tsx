import type { PreFooter } from 'component-schemas/blocks/pre-footer/schema.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { Invitation } from '../invitation/invitation.tsx'
import styles from './pre-footer.module.css'

/** A page's own invitation; it looks like the one of the site. */
export function PreFooterBlock({ block, context, level }: BlockProps<PreFooter>) {
  const { title, text, cta, ctaLabel } = block
  return (
    <BlockFrame block={block} context={context} width="full">
      <div className={styles.band}>
        <Invitation title={title} text={text} cta={cta} ctaLabel={ctaLabel} level={level} />
      </div>
    </BlockFrame>
  )
}
