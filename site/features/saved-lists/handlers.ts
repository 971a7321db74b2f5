import type { Handler } from '#site/handlers/handler.ts'

export const savedListsHandlers: readonly Handler[] = [
  {
    path: 'lists',
    POST: async () => (await import('./respond-to-lists.ts')).respondToLists,
    // Five hundred lines with notes, and what was pasted to them.
    maxBytes: 2 * 2 ** 20,
    only: ['own pages'],
    limited: { actions: ['change a list', 'send an enquiry'] },
  },
  {
    path: 'enquiries/:file',
    GET: async () => (await import('./respond-to-enquiry-file.ts')).respondToEnquiryFile,
    limited: { free: 'reads or changes rows of the customer' },
  },
]
