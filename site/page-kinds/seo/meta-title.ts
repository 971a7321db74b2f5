import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The name of a page as its kind calls it (product specification, section 3: page meta templates). */
export type MetaName =
  | { pageTitle: string }
  | { categoryName: string }
  | { productName: string }
  | { newsTitle: string }
  | { pressTitle: string }
  | { eventTitle: string }

/** The title in the browser's tab and in search results. A page that is named like the website says it once. */
export function metaTitle(i18n: I18n, name: MetaName, siteName: string | undefined): string {
  const bare = Object.values(name)[0] ?? ''
  if (siteName === undefined || siteName === bare) return bare
  if ('productName' in name) {
    const { productName } = name
    return i18n._(msg({ message: `${productName} · ${siteName}`, comment: 'Title of a product page' }))
  }
  if ('categoryName' in name) {
    const { categoryName } = name
    return i18n._(msg({ message: `${categoryName} · ${siteName}`, comment: 'Title of a category page' }))
  }
  if ('newsTitle' in name) {
    const { newsTitle } = name
    return i18n._(msg({ message: `${newsTitle} · ${siteName}`, comment: 'Title of a news page' }))
  }
  if ('pressTitle' in name) {
    const { pressTitle } = name
    return i18n._(msg({ message: `${pressTitle} · ${siteName}`, comment: 'Title of a press release' }))
  }
  if ('eventTitle' in name) {
    const { eventTitle } = name
    return i18n._(msg({ message: `${eventTitle} · ${siteName}`, comment: 'Title of an event page' }))
  }
  const { pageTitle } = name
  return i18n._(msg({ message: `${pageTitle} · ${siteName}`, comment: 'Title of a page' }))
}
