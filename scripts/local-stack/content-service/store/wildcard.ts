/**
 * Whether a text matches a pattern in which `*` matches any text. Takes linear time in both lengths, whereas SQLite's
 * LIKE and GLOB backtrack over the stars: a pattern with ten of them would block the whole service.
 */
export function matchesWildcard(text: string, pattern: string): boolean {
  const parts = pattern.split('*')
  const first = parts.shift() ?? ''
  const last = parts.pop()
  if (last === undefined) return text === first
  if (text.length < first.length + last.length || !text.startsWith(first) || !text.endsWith(last)) return false
  const end = text.length - last.length
  let from = first.length
  for (const part of parts) {
    const at = text.indexOf(part, from)
    if (at === -1 || at + part.length > end) return false
    from = at + part.length
  }
  return true
}
