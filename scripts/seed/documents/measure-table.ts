import { z } from 'zod'
import type { SourceStory } from '../compile/source-story.ts'

const product = z.looseObject({
  code: z.string(),
  kind: z.string(),
  status: z.string().default('active'),
  spec: z.tuple([z.record(z.string(), z.unknown())]),
})

export type Measures = { of: string; columns: Readonly<Record<string, string>> }

/**
 * Rows of figures from the products' own technical data, by code, the headings first: a printed table cannot say
 * something else than the site. Drafts and discontinued products are left out; a missing figure is a dash.
 */
export function measureTable({ of, columns }: Measures, stories: readonly SourceStory[], language: string): string[][] {
  const numbers = new Intl.NumberFormat(language)
  const rows = stories
    .filter(({ state, content }) => state === 'published' && content.component === 'product')
    .map(({ content }) => product.parse(content))
    .filter(({ kind, status }) => kind === of && status !== 'discontinued')
    .map(({ code, spec: [spec] }) =>
      Object.keys(columns).map((field) => figure(field === 'code' ? code : spec[field], numbers)),
    )
  return [Object.values(columns), ...rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b, 'es'))]
}

function figure(value: unknown, numbers: Intl.NumberFormat): string {
  if (typeof value === 'number') return numbers.format(value)
  return typeof value === 'string' ? value : '–'
}
