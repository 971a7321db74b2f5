import { defineFeaturePages } from '#site/page-kinds/feature-pages.ts'
import { AgentCard } from './agent-card.tsx'
import { agentDetail } from './kind.tsx'

export const salesAgentPages = defineFeaturePages({
  kinds: { 'agent-detail': agentDetail },
  cards: { agent: (card, context) => <AgentCard agent={card} level={2} context={context} /> },
})
