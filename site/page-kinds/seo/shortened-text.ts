/**
 * A text in one line of at most as many characters: whole sentences where they fill half of the space, else whole words and an ellipsis.
 * A text that fits is returned as it is, but for its spaces.
 */
export function shortenedText(text: string, characters: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= characters) return line
  const beginning = line.slice(0, characters)
  const sentences = /^.*[.!?…](?=\s)/u.exec(line.slice(0, characters + 1))?.[0] ?? ''
  if (sentences.length >= characters / 2) return sentences
  const words = /^.*\S(?=[\s,;:])/u.exec(beginning)?.[0] ?? beginning.slice(0, -1)
  return `${words.replace(/[\s,;:·–—-]+$/u, '')}…`
}
