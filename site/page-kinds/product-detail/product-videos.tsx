import { useLingui } from '@lingui/react/macro'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import type { Product } from 'component-schemas/content-types/product/schema.ts'
import { MediaFigure } from '#site/blocks/media-figure/media-figure.tsx'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import { Video } from '#site/ui/video/video.tsx'
import styles from './product-detail.module.css'

export type ProductVideosProps = {
  videos: NonNullable<Product['videos']>
  /** Downloads of the product that are played on its page as well. */
  films: readonly DownloadCard[]
}

/** Videos of a product; nothing is fetched before the visitor plays one. Renders nothing without any. */
export function ProductVideos({ videos, films }: ProductVideosProps) {
  const { t } = useLingui()
  if (videos.length + films.length === 0) return undefined
  return (
    <section className={styles.section} id="videos">
      <Heading level={2} size={2}>{t`Videos`}</Heading>
      <ul className={styles.videos}>
        {videos.map((video, index) => (
          <li key={video._uid || index} {...editorAttributes(video)}>
            <MediaFigure item={video} ratio={16 / 9} sizes="(min-width: 60rem) 40rem, 92vw" />
          </li>
        ))}
        {films.map((film) => (
          <li key={film.uuid}>
            <Film film={film} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Film({ film: { title, files, cover, href } }: { film: DownloadCard }) {
  const [file] = files
  return (
    file && (
      <figure className={styles.film}>
        <Video src={file.href} poster={cover} ratio={16 / 9} label={title} />
        <figcaption>{href === undefined ? title : <QuietLink to={{ href }}>{title}</QuietLink>}</figcaption>
      </figure>
    )
  )
}
