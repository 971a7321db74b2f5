import 'server-only'
import { contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { departments } from 'component-schemas/datasources/department-datasources.ts'
import { languageOf } from '#site/content/delivery/content-language.ts'
import { resolveListings } from '#site/content/listings/resolve-listings.ts'
import { labelsOf } from '#site/content/stories/get-labels.ts'
import { type RequestedStory, typedStory } from '#site/content/stories/typed-story.ts'

export async function load({ wire, siteContext }: RequestedStory) {
  const story = typedStory(wire, siteContext, contactOffice)
  const { department, country, countriesServed, body: blocks } = story.content
  const language = languageOf(siteContext.locale)
  const [body, departmentNames, countryNames] = await Promise.all([
    resolveListings(blocks ?? [], siteContext),
    labelsOf(departments.slug, language),
    labelsOf(countries.slug, language),
  ])
  return {
    story,
    body,
    departmentName: departmentNames[department] ?? department,
    countryName: countryNames[country] ?? country,
    servedNames: countriesServed.map((code) => countryNames[code] ?? code),
  }
}
