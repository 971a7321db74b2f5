import type { ParagraphsGrid, ParagraphsGridItem } from 'component-schemas/blocks/paragraphs-grid/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import styles from './paragraphs-grid.module.css'

/** Short texts of one weight side by side; a hair line over each keeps the columns together. */
export function ParagraphsGridBlock({ block, context, level }: BlockProps<ParagraphsGrid>) {
  const itemLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <ul className={styles.grid} data-columns={block.columns}>
        {block.items.map((item, index) => (
          <li key={item._uid || index} className={styles.item} {...editorAttributes(item)}>
            <Paragraph item={item} level={itemLevel} />
          </li>
        ))}
      </ul>
    </BlockFrame>
  )
}

function Paragraph({ item, level }: { item: ParagraphsGridItem; level: HeadingLevel }) {
  return (
    <>
      {item.icon && (
        <span className={styles.sign}>
          <Icon name={item.icon} />
        </span>
      )}
      <Heading level={level} size={1} className={styles.title}>
        {item.title}
      </Heading>
      {item.text && <RichText document={item.text} under={level} className={styles.text} />}
      {item.link && item.linkLabel !== undefined && (
        <ButtonLink to={item.link} look="quiet">
          {item.linkLabel}
        </ButtonLink>
      )}
    </>
  )
}
