import { landingLink } from 'component-schemas/landing/landing-link.ts'
import { link, linkMark } from 'component-schemas/parse/parse-link.ts'
import type { Field } from 'component-schemas/schema/field.ts'
import { z } from 'zod'
import { isLanding, type LandingPart, landingParts } from './landing-parts.ts'
import { readDocument } from './read-document.ts'
import type { FieldLocation } from './walk-content.ts'

/** The target of a link or reference, as an editor set it. */
export type LinkUse = {
  /** From the field to the link, in a value with several: `.sections[2].action`. */
  step: string
} & (
  | { kind: 'story'; uuid: string; hasAnchor: boolean; isReference: boolean }
  /** An address of another website that begins with http. */
  | { kind: 'insecure'; address: string }
  /** An address that a page may not contain, or a story link without a story. */
  | { kind: 'unusable'; address: string }
)

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
export function linksIn({ field }: Pick<FieldLocation, 'field'>, value: unknown): LinkUse[] {
  if (field.wire.type === 'multilink') return oneLink(value, link)
  if (field.wire.type === 'richtext') return readDocument(value).links.flatMap(({ attrs }) => oneLink(attrs, linkMark))
  if (isLanding(field)) return landingParts(value).flatMap(linksOfPart)
  const isReference = 'source' in field.wire && field.wire.source === 'internal_stories'
  return isReference ? references(value) : []
}

/** Addresses of our own site that an editor typed instead of choosing the page: paths that begin with one slash. */
export function addressesIn(
  { field }: Pick<FieldLocation, 'field'>,
  value: unknown,
): { address: string; step: string }[] {
  return wireLinks(field, value).flatMap(({ given, step }) => {
    const { linktype, url, cached_url: cached, href } = wireLink.safeParse(given).data ?? {}
    const address = url ?? cached ?? href
    return linktype === 'url' && address !== undefined && /^\/(?!\/)/.test(address) ? [{ address, step }] : []
  })
}

/** Links of a field as they are stored, wherever in its value. */
function wireLinks(field: Field, value: unknown): { given: unknown; step: string }[] {
  if (field.wire.type === 'multilink') return [{ given: value, step: '' }]
  if (field.wire.type === 'richtext') return readDocument(value).links.map(({ attrs }) => ({ given: attrs, step: '' }))
  if (!isLanding(field)) return []
  const links = landingParts(value).filter((part) => part.field.kind === 'link')
  return links.map((part) => ({ given: part.value, step: part.step }))
}

function linksOfPart({ field, value, step }: LandingPart): LinkUse[] {
  if (field.kind === 'link') return oneLink(value, landingLink).map((use) => ({ ...use, step }))
  return field.kind === 'form' ? references(value).map((use) => ({ ...use, step })) : []
}

function oneLink(value: unknown, schema: z.ZodType): LinkUse[] {
  const read = wireLink.safeParse(value)
  if (!read.success) return []
  const { linktype, id, uuid, anchor, ...wire } = read.data
  const address = addressIn(wire)
  if (linktype === 'story') return storyLink({ uuid: uuid ?? id, address, anchor })
  if (address === undefined) return []
  const isGood = schema.safeParse(value).success && isTarget(address, linktype)
  if (!isGood) return [{ kind: 'unusable', address, step: '' }]
  return linktype === 'url' && /^http:/i.test(address) ? [{ kind: 'insecure', address, step: '' }] : []
}

type Addressed = Partial<Record<'email' | 'url' | 'cached_url' | 'href', string | undefined>>

function addressIn({ email, url, cached_url: cached, href }: Addressed): string | undefined {
  return email ?? url ?? cached ?? href
}

/** A path, a part of the page, a number or mail address, or a website whose host has a domain: `www.a.example` leads into our own site. */
function isTarget(address: string, linktype: string): boolean {
  if (linktype !== 'url' || /^([/#?]|(mailto|tel):)/i.test(address)) return true
  return !/\s/.test(address) && URL.canParse(address) && /[^.]\.[^.]+$/.test(new URL(address).hostname)
}

type StoryLink = { uuid: string | undefined; address: string | undefined; anchor: string | undefined }

function storyLink({ uuid, address, anchor }: StoryLink): LinkUse[] {
  if (uuid !== undefined)
    return [{ kind: 'story', uuid, hasAnchor: anchor !== undefined, isReference: false, step: '' }]
  return address === undefined ? [] : [{ kind: 'unusable', address, step: '' }]
}

function references(value: unknown): LinkUse[] {
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((item): LinkUse[] =>
    typeof item === 'string' && item !== ''
      ? [{ kind: 'story', uuid: item, hasAnchor: false, isReference: true, step: '' }]
      : [],
  )
}
