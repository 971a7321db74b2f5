import { msg } from '@lingui/core/macro'
import { messagesFor } from '#site/messages/load-messages.ts'
import { fallbackLocales, type LocaleCode } from '#site/routing/locales.ts'
import type { ErrorCode } from '#site/server/errors.ts'

/** Why a link that exists gives no file. */
type NoFile = 'withdrawn' | 'used-up'

const sentences: Readonly<Partial<Record<NoFile | ErrorCode, ReturnType<typeof msg>>>> = {
  withdrawn: msg`This file is no longer available: it was withdrawn, or the sender may no longer pass it on.`,
  'used-up': msg`This file was downloaded as often as the sender allowed.`,
  'passed-link-ended': msg`The link has expired or was revoked. If you still need it, ask the person who sent it for a new one.`,
  'passed-link-busy': msg`Too many requests. Please try again in a minute.`,
  'page-not-found': msg`There is no such file.`,
}
const later = msg`The file cannot be sent at the moment. Please try again in a minute.`

/** Why a file that was passed on is not sent, in the language of the link, else in the one that replaces others. */
export async function passedSentence(
  reason: NoFile | ErrorCode,
  locale: LocaleCode = fallbackLocales[0],
): Promise<string> {
  return (await messagesFor(locale))._(sentences[reason] ?? later)
}
