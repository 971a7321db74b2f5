import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradePhotoCard, TradeRendition } from 'component-schemas/cards/trade-cards.ts'
import type { TradePhoto } from 'component-schemas/content-types/trade-gallery/trade-photo.ts'
import type { PhotoUsage } from 'component-schemas/kinds/photo-usages.ts'
import { useId } from 'react'
import { formatFileSize } from '#site/blocks/downloadable-list/format-file-size.ts'
import { useEnlargeLabels } from '#site/page-kinds/parts/enlarge-labels.ts'
import { editorAttributes } from '#site/ui/editor-mark/editor-attributes.ts'
import { Enlargement } from '#site/ui/enlargement/enlargement.tsx'
import { PictureGroup } from '#site/ui/enlargement/picture-group.client.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import { AroundFiles, BeforeFile, BelowFile } from './file-parts.tsx'
import { TradePicture } from './photo.tsx'
import styles from './photo-list.module.css'

/** What a reader may do with a picture, in a sentence. */
const photoUsageLabels: Readonly<Record<PhotoUsage, MessageDescriptor>> = {
  trade: msg`May be used in your shop, your catalogues and on your website.`,
  press: msg`For the press only, with the name of the author.`,
  internal: msg`For training and instruction only; not for publication.`,
}

type TradePhotosProps = {
  photos: readonly TradePhotoCard[]
  /** The editor's blocks of these photos, by the key of the card. */
  blocks: readonly Pick<TradePhoto, '_uid' | '_editable'>[]
  /** BCP 47 tag of the reader. */
  locale: string
}

/** Pictures for customers: each opens large, says what may be done with it, and gives out its renditions. */
export function TradePhotos({ photos, blocks, locale }: TradePhotosProps) {
  const form = useId()
  return (
    <AroundFiles form={form} files={photos.map(({ web }) => web)}>
      <PictureGroup className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.key} {...editorAttributes(blocks.find(({ _uid }) => _uid === photo.key) ?? {})}>
            <Photo photo={photo} locale={locale} isPriority={index === 0} form={form} />
          </li>
        ))}
      </PictureGroup>
    </AroundFiles>
  )
}

type PhotoProps = { photo: TradePhotoCard; locale: string; isPriority: boolean; form: string }

function Photo({ photo, locale, isPriority, form }: PhotoProps) {
  const { caption, alt, web } = photo
  return (
    <figure className={styles.photo}>
      <Enlargement
        labels={useEnlargeLabels(alt)}
        caption={caption}
        about={<PhotoAbout photo={photo} locale={locale} form={undefined} />}
        large={<TradePicture picture={web} alt={alt} />}
      >
        <TradePicture picture={web} alt={alt} className={styles.image} isPriority={isPriority} />
      </Enlargement>
      <figcaption className={styles.about}>
        <span className={styles.caption}>{caption}</span>
        <PhotoAbout photo={photo} locale={locale} form={form} />
      </figcaption>
    </figure>
  )
}

type PhotoAboutProps = {
  photo: TradePhotoCard
  locale: string
  /** id of the form of the ticks; in the window of a picture there are none. */
  form: string | undefined
}

/** What may be done with a picture, and its files; below the picture and in its window. */
function PhotoAbout({ photo, locale, form }: PhotoAboutProps) {
  const { t, i18n } = useLingui()
  const { caption, web, print, rights, usage } = photo
  const shared = { caption, locale, form }
  return (
    <>
      <span>{i18n._(photoUsageLabels[usage])}</span>
      {rights !== undefined && <span>{t`Picture: ${rights}`}</span>}
      <span className={styles.renditions}>
        <RenditionLink name={t`For screens`} rendition={web} {...shared} />
        {print && <RenditionLink name={t`For print (original)`} rendition={print} {...shared} isPrint />}
      </span>
    </>
  )
}

type RenditionLinkProps = Omit<PhotoAboutProps, 'photo'> & {
  name: string
  caption: string
  rendition: TradeRendition
  isPrint?: boolean
}

/** Dots of an inch in print. */
const dpi = 300

function RenditionLink({ name, caption, rendition, locale, form, isPrint = false }: RenditionLinkProps) {
  const { t } = useLingui()
  const { href, fileType, sizeBytes, width, height } = rendition
  const pixels = width && height ? `${width} × ${height}` : undefined
  const [wide, high] = [width, height].map((side) => Math.floor(((side ?? 0) * 2.54) / dpi))
  const inPrint = isPrint && pixels ? t`${wide} × ${high} cm at ${dpi} dpi` : undefined
  const size = sizeBytes === undefined ? undefined : formatFileSize(sizeBytes, locale)
  return (
    <span className={styles.taking}>
      <BeforeFile file={rendition} form={form} name={`${caption}: ${name}`} />
      <Link to={{ href }} className={styles.rendition} download>
        <Icon name="download" />
        <Unseen>{`${caption}: `}</Unseen>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.figures}>{[fileType, pixels, inPrint, size].filter(Boolean).join(', ')}</span>
      </Link>
      {form !== undefined && <BelowFile mark={rendition.mark} locale={locale} />}
    </span>
  )
}
