/** `GET /api/files/zip`: what a customer has put aside, as one file. */
export { respondToZip as GET, respondToZip as HEAD } from '#site/page-kinds/extranet/files/respond-to-zip.ts'

export const dynamic = 'force-dynamic'
