import { readLanding } from '../landing/read-landing.ts'
import type { StoryContent } from '../schema/registry.ts'
import type { RecordParts } from './search-record.ts'

type Landing = Extract<StoryContent, { component: 'custom_landing' }>

const mostLetters = 1500

/** A landing is searchable by its title and the texts of its sections, unless search engines must not list it. */
export function landingRecords({ data }: Landing): RecordParts[] {
  const read = readLanding(data, () => 'unused')
  if (read.state !== 'read' || read.data.seo.noindex) return []
  const { title, seo, sections } = read.data
  const summary = seo.description
  const words = sections.flatMap((section) => wordsIn(section)).join(' ')
  return [{ section: 'page', name: title, ...(summary && { summary }), text: words.slice(0, mostLetters), boost: 10 }]
}

/** Fields of sections with readable text; the rest are choices, pictures and links. */
const readable = ['title', 'text', 'eyebrow', 'question', 'answer', 'quote', 'value', 'label']

function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (readable.includes(name) ? [inner] : []) : wordsIn(inner),
  )
}
