/** The stories that a template shows, and how it is chosen. */
export type Template = {
  /** Content type of its stories. */
  shows: string
  /**
   * The source of the template's name: the row of a route; or, on routes that show any page, the content type of the story, or the
   * editor of a page.
   */
  chosenBy: 'route' | 'content-type' | 'editor'
  /** Templates of the extranet show on no public address, and the others on none behind the login. */
  access: 'public' | 'extranet'
  /** Whether an address chooses from a list by its query. */
  hasList?: true
  /** The query parameters that its pages read, where they show what a visitor chose elsewhere. */
  reads?: readonly string[]
}
