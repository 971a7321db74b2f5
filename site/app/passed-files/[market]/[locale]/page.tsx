import type { Metadata } from 'next'

/** Files that a customer passes on (`features/passing-files/open-passed-files.ts`). */
export { PassedFilesPage as default } from '#site/features/passing-files/passed-files-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false, follow: false } }
