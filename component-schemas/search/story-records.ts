import { isForCustomers } from '../content-types/form-page/is-for-customers.ts'
import { countries } from '../datasources/country-datasources.ts'
import { labelOf } from '../datasources/define-datasource.ts'
import { departments } from '../datasources/department-datasources.ts'
import { productLines } from '../datasources/product-line-datasources.ts'
import { shopServices } from '../datasources/shop-datasources.ts'
import { parseStoryContent } from '../parse/parse-content.ts'
import { isUnsupported } from '../parse/unsupported.ts'
import type { StoryContent } from '../schema/registry.ts'
import { codeForms } from './code-forms.ts'
import { downloadRecords } from './download-records.ts'
import { landingRecords } from './landing-records.ts'
import { productRecord } from './product-record.ts'
import type { IndexedStory, RecordContext, RecordParts, SearchRecord } from './search-record.ts'
import { textRecords } from './text-record.ts'
import { seconds, type TradeContent, tradeRecords } from './trade-record.ts'

type Kind<Name extends string> = Extract<StoryContent, { component: Name }>
type Reader<Content> = (content: Content, story: IndexedStory, context: RecordContext) => RecordParts[]
type Readers = { [Name in StoryContent['component']]?: Reader<Kind<Name>> }

/** An agent is searchable by name, by area, and by product lines. */
function agentRecord(agent: Kind<'sales_agent'>, { locale, related }: RecordContext): RecordParts {
  const sold = agent.categories.flatMap((uuid) => related(uuid)?.name ?? [])
  return {
    section: 'page',
    name: agent.name,
    summary: agent.area,
    text: agent.area,
    keywords: [...agent.countries.map((code) => labelOf(countries, code, locale)), ...sold],
    boost: 5,
    refs: agent.categories,
  }
}

/** An office is searchable by its town, its postcode, its department and the countries it serves. */
function officeRecords(
  office: Kind<'contact_office'>,
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

/** A shop is searchable by its town, its postcode and its services. */
function shopRecord(shop: Kind<'shop'>, { locale }: RecordContext): RecordParts {
  const { latitude, longitude } = shop
  const hasPlace = latitude !== undefined && longitude !== undefined
  return {
    section: 'page',
    name: shop.name,
    summary: `${shop.street}, ${shop.postcode} ${shop.city}`,
    text: [shop.city, shop.region, shop.street, shop.note].filter(Boolean).join(' '),
    codes: [shop.postcode],
    keywords: [
      ...shop.services.map((service) => labelOf(shopServices, service, locale)),
      ...shop.lines.map((line) => labelOf(productLines, line, locale)),
      labelOf(countries, shop.country, locale),
    ],
    country: shop.country,
    services: shop.services,
    ...(hasPlace && { _geoloc: { lat: latitude, lng: longitude } }),
    boost: 5,
  }
}

/** One row per searchable kind of story; other kinds are never in an index. */
const readers: Readers = {
  product: (content, _story, context) => [productRecord(content, context)],
  category: (content, { content: wire }) => textRecords(content, wire, { section: 'category', boost: 20 }),
  download: downloadRecords,
  bulletin: (content, { content: wire }) =>
    textRecords(content, wire, { section: 'document', boost: 10, codes: codeForms(content.number) }),
  catalogue: (content, { content: wire }) => textRecords(content, wire, { section: 'document', boost: 10 }),
  news_item: (content, { content: wire }) => textRecords(content, wire, { section: 'page', boost: 10 }),
  event: (content, { content: wire }) => textRecords(content, wire, { section: 'page', boost: 10 }),
  gallery: (content, { content: wire }) => textRecords(content, wire, { section: 'page', boost: 5 }),
  athlete: (content, { content: wire }) =>
    textRecords({ title: content.name, teaser: content.teaser }, wire, { section: 'page', boost: 5 }),
  job: (content, { content: wire }) => {
    const until = content.closes ? { until: seconds(content.closes) } : {}
    return textRecords({ ...content, date: content.published }, wire, { section: 'page', boost: 10, ...until })
  },
  page: (content, { content: wire }) => textRecords(content, wire, { section: 'page', boost: 10 }),
  form_page: ({ title, intro }, { content: wire }) =>
    // The questions of a form are useless search results.
    textRecords({ title, teaser: intro }, { ...wire, intro: '', fields: [] }, { section: 'page', boost: 10 }),
  contact_office: officeRecords,
  sales_agent: (content, _story, context) => [agentRecord(content, context)],
  custom_landing: landingRecords,
  shop: (content, _story, context) => [shopRecord(content, context)],
  trade_document: trade,
  trade_notice: trade,
  trade_product: trade,
  trade_gallery: trade,
  extranet_page: trade,
}

function trade(content: TradeContent, story: IndexedStory, context: RecordContext): RecordParts[] {
  return tradeRecords(content, story, context)
}

/** Seconds since 1970 that no story outlives: the year 2286. */
const never = 9_999_999_999

/** Whether a kind of story is searchable, and whether only behind the login. */
export function indexFamily(component: string): 'public' | 'extranet' | undefined {
  if (!Object.hasOwn(readers, component)) return undefined
  return component.startsWith('trade_') || component === 'extranet_page' ? 'extranet' : 'public'
}

/**
 * The records of a published story in one language; none when it is invalid, hidden from search, or of a kind that is not
 * searchable.
 */
export function storyRecords(story: IndexedStory, context: RecordContext): SearchRecord[] {
  const content = parseStoryContent(story.content)
  if (isUnsupported(content) || isHidden(content)) return []
  // The table pairs each name with its own reader, which the compiler checked above; here the pair is looked up.
  const read = readers[content.component] as Reader<StoryContent> | undefined
  const family = indexFamily(content.component)
  if (!read || !family) return []
  return read(content, story, context).map((parts, index) => ({
    markets: context.markets,
    from: 0,
    until: never,
    ...parts,
    objectID: index === 0 ? story.uuid : `${story.uuid}-${index}`,
    entityId: story.uuid,
    storyId: story.id,
    type: content.component,
    updatedAtDay: Math.floor(new Date(story.publishedAt).getTime() / 86_400_000) || 0,
    publishedAt: story.publishedAt,
    address: story.address,
    path: story.path,
    refs: parts.refs ?? [],
  }))
}

function isHidden(content: StoryContent): boolean {
  return ('seo' in content && content.seo?.noindex === true) || isForCustomers(content)
}
