import type {
  RepeatableTextImage,
  RepeatableTextImageItem,
} from 'component-schemas/blocks/repeatable-text-image/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { TextBesideImage } from '../text-beside-image/text-beside-image.tsx'
import styles from './repeatable-text-image.module.css'

/** Texts with a picture each, one below the other; sides alternate unless the editor chose one. */
export function RepeatableTextImageBlock({ block, context, level }: BlockProps<RepeatableTextImage>) {
  const itemLevel = block.title === undefined ? level : nextLevel(level)
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <div className={styles.rows}>
        {block.items.map((item, index) => (
          <div key={item._uid || index} {...editorAttributes(item)}>
            <TextBesideImage image={item.media} side={sideOf(item, index)}>
              <Heading level={itemLevel} size={2}>
                {item.title}
              </Heading>
              <RichText document={item.text} under={itemLevel} />
              {item.cta && item.ctaLabel !== undefined && (
                <ButtonLink to={item.cta} look="quiet">
                  {item.ctaLabel}
                </ButtonLink>
              )}
            </TextBesideImage>
          </div>
        ))}
      </div>
    </BlockFrame>
  )
}

/** The first picture is at the end of the line, where the eye arrives after the text. */
function sideOf({ side }: RepeatableTextImageItem, index: number): 'start' | 'end' {
  if (side !== 'alternating') return side
  return index % 2 === 0 ? 'end' : 'start'
}
