import { z } from 'zod'
import type { Link } from '../schema/field-values.ts'
import { optionalText } from './readable-text.ts'

const wireLink = z.looseObject(
  {
    linktype: z.enum(['story', 'url', 'email', 'asset']).catch('url'),
    /** Written by the site into story links before parsing: the path in the reader's market and locale. */
    href: optionalText,
    url: optionalText,
    cached_url: optionalText,
    email: optionalText,
    anchor: optionalText,
    target: optionalText,
    rel: optionalText,
    title: optionalText,
  },
  'The link is missing.',
)

type WireLink = z.output<typeof wireLink>

/**
 * Storyblok's multilink -> `Link`.
 * A story link is valid only with an `href` that the site has added; otherwise the story is deleted or unpublished.
 */
export const link: z.ZodType<Link> = wireLink.transform((wire, context): Link => {
  const href = hrefOf(wire)
  if (href !== undefined) return linkTo(href, wire)
  context.addIssue('The link leads nowhere.')
  return z.NEVER
})

/** The attributes of a rich-text link mark, with a web address in `href` and custom attributes in `custom`. */
export const linkMark: z.ZodType<Link> = z
  .looseObject({ linktype: z.unknown().optional(), href: z.unknown().optional(), custom: z.unknown().optional() })
  .transform((attrs, context): Link => {
    const read = link.safeParse({
      ...(typeof attrs.custom === 'object' ? attrs.custom : {}),
      ...attrs,
      ...(attrs.linktype === 'story' ? {} : { url: attrs.href, email: attrs.href }),
    })
    if (read.success) return read.data
    context.addIssue('The link leads nowhere.')
    return z.NEVER
  })

function linkTo(href: string, wire: WireLink): Link {
  const attributes = customAttributes(wire)
  return {
    href,
    kind: wire.linktype,
    ...(wire.target === '_blank' && { target: '_blank' }),
    ...(wire.rel !== undefined && { rel: wire.rel }),
    ...(wire.title !== undefined && { title: wire.title }),
    ...(attributes !== undefined && { attributes }),
  }
}

function hrefOf(wire: WireLink): string | undefined {
  if (wire.linktype === 'story') return withAnchor(safeHref(wire.href), wire.anchor)
  if (wire.linktype === 'email') return mailHref(wire.email ?? wire.url)
  return withAnchor(safeHref(wire.url ?? wire.cached_url), wire.anchor)
}

function mailHref(address: string | undefined): string | undefined {
  const bare = address?.replace(/^mailto:/i, '')
  return bare !== undefined && /^[^\s@<>]+@[^\s@<>]+$/.test(bare) ? `mailto:${bare}` : undefined
}

function withAnchor(href: string | undefined, anchor: string | undefined): string | undefined {
  if (href === undefined || anchor === undefined || href.includes('#')) return href
  return `${href}#${anchor.replace(/^#/, '')}`
}

/**
 * An address that is allowed in a page: http, https, mailto, tel or relative.
 * Browsers drop control characters and blanks before they read the scheme (WHATWG URL), so they go first.
 */
export function safeHref(address: string | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex -- control characters are removed
  const href = address?.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (!href) return undefined
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase()
  if (scheme !== undefined) return ['http', 'https', 'mailto', 'tel'].includes(scheme) ? href : undefined
  return /^[^/?#]*:/.test(href) ? undefined : href
}

function customAttributes(wire: WireLink): Record<string, string> | undefined {
  const allowed = Object.entries(wire).filter(
    (pair): pair is [string, string] =>
      /^(data-[a-z0-9-]+|aria-label|hreflang)$/.test(pair[0]) && typeof pair[1] === 'string' && pair[1] !== '',
  )
  return allowed.length > 0 ? Object.fromEntries(allowed) : undefined
}
