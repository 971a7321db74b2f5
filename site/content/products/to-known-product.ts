import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import { compactCode } from 'component-schemas/search/code-forms.ts'
import { fitsOf } from '#site/content/facets/blanks/fit-rows.ts'
import { blankOf } from '#site/content/facets/blanks/measured-key.ts'
import { facetValuesOf } from '#site/content/facets/product-facets.ts'
import type { KnownProduct } from '#site/content/facets/product-rows.ts'
import { gtin14 } from '#site/routing/gtin.ts'
import type { WireStory } from '../delivery/wire-story.ts'

/** Fields that say nothing about where a product is found; its pictures are read for its card. */
export const unreadFields = ['description', 'highlights', 'seo', 'related', 'faq', 'videos']

/** What lists need of a product; its id alone when its content cannot be used. */
export function toKnownProduct({ id, uuid, content, first_published_at: first }: WireStory): KnownProduct {
  const parsed = product.content.safeParse(content)
  if (!parsed.success) return { id }
  const { code, name, status, categories } = parsed.data
  const facets = facetValuesOf(parsed.data)
  const gtins = gtinsOf(parsed.data)
  const codeKeys = [code, ...parsed.data.variants.map((variant) => variant.code)].map(compactCode)
  const since = typeof first === 'string' ? first : ''
  const keys = { facets, gtins, codeKeys, blank: blankOf(parsed.data), fits: fitsOf(parsed.data) }
  return { id, uuid, code, name, isNew: status === 'new', since, categories, ...keys }
}

function gtinsOf({ packaging, variants }: Product): string[] {
  return [packaging?.ean, ...variants.map(({ ean }) => ean)].flatMap((ean) => (ean && gtin14(ean)) || [])
}
