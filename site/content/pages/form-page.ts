import 'server-only'
import { type FormPage, formPage } from 'component-schemas/content-types/form-page/schema.ts'
import type { ShownForm } from 'component-schemas/fillings.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { shownForm } from '../get-shown-form.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type FormPageContent = {
  template: 'form-page'
  story: Story<FormPage>
  form: ShownForm | undefined
  body: FilledBody
}

export async function getFormPage(wire: WireStory, { place }: PageQuestion): Promise<FormPageContent> {
  const story = typedStory(wire, place, formPage)
  const body = await fillListings(story.content.body ?? [], place)
  return { template: 'form-page', story, form: shownForm(wire, place), body }
}
