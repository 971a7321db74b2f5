import type { NestedBlock, RichTextDocument } from 'component-schemas/schema/field-values.ts'
import type { ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { headingLevels } from './heading-levels.ts'
import { renderContent } from './nodes.tsx'
import styles from './rich-text.module.css'

export type RichTextProps<Nested extends NestedBlock> = {
  document: RichTextDocument<Nested>
  /** Level of the heading above this text; its own headings begin one below. */
  under?: HeadingLevel | undefined
  /** Renders a block that an editor put between paragraphs; without it such blocks are left out. */
  renderBlock?: ((block: Nested) => ReactNode) | undefined
  className?: string | undefined
}

/**
 * Formatted text of the content service: every node and mark of product specification section 9.
 * Parts that are malformed or unsafe are left out, the words around them stay; nothing in a document makes it throw.
 */
export function RichText<Nested extends NestedBlock>(props: RichTextProps<Nested>) {
  const { document, under = 1, renderBlock, className } = props
  const renderBlocks = (body: readonly NestedBlock[]) =>
    renderBlock ? body.map((block) => renderBlock(block as Nested)) : undefined
  const page = { levels: headingLevels(document, under), renderBlocks }
  return <div className={classNames(styles.text, className)}>{renderContent(document.content, page, 0)}</div>
}
