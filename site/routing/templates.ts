import { featureTemplates } from '#site/features.ts'
import type { Template } from './template.ts'

/** Every template, one row each: on which routes it shows which stories. `site/page-kinds/registry.ts` renders them. */
export const templates = {
  generic: { shows: 'page', chosenBy: 'route', access: 'public' },
  'general-listing': { shows: 'page', chosenBy: 'route', access: 'public', hasList: true },
  'product-listing': { shows: 'page', chosenBy: 'route', access: 'public', hasList: true },
  'category-listing': { shows: 'category', chosenBy: 'route', access: 'public', hasList: true },
  'product-detail': { shows: 'product', chosenBy: 'route', access: 'public' },
  'search-page': { shows: 'page', chosenBy: 'route', access: 'public', hasList: true },

  'news-detail': { shows: 'news_item', chosenBy: 'content-type', access: 'public' },
  'office-detail': { shows: 'contact_office', chosenBy: 'content-type', access: 'public' },
  'form-page': { shows: 'form_page', chosenBy: 'content-type', access: 'public', reads: ['l', 'position'] },
  'bulletin-detail': { shows: 'bulletin', chosenBy: 'content-type', access: 'public' },
  'catalogue-detail': { shows: 'catalogue', chosenBy: 'content-type', access: 'public' },
  'product-resource': { shows: 'download', chosenBy: 'content-type', access: 'public' },
  'custom-landing': { shows: 'custom_landing', chosenBy: 'content-type', access: 'public' },

  landing: { shows: 'page', chosenBy: 'editor', access: 'public' },
  'thank-you': { shows: 'page', chosenBy: 'editor', access: 'public' },
  'downloads-skeleton': { shows: 'page', chosenBy: 'editor', access: 'public', hasList: true },

  'extranet-home': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-documents': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-notices': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-galleries': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-products': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-search': { shows: 'extranet_page', chosenBy: 'route', access: 'extranet' },
  'extranet-document': { shows: 'trade_document', chosenBy: 'content-type', access: 'extranet' },
  'extranet-notice': { shows: 'trade_notice', chosenBy: 'content-type', access: 'extranet' },
  'extranet-gallery': { shows: 'trade_gallery', chosenBy: 'content-type', access: 'extranet' },
  'extranet-product': { shows: 'trade_product', chosenBy: 'content-type', access: 'extranet' },
  ...featureTemplates,
} as const satisfies Readonly<Record<string, Template>>

export type TemplateName = keyof typeof templates

type NamesOf<Row extends Partial<Template>> = {
  [Name in TemplateName]: (typeof templates)[Name] extends Row ? Name : never
}[TemplateName]

/** Templates that a row of the public routes may name. */
export type PublicTemplate = NamesOf<{ chosenBy: 'route'; access: 'public' }>

/** Templates that a row of the extranet's routes may name. */
export type ExtranetTemplate = NamesOf<{ access: 'extranet' }>

const rows: Readonly<Record<TemplateName, Template>> = templates
const names = Object.keys(templates) as TemplateName[]

type Shown = { access: Template['access']; template: TemplateName }

/**
 * The template of a story where a route shows it: the route's own, or where that shows any page the story's. A plain page among records,
 * such as products, is shown as one anywhere else: lists of addresses do not know the content type, so they name it.
 */
export function templateOf(route: Shown, content: Readonly<Record<string, unknown>>): TemplateName {
  const own = names.find((name) => isOwnTemplate(name, route.access, content))
  if (own !== undefined && (showsAnyPage(route) || isPageAmongRecords(route, content['component']))) return own
  return isPageAmongRecords(route, content['component']) ? 'generic' : route.template
}

function isPageAmongRecords({ access, template }: Shown, type: unknown): boolean {
  return access === 'public' && type === rows.generic.shows && rows[template].shows !== rows.generic.shows
}

function isOwnTemplate(
  name: TemplateName,
  access: Template['access'],
  content: Readonly<Record<string, unknown>>,
): boolean {
  const row = rows[name]
  if (row.access !== access || row.shows !== content['component']) return false
  return row.chosenBy === 'content-type' || (row.chosenBy === 'editor' && content['template'] === name)
}

/** Whether a route has pages of a content type. */
export function showsType(route: Shown, type: string): boolean {
  if (!showsAnyPage(route)) return rows[route.template].shows === type || isPageAmongRecords(route, type)
  return names.some((name) => {
    const { shows, access, chosenBy } = rows[name]
    return shows === type && access === route.access && (name === route.template || chosenBy !== 'route')
  })
}

function showsAnyPage({ access, template }: Shown): boolean {
  return access === 'extranet' || template === 'generic'
}

export function hasList(template: TemplateName): boolean {
  return rows[template].hasList ?? false
}

/** The query parameters that a template's pages read where they are no choice from a list. */
export function readBy(template: TemplateName): readonly string[] | undefined {
  return rows[template].reads
}
