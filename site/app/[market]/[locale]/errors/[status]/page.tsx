import type { Metadata } from 'next'

export { ErrorScreenPage as default } from '#site/page-kinds/errors/error-screen-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false } }
