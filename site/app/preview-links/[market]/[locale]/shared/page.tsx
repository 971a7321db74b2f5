import type { Metadata } from 'next'

/** What a preview link shows (`server/middleware/preview/open-shared-preview.ts`). */
export { SharedPreviewPage as default } from '#site/page-kinds/preview/links/shared-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
