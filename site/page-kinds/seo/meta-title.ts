import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { searchCharacters } from 'component-schemas/seo.ts'
import { shortenedText } from './shortened-text.ts'

/** The name of a page as its kind calls it (product specification, section 3: page meta templates). */
export type MetaName =
  | { pageTitle: string }
  | { categoryName: string }
  | { productName: string }
  | { newsTitle: string }
  | { pressTitle: string }
  | { eventTitle: string }

/**
 * The title in the browser's tab and in search results, of at most 65 characters: a page that is named like the website says it once, and
 * the website's name is left out where it does not fit.
 */
export function metaTitle(i18n: I18n, name: MetaName, siteName: string | undefined): string {
  const bare = Object.values(name)[0] ?? ''
  const whole = siteName === undefined || siteName === bare ? bare : namedTitle(i18n, name, siteName)
  return whole.length <= searchCharacters.title ? whole : shortenedText(bare, searchCharacters.title)
}

function namedTitle(i18n: I18n, name: MetaName, siteName: string): string {
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
