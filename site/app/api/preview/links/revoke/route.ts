/** `POST /api/preview/links/revoke`: a link opens nothing from the next request on. */
export { respondToRevocation as POST } from '#site/page-kinds/preview/links/respond-to-links.ts'
