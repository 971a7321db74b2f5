import 'server-only'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { customLanding } from 'component-schemas/content-types/custom-landing/schema.ts'
import { formsIn, type LeftOut, type ShownLanding, showLanding } from 'component-schemas/landing/show-landing.ts'
import { pageMoment } from '#site/content/client/draft-reading.ts'
import { customLandingIn } from '#site/content/stories/get-custom-landing.ts'
import { getShownForm } from '#site/content/stories/get-shown-form.ts'
import { hrefsIn } from '#site/content/stories/hrefs-in.ts'
import { linkStories } from '#site/content/stories/link-stories.ts'
import { reportUnsupported } from '#site/content/stories/report-unsupported.ts'
import { resolveLinks } from '#site/content/stories/resolve-links.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import { expireAt } from '#site/server/page-cache/render/render-record.ts'

/**
 * The data of a custom landing's template.
 * @throws CatalogueError landing-unavailable, content-unavailable
 */
export async function load({ wire, siteContext }: RequestedStory) {
  const found = customLandingIn(wire)
  if (!found) return undefined
  const { content, ...story } = typedStory(wire, siteContext, customLanding)
  const data = resolveLinks(await linkStories(found.data, siteContext.locale), siteContext)
  const forms = await formsOf(formsIn(data), siteContext)
  const { shown, leftOut } = showLanding(data, forms)
  for (const section of leftOut) reportUnsupported(story.address, noticeOf(section))
  const { title, seo } = shown
  return {
    story: { ...story, content: { title, layout: content.layout, seo } },
    landing: shown,
    ended: endedIn(shown),
    // The source value of the landing, for an editor who goes on with it; none of it is rendered.
    made: { content, hrefs: hrefsIn(data), forms: Object.fromEntries(forms) },
  }
}

async function formsOf(uuids: readonly string[], siteContext: SiteContext): Promise<ReadonlyMap<string, ShownForm>> {
  const forms = await Promise.all(uuids.map(async (uuid) => [uuid, await getShownForm(uuid, siteContext)] as const))
  return new Map(forms.flatMap(([uuid, form]) => (form === undefined ? [] : [[uuid, form] as const])))
}

function noticeOf({ id, type, problems }: LeftOut) {
  const reason = problems.map(({ code, path }) => `${path.join('.')}: ${code}`).join(', ')
  return { component: 'unsupported' as const, _uid: id, name: `landing section ${type}`, reason }
}

/** The page is kept until the next countdown ends. */
function endedIn({ sections }: ShownLanding): string[] {
  const now = pageMoment().getTime()
  return sections.flatMap((section) => {
    if (section.type !== 'countdown' || section.until === undefined) return []
    const end = new Date(section.until)
    if (end.getTime() <= now) return [section.id]
    expireAt(end)
    return []
  })
}
