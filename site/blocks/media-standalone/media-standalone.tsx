import type { MediaStandalone } from 'component-schemas/blocks/media-standalone/schema.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { MediaFigure } from '../media-figure/media-figure.tsx'
import { shownMediaOf } from '../media-figure/shown-media-of.ts'
import { ratioOf } from '../ratio-of.ts'
import { SectionHeading } from '../section-heading/section-heading.tsx'
import { UnsupportedBlock } from '../unsupported-block.tsx'
import styles from './media-standalone.module.css'

const sizes = {
  text: '(min-width: 48rem) 44rem, 92vw',
  page: '(min-width: 86rem) 82rem, 92vw',
  full: '100vw',
} as const

/** One picture or one video in a place of its own. */
export function MediaStandaloneBlock({ block, context, level }: BlockProps<MediaStandalone>) {
  if (!shownMediaOf(block)) {
    const notice = { ...block, name: block.component, reason: 'There is no picture, no video and no link to one.' }
    return <UnsupportedBlock block={notice} context={context} />
  }
  return (
    <BlockFrame block={block} context={context} width={block.width === 'full' ? 'full' : 'page'}>
      <div className={styles[block.width]}>
        <SectionHeading title={block.title} level={level} />
        <MediaFigure item={block} ratio={block.ratio && ratioOf(block.ratio)} sizes={sizes[block.width]} />
      </div>
    </BlockFrame>
  )
}
