import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BulletinKind } from 'component-schemas/bulletin-kinds.ts'

/** What a reader calls a bulletin of each kind. */
export const bulletinKindLabels: Readonly<Record<BulletinKind, MessageDescriptor>> = {
  technical: msg`Technical`,
  commercial: msg`Commercial`,
  'software-update': msg`Software update`,
}
