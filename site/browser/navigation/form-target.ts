/**
 * The address to which a form of method GET leads, as the browser would write it, without fields left empty.
 * @param action absolute
 * @param isWhole empty fields count, because the form has several of a name
 */
export function formTarget(
  action: string,
  entries: Iterable<[string, FormDataEntryValue]>,
  isWhole = false,
): string | undefined {
  if (!URL.canParse(action)) return undefined
  const to = new URL(action)
  const resolved = [...entries].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && (isWhole || entry[1] !== ''),
  )
  to.search = new URLSearchParams(resolved).toString()
  return to.href
}
