import type { Gallery } from 'component-schemas/content-types/gallery/schema.ts'
import { ArticleHead } from '#site/blocks/article-head/article-head.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { PhotoGrid } from '#site/page-kinds/parts/photo-grid/photo-grid.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'

export type PhotoGalleryProps = ViewProps & {
  gallery: Pick<Gallery, 'title' | 'teaser' | 'date' | 'photos' | 'categoryNames'>
}

/** The pictures of one occasion. */
export function PhotoGallery({ gallery, breadcrumbs, context }: PhotoGalleryProps) {
  const { title, teaser, date, photos, categoryNames } = gallery
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} />
      <PageSection above="section-small" between="section-small">
        <ArticleHead
          title={title}
          level={1}
          locale={context.locale}
          subjects={categoryNames}
          teaser={teaser}
          date={date}
        />
        <PhotoGrid photos={photos} />
      </PageSection>
    </>
  )
}
