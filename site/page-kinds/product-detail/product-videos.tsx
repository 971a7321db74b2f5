import { useLingui } from '@lingui/react/macro'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { uidOf } from '#site/blocks/block-identity.ts'
import { MediaFigure } from '#site/blocks/media-figure/media-figure.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import styles from './product-detail.module.css'

export type ProductVideosProps = { videos: NonNullable<Product['videos']> }

/** Videos of a product; nothing is fetched before the visitor plays one. Renders nothing without any. */
export function ProductVideos({ videos }: ProductVideosProps) {
  const { t } = useLingui()
  if (videos.length === 0) return undefined
  return (
    <section className={styles.section} id="videos">
      <Heading level={2} size={2}>{t`Videos`}</Heading>
      <ul className={styles.videos}>
        {videos.map((video, index) => (
          <li key={uidOf(video) || index} {...editorAttributes(video)}>
            <MediaFigure item={video} ratio={16 / 9} sizes="(min-width: 60rem) 40rem, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
