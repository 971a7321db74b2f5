import { setI18n } from '@lingui/react/server'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { brand } from '#site/brand/brand.ts'
import { getSettings } from '#site/content/stories/get-settings.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import type { PageRequest } from '#site/page-kinds/public/read-page.ts'
import { siteContextOf } from '#site/page-kinds/public/site-context-of.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import { passedFileAddress, passedParameter } from './passed-addresses.ts'
import { readReceived } from './passed-files.ts'
import { PassedFiles } from './passed-files.tsx'

/** The page of a link, for a person without an account: who sends which files. */
export async function PassedFilesPage({ params, searchParams }: PageRequest) {
  // Rendered for each request.
  await headers()
  const siteContext = siteContextOf(await params)
  const token = (await searchParams)[passedParameter]
  const link = typeof token === 'string' ? await readReceived(token) : undefined
  if (!link || typeof token !== 'string') notFound()
  setI18n(await messagesFor(siteContext.locale))
  const known = await getSettings(siteContext).catch(() => undefined)
  const files = link.files.map(({ place, left, file }) => ({
    place,
    href: left > 0 ? passedFileAddress(token, place) : undefined,
    file: file && { name: file.name, edition: file.printed, bytes: file.length },
  }))
  const home = { name: known?.settings.siteName ?? brand.name, href: pathFor(routeNamed('home'), {}, siteContext) }
  return <PassedFiles {...link} files={files} home={home} locale={locales[siteContext.locale].iso} />
}
