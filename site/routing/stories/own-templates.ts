import type { TemplateName } from '../route.ts'

/** Kinds of story with a template of their own, wherever a route shows any page. */
export const ownTemplates = {
  news_item: 'news-detail',
  shop: 'shop-detail',
  job: 'job-detail',
  contact_office: 'office-detail',
  sales_agent: 'agent-detail',
  event: 'event-detail',
  athlete: 'athlete-detail',
  gallery: 'photo-gallery',
  form_page: 'form-page',
  bulletin: 'bulletin-detail',
  catalogue: 'catalogue-detail',
  download: 'product-resource',
  custom_landing: 'custom-landing',
} as const

/** Kinds of story that stand behind the login: no public address shows one, and no other kind has an address there. */
export const extranetKinds: readonly string[] = [
  'extranet_page',
  'trade_document',
  'trade_notice',
  'trade_gallery',
  'trade_product',
]

/** Templates that an editor gives to a page, wherever a route shows any page. */
const pageTemplates = ['landing', 'thank-you', 'downloads-skeleton'] as const

export type OwnTemplate = (typeof ownTemplates)[keyof typeof ownTemplates] | (typeof pageTemplates)[number]

/** The template of a story where a route shows it: the route's own, or where that shows any page the story's. */
export function templateOf(own: TemplateName, content: Readonly<Record<string, unknown>>): TemplateName | OwnTemplate {
  return (own === 'generic' && ownTemplateOf(content)) || own
}

/** The template of a story by its kind, or the one its editor chose; undefined when its route's own draws it. */
export function ownTemplateOf(content: Readonly<Record<string, unknown>>): OwnTemplate | undefined {
  const kind = content['component']
  if (kind === 'page') return pageTemplates.find((name) => name === content['template'])
  return typeof kind === 'string' && Object.hasOwn(ownTemplates, kind)
    ? ownTemplates[kind as keyof typeof ownTemplates]
    : undefined
}
