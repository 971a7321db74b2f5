import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { downloadKindsName } from '#site/blocks/downloadable-list/download-kind-name.ts'
import { bulletinKindLabels } from '#site/page-kinds/parts/cards/bulletin-card.tsx'

/** What each filter is called; one row a query parameter. */
export const filterLabels: Readonly<Record<string, MessageDescriptor>> = {
  area: msg`Field of work`,
  country: msg`Country`,
  department: msg`Department`,
  discipline: msg`Discipline`,
  kind: msg`Kind`,
  language: msg`Language`,
  place: msg`Place`,
  service: msg`Service`,
  town: msg`Town`,
  status: msg`When`,
  topic: msg`Topic`,
  year: msg`Year`,
}

/** Values that the interface names, because the content has no words for them: `parameter.value`. */
export const valueLabels: Readonly<Record<string, MessageDescriptor>> = {
  ...kindLabels(bulletinKindLabels),
  ...kindLabels(downloadKindsName),
}

/** Kinds of bulletins and of files have other words, and no value in common. */
function kindLabels(words: Readonly<Record<string, MessageDescriptor>>): Record<string, MessageDescriptor> {
  return Object.fromEntries(Object.entries(words).map(([kind, word]) => [`kind.${kind}`, word]))
}
