import 'server-only'
import { catalogue } from 'component-schemas/content-types/catalogue/schema.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { listWholeKind } from './list-whole-kind.ts'
import { type Listed, listedOf } from './listed.ts'

/** Every catalogue, the latest edition first; of one year, by title. */
export async function cataloguesOf({ siteContext, pageNumber }: RequestedPage): Promise<Listed | undefined> {
  const stories = await listWholeKind(catalogue, siteContext, { without: ['chapters', 'seo'] })
  const { compare } = new Intl.Collator(siteContext.locale)
  const cards = stories
    .map(({ wire, content: { title, year, cover, teaser } }) => {
      return { uuid: wire.uuid, title, year, cover, teaser, href: pathForStory(wire, siteContext) }
    })
    .toSorted((a, b) => b.year - a.year || compare(a.title, b.title))
  const items = cards.map((card) => ({ kind: 'catalogue', card }) as const)
  return listedOf(items, pageNumber)
}
