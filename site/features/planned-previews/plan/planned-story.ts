import 'server-only'
import { previewedNow, readDraft } from '#site/content/client/draft-reading.ts'
import { readResponse } from '#site/content/client/read-response.ts'
import { type StoryRequest, storyRequest } from '#site/content/client/story-request.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { isOfRelease } from './as-released.ts'
import { withPlannedLinks } from './planned-links.ts'
import { plannedNow } from './planned-now.ts'
import type { PlannedStories } from './planned-stories.ts'
import { readPlannedNamed } from './read-planned-named.ts'

/** The story at an address, as visitors will see it. */
export async function plannedStory(request: StoryRequest, language: string): Promise<WireStory | undefined> {
  const plan = await plannedNow()
  if (plan) return await plannedOf(request, { plan, language })
  const draft = (await readDraft(request))?.body.story
  const isShown = previewedNow().release === undefined || (draft && isOfRelease(draft))
  return isShown ? draft : await publishedOf(request)
}

type Preview = { plan: PlannedStories; language: string }

/** The published story, unless it changes; else a draft there that will be published. */
async function plannedOf(request: StoryRequest, preview: Preview): Promise<WireStory | undefined> {
  const { plan, language } = preview
  const published = await publishedOf(request)
  const mayBeDraft = !published && plan.allIn(language).some(({ source }) => source !== 'unpublished')
  const found = mayBeDraft ? (await readDraft(request, 'draft'))?.body.story : published
  const change = found && plan.ofId(found.id, language)
  const shown = change ? await readPlannedNamed(plan, [change.uuid], { language }) : published ? [published] : []
  return (await withPlannedLinks(shown, preview))[0]
}

async function publishedOf(request: StoryRequest): Promise<WireStory | undefined> {
  return (await readResponse(request))?.body.story
}

/**
 * The story that an editor has open. One that changes until the previewed moment is as it will be, except one that visitors will no longer
 * see: its draft is shown, and the bar says so.
 */
export async function openStory(id: number, language: string): Promise<WireStory | undefined> {
  const plan = await plannedNow()
  const change = plan?.ofId(id, language)
  const [planned] = plan && change ? await readPlannedNamed(plan, [change.uuid], { language }) : []
  const story = planned ?? (await readDraft(storyRequest(String(id), language)))?.body.story
  if (!plan || !story) return story
  return (await withPlannedLinks([story], { plan, language, areOpen: !planned }))[0]
}
