import { useLingui } from '@lingui/react/macro'
import type { EventCard as Card } from 'component-schemas/cards/newsroom-cards.ts'
import type { Event } from 'component-schemas/content-types/event/schema.ts'
import type { GalleryPhoto } from 'component-schemas/content-types/gallery/gallery-photo.ts'
import { ArticleHead } from '#site/blocks/article-head/article-head.tsx'
import { type RenderableBlock, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { MoreCards, moreSizes } from '#site/page-kinds/parts/cards/more-cards.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { PhotoGrid } from '#site/page-kinds/parts/photo-grid/photo-grid.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { EventCard, kindName } from './event-card.tsx'
import styles from './event-detail.module.css'
import { EventDetails, type EventDetailsProps } from './event-details.tsx'

export type EventDetailProps = ViewProps & {
  event: Omit<Event, 'body' | 'component' | '_uid'>
  body: readonly RenderableBlock[]
  /** At the time of the render. */
  status: Card['status']
  /** The word readers see. */
  discipline: string | undefined
  gallery: { title: string; href: string | undefined; photos: readonly GalleryPhoto[] } | undefined
  /** What comes next, the soonest first. */
  more: readonly Card[]
  /** What features add to its details. */
  links: EventDetailsProps['links']
}

/** An event: what, when by its own clock, where, how to take part, and afterwards what it looked like. */
export function EventDetail(props: EventDetailProps) {
  const { event, body, status, discipline, gallery, more, links, breadcrumbs, context } = props
  const { t, i18n } = useLingui()
  const { title, kind, teaser, cover } = event
  const subjects = [i18n._(kindName[kind]), ...(discipline === undefined ? [] : [discipline])]
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} />
      <article>
        <PageSection above="section-small" below="section-small" between="section-small">
          <ArticleHead
            title={title}
            level={1}
            locale={context.locale}
            subjects={subjects}
            teaser={teaser}
            image={cover}
          />
          <EventDetails event={event} status={status} links={links} locale={context.locale} />
        </PageSection>
        <RenderBlocks blocks={body} context={context} hasTitle />
        {gallery && <EventPhotos gallery={gallery} />}
      </article>
      <MoreCards title={t`Coming up`}>
        {more.map((one) => (
          <EventCard key={one.uuid} event={one} level={3} context={context} sizes={moreSizes} />
        ))}
      </MoreCards>
    </>
  )
}

/** Photos of a gallery that are shown below its event; the gallery has all of them. */
const mostPhotos = 6

function EventPhotos({ gallery }: { gallery: NonNullable<EventDetailProps['gallery']> }) {
  const { t } = useLingui()
  const { title, href, photos } = gallery
  return (
    <PageSection above="section-small" below="section-small" between="section-small">
      <div className={styles.heading}>
        <Heading level={2} size={2}>
          {title}
        </Heading>
        {href !== undefined && (
          <ButtonLink to={{ href }} look="quiet">
            {t`All pictures`}
          </ButtonLink>
        )}
      </div>
      <PhotoGrid photos={photos.slice(0, mostPhotos)} />
    </PageSection>
  )
}
