import { useLingui } from '@lingui/react/macro'
import type { MediaCarousel } from 'component-schemas/blocks/media-carousel/schema.ts'
import type { BlockProps } from '#site/blocks/block-context.ts'
import { BlockFrame } from '#site/blocks/block-frame.tsx'
import { uidOf } from '#site/blocks/block-identity.ts'
import { editorAttributes } from '#site/blocks/editor-attributes.ts'
import { MediaFigure } from '#site/blocks/media-figure/media-figure.tsx'
import { shownMediaOf } from '#site/blocks/media-figure/shown-media-of.ts'
import { ratioOf } from '#site/blocks/ratio-of.ts'
import { SectionHeading } from '#site/blocks/section-heading/section-heading.tsx'
import { UnsupportedBlock } from '#site/blocks/unsupported-block.tsx'
import { Carousel } from '#site/ui/carousel/carousel.tsx'

/** Pictures and videos to leaf through, all of one shape. A frame without either is left out. */
export function MediaCarouselBlock({ block, context, level }: BlockProps<MediaCarousel>) {
  const { t } = useLingui()
  const items = block.items.filter((item) => shownMediaOf(item) !== undefined)
  if (items.length === 0) {
    const notice = { ...block, name: block.component, reason: 'No frame has a picture, a video or a link to one.' }
    return <UnsupportedBlock block={notice} context={context} />
  }
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} />
      <Carousel
        label={block.title ?? t`Pictures and videos`}
        labels={{ previous: t`Previous`, next: t`Next` }}
        size="frame"
        frameRatio={ratioOf(block.ratio)}
        items={items.map((item, index) => ({
          key: uidOf(item) || String(index),
          content: (
            <div {...editorAttributes(item)}>
              <MediaFigure item={item} ratio={ratioOf(block.ratio)} sizes="(min-width: 56rem) 48rem, 86vw" />
            </div>
          ),
        }))}
      />
    </BlockFrame>
  )
}
