import 'server-only'
import { catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import { listDownloadCards } from '#site/content/downloads/list-downloads.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, catalogue)
  const [download] = await listDownloadCards([story.content.download], siteContext)
  return { story, download }
}
