/** `POST /api/lists`: the forms of a customer's lists (`page-kinds/extranet/lists`). */
export { respondToLists as POST } from '#site/page-kinds/extranet/lists/respond-to-lists.ts'
