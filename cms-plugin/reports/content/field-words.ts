import type { Field } from 'component-schemas/schema/field.ts'
import { z } from 'zod'
import { isLanding, landingParts } from './landing-parts.ts'
import { readDocument } from './read-document.ts'

const picture = z.looseObject({
  filename: z.string().min(1),
  alt: z.string().catch(''),
  title: z.string().catch(''),
})

const table = z.looseObject({
  thead: z.array(z.looseObject({ value: z.string().catch('') })).catch([]),
  tbody: z.array(z.looseObject({ body: z.array(z.looseObject({ value: z.string().catch('') })).catch([]) })).catch([]),
})

type Reader = (value: unknown) => { isFilled: boolean; words: string }

/** The texts of a landing and of its pictures, which its own language has. */
function ofLanding(value: unknown): ReturnType<Reader> {
  const parts = landingParts(value)
  const words = parts.flatMap(({ field, value: part }) => {
    if (field.kind === 'media') return [pictures([part]).words]
    return field.kind === 'text' && field.form === undefined && typeof part === 'string' ? [part] : []
  })
  return { isFilled: parts.length > 0, words: words.join(' ') }
}

/** One row a field type that may contain words; the words of a picture are its alternative text and title. */
const readers: Partial<Record<Field['wire']['type'], Reader>> = {
  text: plain,
  textarea: plain,
  richtext(value) {
    const { words, images, blocks } = readDocument(value)
    const described = images.map(({ alt }) => (typeof alt === 'string' ? alt : ''))
    return {
      isFilled: words.trim() !== '' || images.length > 0 || blocks.length > 0,
      words: [words, ...described].join(' '),
    }
  },
  asset: (value) => pictures([value]),
  multiasset: (value) => pictures(Array.isArray(value) ? value : []),
  table(value) {
    const read = table.safeParse(value)
    if (!read.success) return { isFilled: false, words: '' }
    const words = [...read.data.thead, ...read.data.tbody.flatMap(({ body }) => body)]
      .map((cell) => cell.value)
      .join(' ')
    return { isFilled: words.trim() !== '', words }
  },
}

function plain(value: unknown): ReturnType<Reader> {
  const words = typeof value === 'string' ? value : ''
  return { isFilled: words.trim() !== '', words }
}

function pictures(values: readonly unknown[]): ReturnType<Reader> {
  const read = values.flatMap((value) => picture.safeParse(value).data ?? [])
  return { isFilled: read.length > 0, words: read.flatMap(({ alt, title }) => [alt, title]).join(' ') }
}

/**
 * Whether a field of the wire is filled, and its words with single blanks.
 * Undefined for field types without words, such as numbers and choices.
 */
export function wordsOf(field: Field, value: unknown): { isFilled: boolean; words: string } | undefined {
  const read = isLanding(field) ? ofLanding(value) : readers[field.wire.type]?.(value)
  return read && { ...read, words: read.words.replace(/\s+/g, ' ').trim() }
}
