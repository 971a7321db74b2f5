/** `/api/digests?token=…`: the link by which the mail of a digest is ended, with a page (GET) or at once (POST). */
export {
  respondToDigest as GET,
  respondToDigest as POST,
} from '#site/page-kinds/extranet/subscriptions/respond-to-digest.ts'
