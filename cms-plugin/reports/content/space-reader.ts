/** How a space is read; who asks, and with which key, is the caller's affair. */
export type SpaceReader = {
  /** The rows of a list, page by page. */
  pages: (path: string, key: string, query?: Readonly<Record<string, string | number>>) => AsyncIterable<unknown[]>
  /** One thing; undefined where there is none (404). */
  one: (path: string) => Promise<unknown>
}
