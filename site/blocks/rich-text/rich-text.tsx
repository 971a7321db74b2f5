import type { RichText as RichTextContent } from 'component-schemas/blocks/rich-text/schema.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { levelAbove, nextLevel } from '#site/ui/heading/next-level.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import { AccordionBlock } from '../accordion/accordion.tsx'
import type { BlockContext, BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { ImageGridBlock } from '../image-grid/image-grid.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { UnsupportedBlock } from '../unsupported-block.tsx'
import styles from './rich-text.module.css'

type Nested = Extract<RichTextContent['body']['content'][number], { type: 'blok' }>['attrs']['body'][number]

/** Running text, with blocks between its paragraphs where an editor put them. */
export function RichTextBlock({ block, context, level }: BlockProps<RichTextContent>) {
  const under = block.title === undefined ? levelAbove(level) : level
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles[block.width]} data-titled={block.title === undefined ? undefined : ''}>
        <SectionHeading title={block.title} level={level} />
        <RichText
          document={block.body}
          under={under}
          renderBlock={(nested) => (
            <NestedBlock
              key={nested._uid}
              block={onGround(nested, block.theme)}
              context={context}
              level={nextLevel(under)}
            />
          )}
        />
      </div>
    </BlockFrame>
  )
}

/** The two blocks an editor may nest are named here: the page's list of blocks would lead back to this file. */
function NestedBlock({ block, context, level }: { block: Nested; context: BlockContext; level: HeadingLevel }) {
  if (block.component === 'accordion') return <AccordionBlock block={block} context={context} level={level} />
  if (block.component === 'image_grid') return <ImageGridBlock block={block} context={context} level={level} />
  return <UnsupportedBlock block={block} context={context} />
}

/** A nested block has the ground of the text around it. */
function onGround(nested: Nested, theme: RichTextContent['theme']): Nested {
  return nested.component === 'unsupported' ? nested : { ...nested, theme }
}
