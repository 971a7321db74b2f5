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
} as const

export type OwnTemplate = (typeof ownTemplates)[keyof typeof ownTemplates]

export function ownTemplateOf(kind: unknown): OwnTemplate | undefined {
  return typeof kind === 'string' && Object.hasOwn(ownTemplates, kind)
    ? ownTemplates[kind as keyof typeof ownTemplates]
    : undefined
}
