import type { RichTextImage } from 'component-schemas/blocks/rich-text-image/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { levelAbove } from '#site/ui/heading/next-level.ts'
import { RichText } from '#site/ui/rich-text/rich-text.tsx'
import type { BlockProps } from './block-context.ts'
import { BlockFrame } from './block-frame.tsx'
import { TextBesideImage } from './text-beside-image/text-beside-image.tsx'

/** A text with one picture beside it. */
export function RichTextImageBlock({ block, context, level }: BlockProps<RichTextImage>) {
  const under = block.title === undefined ? levelAbove(level) : level
  return (
    <BlockFrame block={block} context={context}>
      <TextBesideImage image={block.media} caption={block.caption} side={block.side}>
        {block.title !== undefined && (
          <Heading level={level} size={3}>
            {block.title}
          </Heading>
        )}
        <RichText document={block.body} under={under} />
        {block.cta && block.ctaLabel !== undefined && (
          <ButtonLink to={block.cta} look="secondary">
            {block.ctaLabel}
          </ButtonLink>
        )}
      </TextBesideImage>
    </BlockFrame>
  )
}
