import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { StoryContent } from 'component-schemas/schema/registry.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { DownloadRow } from '#site/blocks/downloadable-list/download-row.tsx'
import type { RedirectOutcome } from '#site/content/addresses/check-redirect.ts'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { DefinitionTable } from '#site/ui/definition-table/definition-table.tsx'
import type { RecordPreview, WebsiteRedirect } from './record-preview.ts'

type RecordViewProps = { record: RecordPreview; content: StoryContent; context: BlockContext }

/** What a story without a page changes on the website, as visitors will see it there. */
export function RecordView({ record, content, context }: RecordViewProps) {
  const { t } = useLingui()
  switch (record.kind) {
    case 'redirect':
      return <Redirects websites={record.websites} />
    case 'download': {
      const blocks = content.component === 'download' ? content.files : []
      return (
        <PageSection above="section-small" below="section-small" label={t`As lists of files show it`}>
          <p>{t`As lists of files show it`}</p>
          <DownloadRow download={record.card} level={1} context={context} hasKind blocks={blocks} />
        </PageSection>
      )
    }
    case 'folder': {
      const { title, teaser, downloads } = record.group
      return (
        <>
          <PageHead breadcrumbs={[]} title={title} teaser={teaser} kind={t`As lists of files show it`} />
          <PageSection below="section-small" between="space-2">
            {downloads.map((download) => (
              <DownloadRow key={download.uuid} download={download} level={2} context={context} hasKind />
            ))}
            {downloads.length === 0 && <p>{t`No file of this folder can be shown: lists leave the folder out.`}</p>}
          </PageSection>
        </>
      )
    }
    case 'unseen':
      return (
        <PageHead
          breadcrumbs={[]}
          title={t`This story has no page`}
          teaser={t`No address leads to it where it stands. Move it to a folder of pages, or pick it on a page.`}
        />
      )
  }
}

const outcomes: Readonly<Record<RedirectOutcome, MessageDescriptor>> = {
  works: msg`Works as soon as it is published`,
  circle: msg`Leads in a circle; visitors are not redirected`,
  taken: msg`Another redirect has this address and comes first`,
  page: msg`A page is published at the old address; visitors are led on once it is off the site`,
  'no-page': msg`There is no page where it leads`,
  elsewhere: msg`Does not hold here`,
}

/** The redirect, tested on every website. */
function Redirects({ websites }: { websites: readonly WebsiteRedirect[] }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <PageHead breadcrumbs={[]} title={t`Where this redirect leads`} />
      <PageSection below="section-small" between="space-4">
        {websites.map(({ website, outcome, from, to, status }) => (
          <DefinitionTable
            key={website}
            caption={website}
            rows={[
              { term: t`Test`, value: i18n._(outcomes[outcome]) },
              ...(from === undefined ? [] : [{ term: t`Old address`, value: from }]),
              ...(to === undefined ? [] : [{ term: t`Leads to`, value: `${to} (${status})` }]),
            ]}
          />
        ))}
      </PageSection>
    </>
  )
}
