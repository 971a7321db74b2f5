import 'server-only'
import { parseDownloadHref } from '#site/extranet/downloads/download-path.ts'
import { type OpenFile, openDownloadFor } from '#site/extranet/downloads/open-download.ts'
import { isLocaleCode, type LocaleCode } from '#site/routing/locales.ts'
import { CatalogueError, isCatalogueError } from '#site/server/errors.ts'
import { linksAway } from './open-link.ts'
import type { PassedFile, PassedLink } from './open-passed-links.ts'
import { passedLinks } from './site-passed-links.ts'

/** A file of a link for its receiver; without `file` the sender may no longer read it, or it is no longer there. */
export type ReceivedFile = { place: number; left: number; file: OpenFile | undefined }

export type ReceivedLink = Omit<PassedLink, 'files'> & { files: readonly ReceivedFile[] }

/**
 * What the receiver of a link sees. The middleware has opened the link; it is read again here.
 * @returns undefined when it has ended since
 * @throws CatalogueError content-unavailable, passed-links-unavailable
 */
export async function readReceived(token: string): Promise<ReceivedLink | undefined> {
  const link = await passedLinks().find(token).catch(linksAway)
  if (!link?.isOpen) return undefined
  const files = link.files.map(async (one) => {
    return { place: one.place, left: link.allowed - one.used, file: await fileOf(link, one) }
  })
  return { ...link, files: await Promise.all(files) }
}

/**
 * A file of a link, as the sender may read it at this moment.
 * @returns undefined when the sender may no longer read it, or it is no longer published
 * @throws CatalogueError content-unavailable
 */
export async function fileOf(link: PassedLink, { path }: PassedFile): Promise<OpenFile | undefined> {
  try {
    const reader = { subject: link.subject, groups: link.groups, market: link.senderMarket }
    return await openDownloadFor(reader, parseDownloadHref(path), localeOfLink(link))
  } catch (error) {
    if (isCatalogueError(error, 'access-forbidden') || isCatalogueError(error, 'page-not-found')) return undefined
    throw error
  }
}

/** The language of a link, which may have been removed from the site since. */
export function localeOfLink({ locale }: Pick<PassedLink, 'locale'>): LocaleCode {
  if (isLocaleCode(locale)) return locale
  throw new CatalogueError('page-not-found', `The site has no language ${locale}`)
}
