/** Where the receiver of files that a customer passes on sees them; the query has the key, because paths are logged. */
export const passedPagePath = '/_passed'

/** Query parameter of the key; logs with queries leave values of this name out. */
export const passedParameter = 'token'

/** The path and query of the receiver's page. */
export function passedPageAddress(token: string): string {
  return `${passedPagePath}?${new URLSearchParams({ [passedParameter]: token })}`
}

/** The path and query of one file of a link. */
export function passedFileAddress(token: string, place: number): string {
  return `/api/passed?${new URLSearchParams({ [passedParameter]: token, file: String(place) })}`
}
