/** `POST /api/preview/links`: an editor shares a draft (`page-kinds/preview/links`). */
export { respondToNewLink as POST } from '#site/page-kinds/preview/links/respond-to-links.ts'
