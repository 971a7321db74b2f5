import type { Accordion } from 'component-schemas/blocks/accordion/schema.ts'
import type { BlockProps } from '#site/blocks/block-context.ts'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { uidOf } from '#site/blocks/block-identity.ts'
import { editorAttributes } from '#site/blocks/editor-attributes.ts'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { RichText } from '#site/rich-text/rich-text.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import styles from './accordion.module.css'

/** Questions that open one by one; several may stay open, so that answers can be compared. */
export function AccordionBlock({ block, context, level }: BlockProps<Accordion>) {
  const hasHead = block.title !== undefined || block.intro !== undefined
  return (
    <BlockFrame block={block} context={context}>
      <div className={hasHead ? styles.beside : undefined}>
        <SectionHeading title={block.title} intro={block.intro} level={level} />
        <div className={styles.rows}>
          {block.items.map((item, index) => (
            <div key={uidOf(item) || index} {...editorAttributes(item)}>
              <Disclosure label={item.question} isOpen={block.openFirst === true && index === 0}>
                <RichText document={item.answer} under={level} />
              </Disclosure>
            </div>
          ))}
        </div>
      </div>
    </BlockFrame>
  )
}
