import { defineFeature } from '#site/routing/feature.ts'

/** Sales agents: their list by country and language, a page each, and for customers the agent who serves them. */
export const salesAgent = defineFeature({
  name: 'sales-agent',
  needs: [],
  contentTypes: ['sales_agent'],
  segments: {
    salesAgent: {
      es: 'agente-de-ventas',
      en: 'sales-agent',
      it: 'agente-di-vendita',
      fr: 'agent-commercial',
      de: 'handelsvertreter',
      pt: 'agente-de-vendas',
      nl: 'verkoopagent',
      ro: 'agent-de-vanzari',
      ru: 'torgovyy-agent',
    },
  },
  templates: { 'agent-detail': { shows: 'sales_agent', chosenBy: 'content-type', access: 'public' } },
  routes: [
    {
      name: 'resources-sales-agent',
      segments: ['resources', 'salesAgent'],
      parent: 'resources',
      template: 'general-listing',
    },
    {
      name: 'resources-sales-agent-slug',
      segments: ['resources', 'salesAgent', ':slug'],
      parent: 'resources-sales-agent',
    },
  ],
})
