import type { Handler } from '#site/handlers/handler.ts'

export const passingFilesHandlers: readonly Handler[] = [
  {
    path: 'extranet/shares',
    POST: async () => (await import('./respond-to-passing.ts')).respondToPassing,
    only: ['own pages'],
    limited: { file: 'features/passing-files/open-passed-links.ts' },
  },
  {
    path: 'extranet/shares/revoke',
    POST: async () => (await import('./respond-to-passing.ts')).respondToRevocation,
    only: ['own pages'],
    limited: { free: 'changes one row of the customer' },
  },
  {
    path: 'passed',
    GET: async () => (await import('./respond-to-passed-download.ts')).respondToPassedDownload,
    isKey: true,
    statesLength: true,
    limited: { file: 'features/passing-files/open-link.ts' },
  },
]
