import { load } from '#load/features/sales-agent'
import { definePageKind } from '#site/page-kinds/page-kind.ts'
import { AgentDetail } from './agent-detail.tsx'

export const agentDetail = definePageKind('agent-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: (page, props) => <AgentDetail agent={page.story.content} {...page} {...props} />,
  describe: ({ story }) => story.content.area,
})
