import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MenuItem } from 'component-schemas/content-types/site-settings/schema.ts'
import { labelIn } from 'component-schemas/datasources/define-datasource.ts'
import { productLines } from 'component-schemas/datasources/product-line-datasources.ts'
import { featureOwnAreas } from '#site/features.pages.tsx'
import { pathFor, type SiteContext } from '#site/routing/path-for.ts'
import { type RouteName, routeNamed } from '#site/routing/route-table.ts'

type Entry = { route: RouteName; label: MessageDescriptor }

/** The areas of the extranet; those of the news are the product lines. */
const areas: readonly Entry[] = [
  { route: 'extranet', label: msg`Overview` },
  { route: 'extranet-catalogues', label: msg`Catalogues` },
  { route: 'extranet-italy-unit', label: msg`Documentation` },
  { route: 'extranet-news', label: msg`News` },
  { route: 'extranet-photo-gallery', label: msg`Photo gallery` },
  { route: 'extranet-products', label: msg`Products` },
  { route: 'extranet-search', label: msg`Search` },
]

/** What belongs to the customer. */
const ownAreas = featureOwnAreas.toSorted((a, b) => a.place - b.place)

/**
 * The menu of the extranet: an entry for each area, in the order in which customers look, and one for what is theirs.
 * @param counted what is said in brackets behind an entry
 */
export function extranetMenu(
  i18n: I18n,
  siteContext: SiteContext,
  counted: Partial<Record<RouteName, string>> = {},
): MenuItem[] {
  const nameOf = ({ route, label }: Entry) =>
    counted[route] === undefined ? i18n._(label) : `${i18n._(label)} (${counted[route]})`
  const linkOf = ({ route }: Entry) => linkTo(pathFor(routeNamed(route), {}, siteContext))
  const ofAreas = areas.map((area): MenuItem => {
    const item = { component: 'menu_item', _uid: area.route, label: nameOf(area) } as const
    if (area.route !== 'extranet-news') return { ...item, link: linkOf(area), children: [] }
    return { ...item, children: productLines.entries.map((line) => lineEntry(line, siteContext)) }
  })
  const children = ownAreas.map((entry): MenuItem['children'][number] => ({
    component: 'menu_link',
    _uid: entry.route,
    label: nameOf(entry),
    link: linkOf(entry),
  }))
  return [...ofAreas, { component: 'menu_item', _uid: 'own', label: i18n._(msg`My account`), children }]
}

type Line = (typeof productLines.entries)[number]

function lineEntry({ value, labels }: Line, siteContext: SiteContext): MenuItem['children'][number] {
  const href = pathFor(routeNamed('extranet-news'), { product: value }, siteContext)
  return { component: 'menu_link', _uid: value, label: labelIn(labels, siteContext.locale), link: linkTo(href) }
}

function linkTo(href: string) {
  return { href, kind: 'story' } as const
}
