/** `POST /api/extranet/shares`: a customer passes files on. */
export { respondToPassing as POST } from '#site/extranet/passing/respond-to-passing.ts'
