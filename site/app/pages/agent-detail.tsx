import type { AgentDetailContent } from '#site/content/pages/agent-detail.ts'
import { AgentDetail } from '#site/templates/agent-detail/agent-detail.tsx'
import { around } from './around.ts'
import type { PageKind } from './page-kind.ts'

export const agentDetail: PageKind<AgentDetailContent> = {
  draw: ({ story, card, categories }, read) => (
    <AgentDetail agent={story.content} card={card} categories={categories} {...around(read, story.content.name)} />
  ),
  nameOf: ({ story }) => ({ pageTitle: story.content.name }),
  describe: ({ story }) => story.content.area,
}
