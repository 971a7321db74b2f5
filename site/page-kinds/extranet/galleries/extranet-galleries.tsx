import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TradeEntryCard, TradeGalleryCard } from 'component-schemas/cards/trade-cards.ts'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { TradeEntries } from '../parts/entry-list.tsx'
import { TradeFrame } from '../parts/extranet-frame.tsx'
import type { TradePageProps } from '../parts/extranet-page-props.ts'
import { TradeSection } from '../parts/extranet-section.tsx'
import { NothingYet } from '../parts/nothing-yet.tsx'
import { TradePicture } from '../parts/photo.tsx'
import styles from './extranet-galleries.module.css'

export type ExtranetGalleriesProps = TradePageProps & {
  /** Categories one level down. */
  entries: readonly TradeEntryCard[]
  galleries: readonly TradeGalleryCard[]
}

/** A category of the photo gallery. */
export function ExtranetGalleries(props: ExtranetGalleriesProps) {
  const { entries, galleries } = props
  const { t } = useLingui()
  const countMessages = (count: number) => t`${plural(count, { one: '# picture', other: '# pictures' })}`
  return (
    <TradeFrame {...props}>
      <TradeSection>
        <TradeEntries label={t`Categories`} entries={entries} countMessages={countMessages} />
        {galleries.length > 0 && (
          <ul className={styles.galleries}>
            {galleries.map((gallery) => (
              <li key={gallery.uuid}>
                <Gallery gallery={gallery} countMessages={countMessages} />
              </li>
            ))}
          </ul>
        )}
        {entries.length + galleries.length === 0 && (
          <NothingYet>{t`There are no pictures for you here yet.`}</NothingYet>
        )}
      </TradeSection>
    </TradeFrame>
  )
}

type GalleryProps = { gallery: TradeGalleryCard; countMessages: (count: number) => string }

function Gallery({ gallery: { title, teaser, href, count, cover }, countMessages }: GalleryProps) {
  return (
    <article className={styles.gallery}>
      <TradePicture picture={cover} alt="" className={styles.cover} />
      <Heading level={2} size={1}>
        <Link to={{ href }} className={styles.link}>
          {title}
        </Link>
      </Heading>
      {teaser !== undefined && <p className={styles.teaser}>{teaser}</p>}
      <p className={styles.count}>{countMessages(count)}</p>
    </article>
  )
}
