import { load } from '#load/agent-detail'
import { definePageKind } from '../page-kind.ts'
import { AgentDetail } from './agent-detail.tsx'

export const agentDetail = definePageKind('agent-detail', {
  load,
  titleOf: ({ story }) => story.content.name,
  render: ({ story, card, categories }, props) => (
    <AgentDetail agent={story.content} card={card} categories={categories} {...props} />
  ),
  describe: ({ story }) => story.content.area,
})
