import type { RedirectRule } from './collapse-redirects.ts'

/**
 * Redirects that belong to a version of the site rather than to its content (product specification, section 4: route rules of the build
 * manifest). They apply in every market; a target with `https://` leaves the site.
 */
export const manifestRedirects: readonly RedirectRule[] = []
