import type { Metadata } from 'next'

/** What a preview link shows (`features/preview-links/open-shared-preview.ts`). */
export { SharedPreviewPage as default } from '#site/features/preview-links/shared-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
