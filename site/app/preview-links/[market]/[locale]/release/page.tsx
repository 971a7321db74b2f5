import type { Metadata } from 'next'

/** The pages of a release that a preview link shows (`server/middleware/preview/open-shared-preview.ts`). */
export { ReleaseListPage as default } from '#site/page-kinds/preview/links/release-list.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
