import 'server-only'
import { product } from 'component-schemas/content-types/product/schema.ts'
import { datasourcesOf } from 'component-schemas/schema/datasources-of.ts'
import { z } from 'zod'
import type { LocaleCode } from '#site/routing/locales.ts'
import { smallPage } from '#site/server/upstream/content-limits.ts'
import { datasourceTag } from '../changes/cache-tags.ts'
import { readResponse } from '../client/read-response.ts'
import { languageOf } from '../delivery/content-language.ts'

const entriesResponse = z.looseObject({
  datasource_entries: z.array(
    z.looseObject({ name: z.string(), value: z.string(), dimension_value: z.string().nullish() }),
  ),
})

/** Datasource slug, then stored value, to the word a reader sees. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One request each: only those that a product shows. */
export const productDatasources = datasourcesOf(product.name)

/** The words of a product's enumerations in a locale, or of others; Spanish is the source, other languages are dimensions of it. */
export async function getLabels(locale: LocaleCode, slugs: readonly string[] = productDatasources): Promise<Labels> {
  const pairs = await Promise.all(slugs.map(async (slug) => [slug, await labelsOf(slug, languageOf(locale))] as const))
  return Object.fromEntries(pairs)
}

/** Stored value to word, for one datasource; empty when the service does not know it. */
export async function labelsOf(slug: string, language: string): Promise<Record<string, string>> {
  const first = await readPage({ slug, language, page: 1 })
  const further = Math.max(0, Math.ceil(first.total / smallPage) - 1)
  const rest = await Promise.all(
    Array.from({ length: further }, (_, index) => readPage({ slug, language, page: index + 2 })),
  )
  return Object.fromEntries(
    [first, ...rest].flatMap(({ entries }) =>
      entries.map(({ name, value, dimension_value: word }) => [value, word || name]),
    ),
  )
}

/** Most datasources fit into one page of the size that the service lets be requested most often. */
async function readPage({ slug, language, page }: { slug: string; language: string; page: number }) {
  const response = await readResponse({
    path: 'cdn/datasource_entries',
    params: { datasource: slug, per_page: smallPage, page, ...(language === 'default' ? {} : { dimension: language }) },
    parse: (body) => entriesResponse.parse(body),
    isShared: true,
    tagsOf: () => [datasourceTag(slug)],
  })
  return { entries: response?.body.datasource_entries ?? [], total: response?.total ?? 0 }
}
