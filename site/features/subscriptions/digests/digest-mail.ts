import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { QueuedMail } from '#site/forms/submissions/customer-mails/queue-mail.ts'
import { locales } from '#site/routing/locales.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { routeNamed } from '#site/routing/route-table.ts'
import type { DigestFolder, LibraryDocument } from './compose-digest.ts'
import { digestLink } from './digest-link.ts'
import type { Composed } from './send-digests.ts'

type Around = { i18n: I18n; siteContext: SiteContext; website: string }

/** The mail of a digest: what has changed by folder, with dates and links, and the link that ends it. */
export function digestMail(
  { digest, folders, siteContext, now }: Composed,
  { i18n, website }: Pick<Around, 'i18n' | 'website'>,
): QueuedMail {
  const around = { i18n, siteContext, website }
  const { id, dueAt, frequency, claims } = digest
  const count = folders.reduce((sum, { documents }) => sum + documents.length, 0)
  const end = digestLink(website, id)
  const { name } = claims
  const followed = digest.subscriptions.map(({ title }) => title).join(', ')
  const manage = `${website}${pathFor(routeNamed('extranet-subscriptions'), {}, siteContext)}`
  const reason =
    frequency === 'daily'
      ? msg`You get this once a day, because you follow: ${followed}`
      : msg`You get this once a week, because you follow: ${followed}`
  const text = [
    i18n._(msg`Hello ${name},`),
    ...folders.map((folder) => folderText(folder, around)),
    [
      i18n._(reason),
      `${i18n._(msg`Choose what you follow:`)} ${manage}`,
      `${i18n._(msg`End these mails without a login:`)} ${end}`,
    ].join('\n'),
  ].join('\n\n')
  const subject = i18n._(msg`${plural(count, { one: '# document has changed', other: '# documents have changed' })}`)
  const headers = { 'List-Unsubscribe': `<${end}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  const message = { sink: 'mail', to: [claims.email], subject, text, headers } as const
  return {
    id: `digest-${id}-${dueAt}`,
    sender: `digest:${frequency}`,
    locale: locales[siteContext.locale].iso,
    message,
    now,
  }
}

function folderText({ title, documents }: DigestFolder, { i18n, siteContext, website }: Around): string {
  const dates = new Intl.DateTimeFormat(locales[siteContext.locale].iso, { dateStyle: 'long', timeZone: 'UTC' })
  const line = ({ title: name, edition, path, appearedAt, isNew }: LibraryDocument) => {
    const details = [
      edition === undefined || name.includes(edition) ? undefined : edition,
      isNew ? i18n._(msg`New`) : i18n._(msg`Changed`),
    ]
    return `- ${dates.format(appearedAt)}: ${name} (${details.filter(Boolean).join(', ')})\n  ${website}${path}`
  }
  return [title ?? i18n._(msg`Other documents`), ...documents.map(line)].join('\n')
}
