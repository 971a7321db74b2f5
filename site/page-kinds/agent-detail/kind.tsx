import { around } from '#site/page-kinds/parts/surrounding-props.ts'
import type { PageKind } from '../page-kind.ts'
import { AgentDetail } from './agent-detail.tsx'
import type { AgentDetailContent } from './load.ts'

export const agentDetail: PageKind<AgentDetailContent> = {
  render: ({ story, card, categories }, read) => (
    <AgentDetail agent={story.content} card={card} categories={categories} {...around(read, story.content.name)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.name }),
  describe: ({ story }) => story.content.area,
}
