import { countries } from '../datasources/country-datasources.ts'
import { labelOf } from '../datasources/define-datasource.ts'
import { departments } from '../datasources/department-datasources.ts'
import type { StoryContent } from '../schema/registry.ts'
import type { IndexedStory, RecordContext, RecordParts } from './search-record.ts'
import { textRecords } from './text-record.ts'

type Office = Extract<StoryContent, { component: 'contact_office' }>

/** An office is searchable by its town, its postcode, its department and the countries it serves. */
export function officeRecords(
  office: Office,
  { content: wire }: IndexedStory,
  { locale }: RecordContext,
): RecordParts[] {
  const { name, teaser, department, street, postcode, city, country, countriesServed } = office
  const keywords = [
    labelOf(departments, department, locale),
    ...[country, ...countriesServed].map((code) => labelOf(countries, code, locale)),
    city,
    street,
  ]
  const records = textRecords({ title: name, teaser }, wire, { section: 'page', boost: 10, codes: [postcode] })
  return records.map((parts) => ({ ...parts, keywords: [...new Set(keywords)], country }))
}
