import { respond } from '#site/handlers/respond.ts'

export const dynamic = 'force-dynamic'

/** Every interface of the site (`site/handlers`). */
export { respond as GET, respond as HEAD, respond as POST }
