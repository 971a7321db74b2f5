import type { ExtranetContent } from './load-extranet-page.ts'

/** What a page of the extranet is called, in breadcrumbs and in the browser's tab. */
export function nameOfExtranet(page: ExtranetContent): string {
  return page.template === 'extranet-product' ? page.card.name : page.story.content.title
}
