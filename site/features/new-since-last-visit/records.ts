import 'server-only'
import { msg, plural } from '@lingui/core/macro'
import type { CustomerRecords } from '#site/extranet/customer-records.ts'
import { changesSince } from './changes-since.ts'
import { lastVisit } from './last-visit.ts'
import { countChanges } from './list-changes.ts'

export const visitRecords: CustomerRecords = {
  changes: async () => await changesSince(await lastVisit()),
  counts: [
    {
      route: 'extranet',
      async count(siteContext, i18n) {
        const changes = await countChanges(siteContext)
        return changes > 0 ? i18n._(msg`${plural(changes, { one: '# new item', other: '# new items' })}`) : undefined
      },
    },
  ],
}
