/** Takes every form of a list (`respond-to-lists.ts`). */
export const listsAction = '/api/lists'
