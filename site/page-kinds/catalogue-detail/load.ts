import 'server-only'
import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { type Catalogue, catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { listDownloadCards } from '#site/content/downloads/list-downloads.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type CatalogueDetailContent = {
  story: Story<Catalogue>
  /** The catalogue as a file; absent while the download is not published. */
  download: DownloadCard | undefined
}

export async function load(wire: WireStory, { siteContext }: RequestedPage): Promise<CatalogueDetailContent> {
  const story = typedStory(wire, siteContext, catalogue)
  const [download] = await listDownloadCards([story.content.download], siteContext)
  return { story, download }
}
