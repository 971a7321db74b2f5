import type { Metadata } from 'next'

/** The preview links of a story, for editors (`features/preview-links/open-link-panel.ts`). */
export { LinkPanelPage as default } from '#site/features/preview-links/link-panel.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
