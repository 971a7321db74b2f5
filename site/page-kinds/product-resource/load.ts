import 'server-only'
import { download } from 'component-schemas/content-types/download/schema.ts'
import { toDownloadCard } from '#site/content/downloads/list-downloads.ts'
import { productCards } from '#site/content/products/product-card.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, download)
  const [card, products] = await Promise.all([
    toDownloadCard(story.content, { uuid: wire.uuid, href: undefined, locale: siteContext.locale }),
    listProductStories(story.content.products, siteContext.locale),
  ])
  return { story, card, products: productCards(products, siteContext) }
}
