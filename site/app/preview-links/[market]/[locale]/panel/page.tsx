import type { Metadata } from 'next'

/** The preview links of a story, for editors (`server/middleware/preview/open-draft.ts`). */
export { LinkPanelPage as default } from '#site/page-kinds/preview/links/link-panel.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
