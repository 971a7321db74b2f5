import type { TradePhotoCard } from 'component-schemas/cards/trade-cards.ts'
import type { TradeGallery } from 'component-schemas/content-types/trade-gallery/schema.ts'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Day } from '#site/ui/date/day.tsx'
import { TradeHead } from '../parts/extranet-head.tsx'
import { TradeSection } from '../parts/extranet-section.tsx'
import { TradePhotos } from '../parts/photo-list.tsx'

export type ExtranetGalleryProps = ViewProps & {
  gallery: Pick<TradeGallery, 'title' | 'teaser' | 'date' | 'photos'>
  photos: readonly TradePhotoCard[]
}

/** One gallery: its pictures with their renditions and rights. */
export function ExtranetGallery({ gallery, photos, breadcrumbs, context }: ExtranetGalleryProps) {
  const { title, teaser, date } = gallery
  return (
    <>
      <TradeHead breadcrumbs={breadcrumbs} title={title} teaser={teaser}>
        {date !== undefined && <Day iso={date} locale={context.locale} />}
      </TradeHead>
      <TradeSection>
        <TradePhotos photos={photos} blocks={gallery.photos} locale={context.locale} />
      </TradeSection>
    </>
  )
}
