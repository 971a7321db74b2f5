import { useLingui } from '@lingui/react/macro'
import type { GalleryPhoto } from 'component-schemas/content-types/gallery/gallery-photo.ts'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Enlargement } from '#site/ui/enlargement/enlargement.tsx'
import { PictureGroup } from '#site/ui/enlargement/picture-group.client.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { useEnlargeLabels } from '../enlarge-labels.ts'
import styles from './photo-grid.module.css'

/** Photos side by side; each opens large over the page, with its caption, its maker and, where it may be, its file. */
export function PhotoGrid({ photos }: { photos: readonly GalleryPhoto[] }) {
  return (
    <PictureGroup className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo._uid} {...editorAttributes(photo)}>
          <Photo photo={photo} isPriority={index === 0} />
        </li>
      ))}
    </PictureGroup>
  )
}

function Photo({ photo, isPriority }: { photo: GalleryPhoto; isPriority: boolean }) {
  const { image, caption } = photo
  const alt = caption ?? image.alt
  return (
    <figure className={styles.photo}>
      <Enlargement
        labels={useEnlargeLabels(alt)}
        caption={alt}
        about={<PhotoLabels photo={photo} />}
        large={<Image image={image} sizes="100vw" />}
      >
        <Image
          image={image}
          sizes="(min-width: 60rem) 26rem, (min-width: 34rem) 46vw, 92vw"
          ratio={3 / 2}
          widest={640}
          isPriority={isPriority}
          className={styles.image}
        />
      </Enlargement>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

function PhotoLabels({ photo }: { photo: GalleryPhoto }) {
  const { t } = useLingui()
  const { image, rights, isDownloadable } = photo
  return (
    <>
      {rights !== undefined && <span className={styles.rights}>{t`Picture: ${rights}`}</span>}
      {isDownloadable && (
        <Link to={{ href: image.src }} className={styles.download} download>
          <Icon name="download" />
          {t`Download the picture`}
        </Link>
      )}
    </>
  )
}
