import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Contract } from 'component-schemas/content-types/job/schema.ts'

/** What each kind of contract is called. */
export const contractLabels: Readonly<Record<Contract, MessageDescriptor>> = {
  permanent: msg`Permanent, full time`,
  'part-time': msg`Permanent, part time`,
  temporary: msg`For a limited time`,
  apprenticeship: msg`Apprenticeship`,
}
