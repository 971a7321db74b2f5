import type { Accordion } from 'component-schemas/blocks/accordion/schema.ts'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
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
            <div key={item._uid || index} {...editorAttributes(item)}>
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
