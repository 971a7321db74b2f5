import { useLingui } from '@lingui/react/macro'
import type { MediaCarousel } from 'component-schemas/blocks/media-carousel/schema.ts'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import type { BlockProps } from './block-context.ts'
import { BlockFrame } from './block-frame.tsx'
import { MediaFigure } from './media-figure/media-figure.tsx'
import { shownMediaOf } from './media-figure/shown-media-of.ts'
import { ratioOf } from './ratio-of.ts'
import { SectionHeading } from './section-heading/section-heading.tsx'
import { UnsupportedBlock } from './unsupported-block.tsx'

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
          key: item._uid || String(index),
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
