import 'server-only'
import type { OfficeCard } from 'component-schemas/cards/place-cards.ts'
import { contactOffice } from 'component-schemas/content-types/contact-office/schema.ts'
import { countries } from 'component-schemas/datasources/country-datasources.ts'
import { departments } from 'component-schemas/datasources/department-datasources.ts'
import { locales } from '#site/routing/locales.ts'
import { pathForStory } from '#site/routing/stories/story-location.ts'
import { languageOf } from '../delivery/content-language.ts'
import { labelsOf } from '../stories/get-labels.ts'
import type { RequestedPage } from '../stories/requested-page.ts'
import { listWholeKind } from './list-whole-kind.ts'
import { type Listed, listedOf } from './listed.ts'
import { type Facet, narrow } from './narrow.ts'

/** Fields that a list does not show; excluded from its requests. */
const notInLists = ['body', 'seo', 'hours']

type Office = { card: OfficeCard; department: string; order: number; countries: readonly string[] }

/** Every office, department by department, by department and by the country it serves. */
export async function officesOf({ siteContext, pageNumber, query }: RequestedPage): Promise<Listed | undefined> {
  const language = languageOf(siteContext.locale)
  const [stories, departmentNames, countryNames] = await Promise.all([
    listWholeKind(contactOffice, siteContext, { without: notInLists }),
    labelsOf(departments.slug, language),
    labelsOf(countries.slug, language),
  ])
  const offices = stories.map(({ wire, content }): Office => {
    const { name, department, teaser, city, country, phones, emails, image, countriesServed, order } = content
    const words = {
      department: departmentNames[department] ?? department,
      countryName: countryNames[country] ?? country,
    }
    return {
      card: {
        uuid: wire.uuid,
        name,
        teaser,
        city,
        phones,
        emails,
        image,
        ...words,
        href: pathForStory(wire, siteContext),
      },
      department,
      order,
      countries: [...new Set([country, ...countriesServed])],
    }
  })
  const facets: Facet<Office>[] = [
    { name: 'department', choice: 'one', valuesOf: (one) => [one.department], labels: departmentNames },
    { name: 'country', choice: 'one', valuesOf: (one) => one.countries, labels: countryNames },
  ]
  const { matching, filters } = narrow(offices, facets, { query, locale: locales[siteContext.locale].iso })
  const items = byDepartment(matching, Object.keys(departmentNames)).map(
    ({ card }) => ({ kind: 'office', card }) as const,
  )
  return listedOf(items, pageNumber, filters)
}

/** In the order in which the CMS lists the departments, then in the editor's. */
function byDepartment(offices: readonly Office[], known: readonly string[]): Office[] {
  const rank = ({ department }: Office) => known.indexOf(department)
  return offices.toSorted((a, b) => rank(a) - rank(b) || a.order - b.order)
}
