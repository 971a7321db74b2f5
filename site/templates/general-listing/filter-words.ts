import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { statusLook } from '#site/blocks/event-card/event-words.ts'

/** What each filter is called; one row a query parameter. */
export const filterWords: Readonly<Record<string, MessageDescriptor>> = {
  area: msg`Field of work`,
  country: msg`Country`,
  department: msg`Department`,
  discipline: msg`Discipline`,
  language: msg`Language`,
  place: msg`Place`,
  service: msg`Service`,
  town: msg`Town`,
  status: msg`When`,
  topic: msg`Topic`,
}

/** Values that the interface names, because the content has no words for them: `parameter.value`. */
export const valueWords: Readonly<Record<string, MessageDescriptor>> = {
  'status.planned': statusLook.planned.word,
  'status.live': statusLook.live.word,
  'status.ended': statusLook.ended.word,
}
