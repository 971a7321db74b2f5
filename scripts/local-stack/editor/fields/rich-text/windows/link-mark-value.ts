import { attributesOf, type LinkValue, linkValueOf, linkWithAttributes } from '../../link/link-value.ts'

/** Attributes of a link inside a text (Storyblok docs, rich text link mark). */
export type LinkMarkAttributes = {
  href: string
  uuid: string | null
  anchor: string | null
  target: string | null
  linktype: string
  custom: Record<string, string> | null
}

/** Converts the link inside a text for the form of a link field. */
export function linkOfMark(attrs: Readonly<Partial<LinkMarkAttributes>>): LinkValue {
  const href = attrs.href ?? ''
  const kind = attrs.linktype ?? 'url'
  const target =
    kind === 'story'
      ? { id: attrs.uuid ?? '', cached_url: href.replace(/^\//, '') }
      : kind === 'email'
        ? { email: href.replace(/^mailto:/i, '') }
        : { url: href, cached_url: href }
  const link = linkValueOf({
    linktype: kind,
    ...target,
    ...(attrs.anchor && { anchor: attrs.anchor }),
    ...(attrs.target && { target: attrs.target }),
  })
  return linkWithAttributes(link, attrs.custom ?? {})
}

/** Converts the link of a form to the stored form inside a text. */
export function markOfLink(link: LinkValue): LinkMarkAttributes {
  const custom = attributesOf(link)
  const hrefs = { story: `/${link.cached_url}`, email: link.email ?? '', url: link.url, asset: link.url }
  return {
    href: hrefs[link.linktype],
    uuid: link.linktype === 'story' && link.id !== '' ? link.id : null,
    anchor: link.anchor ?? null,
    target: link.target ?? null,
    linktype: link.linktype,
    custom: Object.keys(custom).length > 0 ? custom : null,
  }
}
