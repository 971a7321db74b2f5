import { Plural, useLingui } from '@lingui/react/macro'
import type { ListFilter } from 'component-schemas/cards/list-filter.ts'
import { hasOpeningTitle, RenderBlocks } from '#site/blocks/render-blocks.tsx'
import { ListCount } from '#site/page-kinds/parts/listing/listing.tsx'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { QueryForm } from '#site/page-kinds/parts/query-form/query-form.tsx'
import { TypedField } from '#site/page-kinds/search-page/typed-field.client.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { type ListAddress, ListFilters } from '../general-listing/list-filters.tsx'
import { isNarrowed, NoEntry } from '../general-listing/no-entry.tsx'
import type { ComposedProps } from '../view-props.ts'

export type DownloadsSkeletonProps = ComposedProps & {
  filters: readonly ListFilter[]
  /** Downloads that the choices leave. */
  total: number
  /** Where the page is now: its filters lead from here. */
  address: ListAddress
}

/** A page of files to take along. Its filters are above the first list; the editor's other blocks stay put. */
export function DownloadsSkeleton(props: DownloadsSkeletonProps) {
  const { page, body, filters, total, address, breadcrumbs, context } = props
  const first = body.findIndex(({ component }) => component === 'downloadable_list')
  const above = first < 0 ? body : body.slice(0, first)
  const title = hasOpeningTitle(above) ? undefined : page.title
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} title={title} />
      <RenderBlocks blocks={above} context={context} hasTitle={title !== undefined} />
      <PageSection label={page.title} id="list" below="space-3" between="space-2">
        <DownloadSearch address={address} />
        <ListFilters filters={filters} address={address} context={context} />
        {total === 0 && (isNarrowed(filters) || address.query['q']) ? (
          <NoEntry filters={filters} address={address} />
        ) : (
          <ListCount>
            <Plural
              value={total}
              _0="The files for this page are being prepared."
              one="# download"
              other="# downloads"
            />
          </ListCount>
        )}
      </PageSection>
      <RenderBlocks blocks={first < 0 ? [] : body.slice(first)} context={context} hasTitle />
    </>
  )
}

function DownloadSearch({ address: { path, query } }: { address: ListAddress }) {
  const { t } = useLingui()
  const { q = [], ...kept } = query
  return (
    <search aria-label={t`Search the downloads`}>
      <QueryForm
        id="download-words"
        action={path}
        words={q[0] ?? ''}
        label={t`Title of a document or program`}
        maxLength={80}
        kept={kept}
        Field={TypedField}
        button={
          <>
            <Icon name="search" />
            {t`Search`}
          </>
        }
      />
    </search>
  )
}
