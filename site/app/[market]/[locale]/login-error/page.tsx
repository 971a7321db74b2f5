import type { Metadata } from 'next'

/** Where a login that failed leads (`server/middleware/login/open-login-error.ts`). */
export { LoginErrorPage as default } from '#site/page-kinds/errors/login-error-page.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { robots: { index: false } }
