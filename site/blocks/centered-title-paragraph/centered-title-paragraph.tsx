import type { CenteredTitleParagraph } from 'component-schemas/blocks/centered-title-paragraph/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { Eyebrow } from '../eyebrow/eyebrow.tsx'
import styles from './centered-title-paragraph.module.css'

/** Introduces what follows: a heading and a few sentences in the middle of the page. */
export function CenteredTitleParagraphBlock({ block, context, level }: BlockProps<CenteredTitleParagraph>) {
  const own = headingLevel(block.level, level)
  return (
    <BlockFrame block={block} context={context} className={styles.centre}>
      <Eyebrow>{block.eyebrow}</Eyebrow>
      <Heading level={own} size={own === 3 ? 2 : 4}>
        {block.title}
      </Heading>
      {block.text && <RichText document={block.text} under={own} className={styles.text} />}
      {block.cta && block.ctaLabel !== undefined && <ButtonLink to={block.cta}>{block.ctaLabel}</ButtonLink>}
    </BlockFrame>
  )
}

/** A page has one h1, and only the block that opens it may carry it; elsewhere the editor chooses between 2 and 3. */
function headingLevel(chosen: CenteredTitleParagraph['level'], level: HeadingLevel): HeadingLevel {
  if (level === 1) return 1
  return chosen === 'h3' ? 3 : 2
}
