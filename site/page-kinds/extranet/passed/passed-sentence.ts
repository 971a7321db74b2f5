import { msg } from '@lingui/core/macro'
import type { RefusalSentence } from '#site/extranet/passing/respond-to-passed-download.ts'
import { messagesFor } from '#site/messages/load-messages.ts'

const sentences: Readonly<Partial<Record<Parameters<RefusalSentence>[0], ReturnType<typeof msg>>>> = {
  withdrawn: msg`This file is no longer available: it was withdrawn, or the sender may no longer pass it on.`,
  'used-up': msg`This file was downloaded as often as the sender allowed.`,
  'passed-link-ended': msg`The link has expired or was revoked. If you still need it, ask the person who sent it for a new one.`,
  'passed-link-busy': msg`Too many requests. Please try again in a minute.`,
  'page-not-found': msg`There is no such file.`,
}
const later = msg`The file cannot be sent at the moment. Please try again in a minute.`

/** Why a file that was passed on is not sent, in the language of the link, else in English. */
export const passedSentence: RefusalSentence = async (reason, locale = 'en') =>
  (await messagesFor(locale))._(sentences[reason] ?? later)
