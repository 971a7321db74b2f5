const ending = '.pdf'

/**
 * The address of a product's data sheet: that of its page with `.pdf` at the end.
 * @param path of the page, without query
 */
export function dataSheetAddress(path: string): string {
  return `${path}${ending}`
}

/** The address of the page whose data sheet may be at an address, in any spelling of the ending; undefined where it has none. */
export function pageOfDataSheet(path: string): string | undefined {
  return path.toLowerCase().endsWith(ending) ? path.slice(0, -ending.length) : undefined
}
