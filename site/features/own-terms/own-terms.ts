/** What a signed-in customer sees of a product, in the language of the page. */
export type OwnTerms = {
  title: string
  rows: readonly { term: string; value: string; isFigure?: boolean | undefined }[]
  /** The page behind the login, then documents. */
  links: readonly { label: string; href: string }[]
}
