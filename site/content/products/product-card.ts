import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { oncePerReader } from '../delivery/once-per-reader.ts'
import type { WireStory } from '../delivery/wire-story.ts'
import { resolveLinks } from '../stories/resolve-links.ts'

/** Fields that a card does not show; excluded from list requests. */
export const notOnCards = ['description', 'compatibility', 'crossRefs', 'variants', 'highlights', 'seo', 'related']

/** A product as lists show it; undefined when its content cannot be used. */
export const productCard = oncePerReader((wire, siteContext): ProductCard | undefined => {
  const parsed = product.content.safeParse(resolveLinks(wire.content, siteContext))
  const href = pathForStory(wire, siteContext)
  if (!parsed.success || href === undefined) return undefined
  return toProductCard(parsed.data, { uuid: wire.uuid, href })
})

export function toProductCard(content: Product, { uuid, href }: { uuid: string; href: string }): ProductCard {
  const { code, name, subtitle, kind, status, images, spec } = content
  return { uuid, href, code, name, subtitle, kind, status, image: images?.[0], spec }
}

export function productCards(stories: readonly WireStory[], siteContext: SiteContext): ProductCard[] {
  return stories.flatMap((wire) => productCard(wire, siteContext) ?? [])
}
