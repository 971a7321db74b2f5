import { z } from 'zod'

const messageEntries = z.record(z.string(), z.object({ comments: z.string(), text: z.string() }))

/** The entries of a PO file by what is translated (`msgctxt` and `msgid`). */
type MessageEntries = z.output<typeof messageEntries>

export function readMessageEntries(file: string): MessageEntries {
  const entries = file
    .trim()
    .split(/\n{2,}/)
    .map((entry) => {
      const lines = Map.groupBy(entry.split('\n'), (line) => line.startsWith('#'))
      const [comments, text] = [lines.get(true) ?? [], lines.get(false) ?? []].map((some) => some.join('\n'))
      return { comments: comments ?? '', text: text ?? '' }
    })
  return Object.fromEntries(entries.map((entry) => [entry.text.split('\nmsgstr')[0] || entry.comments, entry]))
}

/** @throws Error when the value is none of entries */
export function printMessageEntries(value: unknown): string {
  const entries = Object.values(messageEntries.parse(value))
  return `${entries.map(({ comments, text }) => [comments, text].filter(Boolean).join('\n')).join('\n\n')}\n`
}
