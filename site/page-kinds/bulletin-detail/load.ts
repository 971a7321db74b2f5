import 'server-only'
import { bulletin } from 'component-schemas/content-types/bulletin/schema.ts'
import { listDownloadCards } from '#site/content/downloads/list-downloads.ts'
import { productCards } from '#site/content/products/product-card.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, bulletin)
  const { affects, download } = story.content
  const [products, files] = await Promise.all([
    listProductStories(affects, siteContext.locale),
    listDownloadCards(download === undefined ? [] : [download], siteContext),
  ])
  return { story, affected: productCards(products, siteContext), download: files[0] }
}
