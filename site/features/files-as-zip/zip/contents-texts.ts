import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatFileSize } from '#site/blocks/downloadable-list/format-file-size.ts'
import { formatTag } from '#site/ui/date/format-tag.ts'
import type { ListTexts } from './plan-zip.ts'
import type { Missing } from './stream-zip.ts'

const reasons = {
  closed: msg`Left out: it is not available to you any more.`,
  gone: msg`Left out: it does not exist any more.`,
  'login-ended': msg`Left out: your login had ended.`,
  changed: msg`Left out: it was replaced in the meantime. Please download it again.`,
  unavailable: msg`Left out: the storage did not respond. Please try again later.`,
} as const satisfies Readonly<Record<Missing, unknown>>

/** The words of a ZIP in the reader's language: its name, and its list of contents. */
export function contentsTexts(i18n: I18n, locale: string): ListTexts & { zip: string } {
  const today = new Date()
  const days = new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const day = days.format(today)
  return {
    zip: `${i18n._(msg`My files`)} ${today.toISOString().slice(0, 10)}.zip`,
    name: `${i18n._(msg`List of contents`)}.txt`,
    head: `${i18n._(msg`Files that you downloaded on ${day}`)}\n\n`,
    taken({ number, name, file: { title, printed: edition, dated, length }, sha256 }) {
      const printed = edition === undefined ? undefined : i18n._(msg`Edition ${edition}`)
      const date = dated === undefined ? undefined : days.format(new Date(dated))
      const about = [title, printed, date, formatFileSize(length, locale)].filter(Boolean).join(' · ')
      return `${number}. ${name}\n   ${about}\n   SHA-256 ${sha256}\n\n`
    },
    missing: (number, reason) => `${number}. ${i18n._(reasons[reason])}\n\n`,
  }
}
