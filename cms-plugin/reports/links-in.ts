import { link, linkMark } from 'component-schemas/parse-link.ts'
import { z } from 'zod'
import { readDocument } from './read-document.ts'
import type { FieldVisit } from './walk-content.ts'

/** Where a link or reference leads, as an editor set it. */
export type LinkUse =
  | { kind: 'story'; uuid: string; hasAnchor: boolean }
  /** An address that a page may not hold, or a story link without a story. */
  | { kind: 'unusable'; address: string }

/** Words that are there; most parts of a link are empty, and a refusal of each would cost more than the link. */
const text = z
  .unknown()
  .optional()
  .transform((wire) => (typeof wire === 'string' && wire.trim() !== '' ? wire.trim() : undefined))
const wireLink = z.looseObject({
  linktype: z.string().catch('url'),
  id: text,
  uuid: text,
  url: text,
  cached_url: text,
  email: text,
  href: text,
  anchor: text,
})

/** Every link and reference in one version of a field. Empty links, and good addresses outside the space, are none. */
export function linksIn({ field }: Pick<FieldVisit, 'field'>, value: unknown): LinkUse[] {
  if (field.wire.type === 'multilink') return oneLink(value, link)
  if (field.wire.type === 'richtext') return readDocument(value).links.flatMap(({ attrs }) => oneLink(attrs, linkMark))
  const isReference = 'source' in field.wire && field.wire.source === 'internal_stories'
  return isReference ? references(value) : []
}

/** Addresses of our own site that an editor typed instead of choosing the page: paths that begin with one slash. */
export function addressesIn({ field }: Pick<FieldVisit, 'field'>, value: unknown): string[] {
  const links =
    field.wire.type === 'multilink'
      ? [value]
      : field.wire.type === 'richtext'
        ? readDocument(value).links.map(({ attrs }) => attrs)
        : []
  return links.flatMap((given) => {
    const { linktype, url, cached_url: cached, href } = wireLink.safeParse(given).data ?? {}
    const address = url ?? cached ?? href
    return linktype === 'url' && address !== undefined && /^\/(?!\/)/.test(address) ? [address] : []
  })
}

function oneLink(value: unknown, schema: z.ZodType): LinkUse[] {
  const read = wireLink.safeParse(value)
  if (!read.success) return []
  const { linktype, id, uuid, anchor, ...wire } = read.data
  const address = wire.email ?? wire.url ?? wire.cached_url ?? wire.href
  if (linktype === 'story') return storyLink({ uuid: uuid ?? id, address, anchor })
  if (address === undefined || schema.safeParse(value).success) return []
  return [{ kind: 'unusable', address }]
}

type StoryLink = { uuid: string | undefined; address: string | undefined; anchor: string | undefined }

function storyLink({ uuid, address, anchor }: StoryLink): LinkUse[] {
  if (uuid !== undefined) return [{ kind: 'story', uuid, hasAnchor: anchor !== undefined }]
  return address === undefined ? [] : [{ kind: 'unusable', address }]
}

function references(value: unknown): LinkUse[] {
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item): LinkUse[] =>
    typeof item === 'string' && item !== '' ? [{ kind: 'story', uuid: item, hasAnchor: false }] : [],
  )
}
