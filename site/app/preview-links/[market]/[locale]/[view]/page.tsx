import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { LinkPanelPage } from '#site/page-kinds/preview/links/link-panel.tsx'
import { ReleaseListPage } from '#site/page-kinds/preview/links/release-list.tsx'
import { SharedPreviewPage } from '#site/page-kinds/preview/links/shared-page.tsx'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'

const views = {
  /** The preview links of a story, for editors (`server/middleware/preview/open-draft.ts`). */
  panel: LinkPanelPage,
  /** The pages of a release that a preview link shows (`server/middleware/preview/open-shared-preview.ts`). */
  release: ReleaseListPage,
  /** The page that a preview link shows. */
  shared: SharedPreviewPage,
} as const

type ViewRequest = PageRequest & { params: Promise<{ view: string }> }

/** One route for all of them: the process holds the code of the pages once for each route. */
export default async function PreviewLinkPage(request: ViewRequest) {
  const { view } = await request.params
  const View = Object.entries(views).find(([name]) => name === view)?.[1]
  return View ? await View(request) : notFound()
}

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
