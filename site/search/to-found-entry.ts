import { type FoundEntry, foundGroups } from 'component-schemas/search/found-answer.ts'
import { z } from 'zod'
import { markedParts } from './marked-parts.ts'

const marked = z.object({ value: z.string() })

/** Of a hit what a list shows. The rest, and what the service adds, is left behind. */
const hit = z.object({
  objectID: z.string(),
  type: z.string(),
  name: z.string(),
  code: z.string().optional(),
  heading: z.string().optional(),
  summary: z.string().optional(),
  image: z.object({ src: z.string() }).optional(),
  address: z.string(),
  path: z.string(),
  _highlightResult: z.record(z.string(), z.unknown()).optional(),
  _snippetResult: z.record(z.string(), z.unknown()).optional(),
})

/** Path of a story's page in the reader's market and locale; undefined where it has none. */
export type HrefOf = (story: { address: string; path: string }) => string | undefined

/** A hit as a list shows it; undefined when it is none of ours, or has no page where the reader is. */
export function toFoundEntry(found: unknown, hrefOf: HrefOf): FoundEntry | undefined {
  const parsed = hit.safeParse(found)
  if (!parsed.success) return undefined
  const { data } = parsed
  const group = foundGroups.find(({ types }) => types.some((type) => type === data.type))?.name
  const href = hrefOf(data)
  if (group === undefined || href === undefined) return undefined
  const shown = (name: 'name' | 'code' | 'heading') =>
    markedParts(markedIn(data._highlightResult, name) ?? data[name] ?? '')
  const [code, heading] = [shown('code'), shown('heading')]
  return {
    id: data.objectID,
    href,
    group,
    name: shown('name'),
    text: textOf(data),
    ...(code.length > 0 && { code }),
    ...(heading.length > 0 && { heading }),
    ...(data.image && { image: { src: data.image.src } }),
  }
}

/** The words around a match; where nothing in the text matches, what a card says. */
function textOf({ summary, _snippetResult }: z.infer<typeof hit>) {
  const snippet = markedParts(markedIn(_snippetResult, 'text') ?? '')
  const hasMatch = snippet.some(({ isMatch }) => isMatch)
  return hasMatch || summary === undefined ? snippet : markedParts(summary)
}

function markedIn(results: Readonly<Record<string, unknown>> | undefined, name: string): string | undefined {
  return marked.safeParse(results?.[name]).data?.value
}
