/** How a space is read; the caller chooses the user and the key. */
export type SpaceReader = {
  /** The rows of a list, page by page. */
  pages: (path: string, key: string, query?: Readonly<Record<string, string | number>>) => AsyncIterable<unknown[]>
  /** One thing; undefined where there is none (404). */
  one: (path: string) => Promise<unknown>
}
