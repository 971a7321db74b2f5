import type { Handler } from '#site/handlers/handler.ts'

/** The cookie of the preview is sent from other websites too. */
const ofPanel = { only: ['editors', 'own pages'], limited: { free: 'only editors, behind the gate' } } as const

export const previewLinksHandlers: readonly Handler[] = [
  {
    path: 'preview/links',
    POST: async () => (await import('./respond-to-links.ts')).respondToNewLink,
    ...ofPanel,
  },
  {
    path: 'preview/links/revoke',
    POST: async () => (await import('./respond-to-links.ts')).respondToRevocation,
    ...ofPanel,
  },
]
