import 'server-only'
import { type ContactOffice, contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { departments } from 'component-schemas/datasources/department-datasources.ts'
import { type FilledBody, fillListings } from '../fill-listings.ts'
import { labelsOf } from '../get-labels.ts'
import { languageOf } from '../get-story.ts'
import type { Story } from '../story.ts'
import type { WireStory } from '../wire-story.ts'
import type { PageQuestion } from './page-question.ts'
import { typedStory } from './typed-story.ts'

export type OfficeDetailContent = {
  template: 'office-detail'
  story: Story<ContactOffice>
  body: FilledBody
  /** In the reader's language. */
  departmentName: string
  countryName: string
  servedNames: readonly string[]
}

export async function getOfficeDetail(wire: WireStory, { place }: PageQuestion): Promise<OfficeDetailContent> {
  const story = typedStory(wire, place, contactOffice)
  const { department, country, countriesServed, body: blocks } = story.content
  const language = languageOf(place.locale)
  const [body, departmentNames, countryNames] = await Promise.all([
    fillListings(blocks ?? [], place),
    labelsOf(departments.slug, language),
    labelsOf(countries.slug, language),
  ])
  return {
    template: 'office-detail',
    story,
    body,
    departmentName: departmentNames[department] ?? department,
    countryName: countryNames[country] ?? country,
    servedNames: countriesServed.map((code) => countryNames[code] ?? code),
  }
}
