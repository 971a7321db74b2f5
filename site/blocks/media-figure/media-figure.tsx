import { useLingui } from '@lingui/react/macro'
import type { Asset, Link as LinkValue } from 'component-schemas/schema/field-values.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { WholeCodes } from '#site/ui/part-number/whole-codes.tsx'
import { Video } from '#site/ui/video/video.tsx'
import { ownRatio, shapeStyle } from '../ratio-of.ts'
import styles from './media-figure.module.css'
import { type ShownMedia, shownMediaOf } from './shown-media-of.ts'

export type MediaFigureProps = {
  item: {
    media?: Asset | undefined
    outside?: LinkValue | undefined
    poster?: Asset | undefined
    caption?: string | undefined
    transcript?: string | undefined
  }
  /** Width divided by height; absent shows a picture whole, and a video as wide as a screen. */
  ratio?: number | undefined
  /** As in the attribute of pictures. */
  sizes: string
}

/** A picture, a video, or a link to a video elsewhere, with its caption and transcript. Renders nothing without any of them. */
export function MediaFigure({ item, ratio, sizes }: MediaFigureProps) {
  const { t } = useLingui()
  const shown = shownMediaOf(item)
  if (!shown) return undefined
  return (
    <div
      className={styles.figure}
      style={shapeStyle(ratio ?? (shown.kind === 'image' ? ownRatio(shown.image) : screenRatio))}
    >
      <figure>
        <Shown shown={shown} caption={item.caption} ratio={ratio} sizes={sizes} />
        {item.caption !== undefined && (
          <figcaption className={styles.caption}>
            <WholeCodes>{item.caption}</WholeCodes>
          </figcaption>
        )}
      </figure>
      {item.transcript !== undefined && shown.kind !== 'image' && (
        <Disclosure label={t`Transcript`}>
          <p className={styles.transcript}>{item.transcript}</p>
        </Disclosure>
      )}
    </div>
  )
}

type ShownProps = { shown: ShownMedia; caption: string | undefined } & Pick<MediaFigureProps, 'ratio' | 'sizes'>

function Shown({ shown, caption, ratio, sizes }: ShownProps) {
  const { t } = useLingui()
  switch (shown.kind) {
    case 'image':
      return <Image image={shown.image} sizes={sizes} ratio={ratio} className={styles.image} />
    case 'video':
      return <Video src={shown.src} poster={shown.poster} ratio={ratio ?? screenRatio} label={caption ?? t`Video`} />
    case 'outside':
      return <OutsideVideo shown={shown} ratio={ratio ?? screenRatio} sizes={sizes} />
  }
}

const screenRatio = 16 / 9

type OutsideProps = { shown: Extract<ShownMedia, { kind: 'outside' }>; ratio: number; sizes: string }

/** Nothing of another site is loaded into ours: the reader goes there, and knows it before. */
function OutsideVideo({ shown: { link, site, poster }, ratio, sizes }: OutsideProps) {
  const { t } = useLingui()
  const words = site === undefined ? t`Watch the video` : t`Watch the video on ${site}`
  if (!poster) {
    return (
      <p>
        <ButtonLink to={link} look="secondary" icon="external">
          {words}
        </ButtonLink>
      </p>
    )
  }
  return (
    <Link to={link} className={styles.outside}>
      <span className={styles.poster} style={{ aspectRatio: ratio }}>
        <Image image={poster} sizes={sizes} ratio={ratio} />
      </span>
      <span className={styles.where}>
        <Icon name="play" />
        <span>{words}</span>
        <Icon name="external" />
      </span>
    </Link>
  )
}
