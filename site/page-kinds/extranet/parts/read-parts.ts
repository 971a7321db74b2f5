import 'server-only'
import { extranetVisits } from '#site/features.extranet.ts'
import type { ExtranetSubject } from '#site/page-kinds/feature-pages.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { ReadParts } from './extranet-parts.tsx'

/** Reads what features add to a page. */
export async function readParts(subject: ExtranetSubject, siteContext: SiteContext): Promise<ReadParts> {
  return await Promise.all(
    extranetVisits.map(async ({ name, read }) => ({ name, read: await read?.(subject, siteContext) })),
  )
}
