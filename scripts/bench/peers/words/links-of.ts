export type Link = { href: string; label: string }

type Multilink = { linktype?: string; url?: string; cached_url?: string; email?: string }

/** Address of a link field: of a story without the folder of the market, of anything else as it is. */
export function hrefOf(value: unknown): string | undefined {
  if (!isMultilink(value)) return undefined
  const { linktype, url, cached_url: cached, email } = value
  if (linktype === 'email') return email ? `mailto:${email}` : undefined
  if (linktype !== 'story') return url || undefined
  return cached ? pathOf(cached) : undefined
}

function isMultilink(value: unknown): value is Multilink {
  return typeof value === 'object' && value !== null
}

/** @param slug full slug, such as global/productos/ */
export function pathOf(slug: string): string {
  const path = slug.replace(/^global\/?/, '').replace(/\/$/, '')
  return path === 'home' ? '/' : `/${path}`
}

/** Every link of a menu, of its points and of the points below them, in their order. */
export function linksOf(value: unknown): Link[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: Record<string, unknown>) => {
    const href = hrefOf(item['link'])
    const own = href === undefined ? [] : [{ href, label: String(item['label']) }]
    return [...own, ...linksOf(item['children']), ...linksOf(item['links'])]
  })
}
