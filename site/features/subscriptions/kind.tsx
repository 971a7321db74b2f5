import { load } from '#load/features/subscriptions'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { ExtranetSubscriptions } from './extranet-subscriptions.tsx'

export const extranetSubscriptions = definePageKind('extranet-subscriptions', {
  load,
  render: (page, props) => <ExtranetSubscriptions page={page.story.content} {...page} {...props} />,
})
