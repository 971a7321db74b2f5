import 'server-only'
import { type Page, page } from 'component-schemas/content-types/page/schema.ts'
import { findBlanks } from '#site/content/blanks/find-blanks.ts'
import type { Finding } from '#site/content/blanks/finding.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { getLabels, type Labels } from '#site/content/stories/get-labels.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type KeyFinderContent = { story: Story<Page>; body: ResolvedBody; finding: Finding; labels: Labels }

const named = ['key_type', 'bow_shape', 'vehicle_make']

/** What the address finds; the finder has one page. */
export async function load(wire: WireStory, requestedPage: RequestedPage): Promise<KeyFinderContent | undefined> {
  const { siteContext, pageNumber } = requestedPage
  if (pageNumber > 1) return undefined
  const story = typedStory(wire, siteContext, page)
  const [body, finding, labels] = await Promise.all([
    resolveListings(story.content.body ?? [], siteContext),
    findBlanks(requestedPage),
    getLabels(siteContext.locale, named),
  ])
  return { story, body, finding, labels }
}
