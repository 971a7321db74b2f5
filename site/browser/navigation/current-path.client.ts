/** Path and query of the page that is shown, to come back to. */
export function currentPath(): string {
  return `${window.location.pathname}${window.location.search}`
}
