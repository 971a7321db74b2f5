/** `POST /api/extranet/shares/revoke`: the sender ends a link. */
export { respondToRevocation as POST } from '#site/extranet/passing/respond-to-passing.ts'
