import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { MenuItem } from 'component-schemas/content-types/site-settings/schema.ts'
import { productLines } from 'component-schemas/datasources/product-line-datasources.ts'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { type RouteName, routeNamed } from '#site/routing/route-table.ts'

/** The areas of the extranet; those of the news are the product lines. */
const entries = [
  { route: 'extranet', label: msg`Overview` },
  { route: 'extranet-catalogues', label: msg`Catalogues` },
  { route: 'extranet-italy-unit', label: msg`Documentation` },
  { route: 'extranet-news', label: msg`News` },
  { route: 'extranet-photo-gallery', label: msg`Photo gallery` },
  { route: 'extranet-files', label: msg`My files` },
  { route: 'extranet-products', label: msg`Products` },
  { route: 'extranet-lists', label: msg`My lists` },
  { route: 'extranet-search', label: msg`Search` },
  { route: 'extranet-devices', label: msg`My devices` },
  { route: 'extranet-shares', label: msg`Passed on` },
] as const satisfies readonly { route: RouteName; label: unknown }[]

/**
 * The menu of the extranet: one entry an area, in the order in which customers look.
 * @param counts stories that have changed since the customer's last visit, and files in the basket
 */
export function extranetMenu(
  i18n: I18n,
  siteContext: SiteContext,
  { changes, files }: { changes: number; files: number } = { changes: 0, files: 0 },
): MenuItem[] {
  return entries.map(({ route, label }): MenuItem => {
    const name = i18n._(label)
    const counted: Partial<Record<RouteName, string>> = {
      ...(changes > 0 && {
        extranet: i18n._(msg`${name} (${plural(changes, { one: '# new item', other: '# new items' })})`),
      }),
      ...(files > 0 && { 'extranet-files': `${name} (${files})` }),
    }
    const item = {
      component: 'menu_item',
      _uid: route,
      label: counted[route] ?? name,
    } as const
    if (route !== 'extranet-news')
      return { ...item, link: linkTo(pathFor(routeNamed(route), {}, siteContext)), children: [] }
    return { ...item, children: productLines.entries.map((line) => lineEntry(line, siteContext)) }
  })
}

type Line = (typeof productLines.entries)[number]

function lineEntry({ value, labels }: Line, siteContext: SiteContext): MenuItem['children'][number] {
  const href = pathFor(routeNamed('extranet-news'), { product: value }, siteContext)
  return { component: 'menu_link', _uid: value, label: labels[siteContext.locale] ?? labels.es, link: linkTo(href) }
}

function linkTo(href: string) {
  return { href, kind: 'story' } as const
}
