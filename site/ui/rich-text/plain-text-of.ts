/** The words of a piece of rich text, in reading order, one blank between nodes. Takes anything; never throws. */
export function plainTextOf(content: unknown): string {
  const words: string[] = []
  const waiting: unknown[] = [content]
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (Array.isArray(node)) {
      waiting.push(...node.toReversed())
      continue
    }
    if (typeof node !== 'object' || node === null) continue
    if ('text' in node && typeof node.text === 'string') words.push(node.text)
    if ('content' in node) waiting.push(node.content)
  }
  return words.join(' ').replace(/\s+/g, ' ').trim()
}
