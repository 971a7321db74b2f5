import 'server-only'
import type { DownloadCard, ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { type Download, download } from 'component-schemas/content-types/download/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { toDownloadCard } from '#site/content/downloads/list-downloads.ts'
import { productCards } from '#site/content/products/product-card.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type ProductResourceContent = {
  story: Story<Download>
  card: DownloadCard
  /** Products it belongs to that have a page. */
  products: readonly ProductCard[]
}

export async function load(wire: WireStory, { siteContext }: RequestedPage): Promise<ProductResourceContent> {
  const story = typedStory(wire, siteContext, download)
  const [card, products] = await Promise.all([
    toDownloadCard(story.content, { uuid: wire.uuid, href: undefined, locale: siteContext.locale }),
    listProductStories(story.content.products, siteContext.locale),
  ])
  return { story, card, products: productCards(products, siteContext) }
}
