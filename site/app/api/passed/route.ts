/** `GET /api/passed?token=…&file=0`: a file that a customer passes on. */
export { respondToPassedDownload as GET } from '#site/extranet/passing/respond-to-passed-download.ts'
