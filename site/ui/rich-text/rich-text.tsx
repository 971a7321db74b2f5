import { isObject } from 'component-schemas/parse/is-object.ts'
import type { NestedBlock, RichTextDocument, RichTextNode } from 'component-schemas/schema/field-values.ts'
import type { ReactNode } from 'react'
import { classNames } from '#site/ui/class-names.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
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

/**
 * Levels for the headings of a text inside a page, so that the outline has one h1 and no gap: the highest level an
 * editor used becomes the one below `under`, and no heading lies more than one level below the heading before it.
 *
 * @returns the level of each heading node, found by identity
 */
function headingLevels(document: RichTextDocument, under: HeadingLevel): ReadonlyMap<RichTextNode, HeadingLevel> {
  const headings = headingsOf(document)
  const highest = Math.min(...headings.map((heading) => heading.attrs.level))
  const levels = new Map<RichTextNode, HeadingLevel>()
  let before: number = under
  for (const heading of headings) {
    const wanted = under + 1 + heading.attrs.level - highest
    before = Math.min(6, before + 1, wanted)
    levels.set(heading, before as HeadingLevel)
  }
  return levels
}

type HeadingNode = Extract<RichTextNode, { type: 'heading' }>

/** In reading order; walks with a list of its own, for a hostile document is deeper than the call stack. */
function headingsOf(document: RichTextDocument): HeadingNode[] {
  const found: HeadingNode[] = []
  const waiting: unknown[] = [document]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (!isObject(node)) continue
    if (isHeading(node)) found.push(node)
    if (Array.isArray(node['content'])) waiting.push(...node['content'].toReversed())
  }
  return found
}

function isHeading(node: Readonly<Record<string, unknown>>): node is HeadingNode & Readonly<Record<string, unknown>> {
  return node['type'] === 'heading' && isObject(node['attrs']) && Number.isInteger(node['attrs']['level'])
}
