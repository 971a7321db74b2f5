import type { Metadata } from 'next'

/** Files that a customer passes on (`server/middleware/open-passed-files.ts`). */
export { PassedFilesPage as default } from '#site/page-kinds/extranet/passed/passed-files-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
