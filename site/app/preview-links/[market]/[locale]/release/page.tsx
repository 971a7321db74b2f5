import type { Metadata } from 'next'

/** The pages of a release that a preview link shows (`features/preview-links/open-shared-preview.ts`). */
export { ReleaseListPage as default } from '#site/features/preview-links/release-list.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
