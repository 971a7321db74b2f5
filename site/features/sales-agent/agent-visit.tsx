import 'server-only'
import type { ExtranetVisit } from '#site/page-kinds/feature-pages.ts'
import { AgentPanel } from './agent-panel.tsx'
import { readAgent } from './read-agent.ts'

/** A customer finds their agent below each page. */
export const agentVisit: ExtranetVisit = {
  name: 'sales-agent',
  async below(siteContext, context) {
    const agent = await readAgent(siteContext)
    return agent && <AgentPanel agent={agent} context={context} />
  },
}
