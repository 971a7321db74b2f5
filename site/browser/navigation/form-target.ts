/**
 * The address to which a form of method GET leads, as the browser would write it, without fields left empty.
 * @param action absolute
 */
export function formTarget(action: string, entries: Iterable<[string, FormDataEntryValue]>): string | undefined {
  if (!URL.canParse(action)) return undefined
  const to = new URL(action)
  const resolved = [...entries].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  )
  to.search = new URLSearchParams(resolved).toString()
  return to.href
}
