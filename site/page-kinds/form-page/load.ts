import 'server-only'
import type { ShownForm } from 'component-schemas/cards/resolved-data.ts'
import { type FormPage, formPage } from 'component-schemas/content-types/form-page/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { type ResolvedBody, resolveListings } from '#site/content/listings/resolve-listings.ts'
import { shownForm } from '#site/content/stories/get-shown-form.ts'
import type { RequestedPage } from '#site/content/stories/requested-page.ts'
import type { Story } from '#site/content/stories/story.ts'
import { typedStory } from '#site/content/stories/typed-story.ts'

type FormPageContent = {
  story: Story<FormPage>
  form: ShownForm | undefined
  body: ResolvedBody
}

export async function load(wire: WireStory, { siteContext }: RequestedPage): Promise<FormPageContent> {
  const story = typedStory(wire, siteContext, formPage)
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, form: shownForm(wire, siteContext), body }
}
