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

export type Facts = { of: string; rows: Readonly<Record<string, string>> }

/**
 * One product's figures, a heading and its figure in each row, under the product's code.
 * @throws Error when there is no such product
 */
export function factTable({ of, rows }: Facts, stories: readonly SourceStory[], language: string): string[][] {
  const found = stories.find(({ key }) => key === of)
  if (!found) throw new Error(`there is no story ${of}`)
  const { code, spec } = product.parse(found.content)
  const numbers = new Intl.NumberFormat(language)
  const [own] = spec
  return [[code, ''], ...Object.entries(rows).map(([field, heading]) => [heading, figure(own[field], numbers)])]
}

function figure(value: unknown, numbers: Intl.NumberFormat): string {
  if (typeof value === 'number') return numbers.format(value)
  return typeof value === 'string' ? value : '–'
}
