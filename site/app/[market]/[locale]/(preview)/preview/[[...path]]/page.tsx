import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DraftPage } from '#site/page-kinds/preview/draft-page.client.tsx'
import { readDraftPage } from '#site/page-kinds/preview/read-draft-page.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'

/** Drafts, for people whom `server/middleware/preview/preview-gate.ts` let in. */
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function PreviewPage(request: PageRequest) {
  const props = await readDraftPage(request)
  if (!props) notFound()
  return (
    <>
      <title>{props.draft.name}</title>
      {/* Another story is another page: nothing of what was typed into the last one stays. */}
      <DraftPage key={props.draft.id} {...props} />
    </>
  )
}
