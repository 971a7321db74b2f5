import 'server-only'
import { formPage } from 'component-schemas/content-types/form-page/schema.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { shownForm } from '#site/content/stories/get-shown-form.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, formPage)
  const body = await resolveListings(story.content.body ?? [], siteContext)
  return { story, form: shownForm(wire, siteContext), body }
}
