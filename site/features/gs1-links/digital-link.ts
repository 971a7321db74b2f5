import { gtin14 } from '#site/routing/gtin.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'

/** What a GS1 Digital Link asks for: a redirect to a page of the product, or the list of all its links. */
export type DigitalLink = {
  /** 14 digits. */
  gtin: string
  wants: 'page' | 'linkset'
  /** The query without the resolver's own parameters, with its question mark; empty when nothing is left. */
  query: string
}

/** Why there is no such link, in a sentence. */
export type Refusal = { status: 400 | 404; sentence: string }

/** Qualifiers of a GTIN in the order that the syntax requires, with their longest values: variant, batch, serial numbers. */
const qualifiers: readonly { key: string; longest: number }[] = [
  { key: '22', longest: 20 },
  { key: '10', longest: 20 },
  { key: '21', longest: 20 },
  { key: '235', longest: 28 },
]

/** Characters of such values (GS1 General Specifications, section 7.11), percent-decoded. */
const qualifierValue = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/

/** Parameters for the resolver; all others are passed on to the page (GS1-Conformant Resolver Standard 1.2). */
const ownParameters = new Set(['linktype', 'context', 'compress'])

/** Names of the link type that every product has, with the prefix of either namespace of the vocabulary. */
const pageTypes = /^(gs1:|https:\/\/(ref\.)?gs1\.org\/voc\/)(defaultLink|pip)$/i

/** `all` is the older name. */
const linksetTypes = new Set(['linkset', 'all'])

/**
 * Reads a GS1 Digital Link (URI Syntax 1.4): `/01/{gtin}`, qualifiers behind it. A batch or a serial number leads to the page of the
 * product, because the catalogue knows no single pieces.
 * @param url path and query as requested
 * @param accept header of the request
 */
export function readDigitalLink(url: URL, accept: string | undefined): DigitalLink | Refusal {
  const [, , number = '', ...rest] = url.pathname.replace(/\/$/, '').split('/')
  const gtin = gtin14(number)
  if (gtin === undefined) return refusals.noGtin
  if (!areQualifiers(rest)) return refusals.noQualifiers
  const parameters = [...url.searchParams]
  const type = parameters.find(([name]) => name.toLowerCase() === 'linktype')?.[1] ?? ''
  const wants = type === '' ? wantedBy(accept) : wantedAs(type)
  if (wants === undefined) return refusals.noLink
  const passedOn = new URLSearchParams(parameters.filter(([name]) => !ownParameters.has(name.toLowerCase())))
  return { gtin, wants, query: passedOn.size > 0 ? `?${passedOn}` : '' }
}

const refusals = {
  noGtin: { status: 400, sentence: 'A GTIN has 8, 12, 13 or 14 digits, and the last one checks the others.' },
  noQualifiers: {
    status: 400,
    sentence: 'Behind the GTIN only 22, 10, 21 and 235 may stand, in this order, each with its value.',
  },
  noLink: {
    status: 404,
    sentence: 'Products have links of the types gs1:defaultLink and gs1:pip only; linkType=all lists them.',
  },
} as const satisfies Record<string, Refusal>

function wantedBy(accept = ''): DigitalLink['wants'] {
  const types = accept.toLowerCase().split(',')
  return types.some((part) => part.trim().split(';')[0] === 'application/linkset+json') ? 'linkset' : 'page'
}

function wantedAs(type: string): DigitalLink['wants'] | undefined {
  if (linksetTypes.has(type.toLowerCase())) return 'linkset'
  return pageTypes.test(type) ? 'page' : undefined
}

export function isRefusal(read: DigitalLink | Refusal): read is Refusal {
  return 'sentence' in read
}

function areQualifiers(segments: readonly string[]): boolean {
  let next = 0
  for (let at = 0; at < segments.length; at += 2) {
    const place = qualifiers.findIndex(({ key }, index) => index >= next && key === segments[at])
    const value = percentDecoded(segments[at + 1] ?? '') ?? ''
    if (place < 0 || !qualifierValue.test(value) || value.length > (qualifiers[place]?.longest ?? 0)) return false
    next = place + 1
  }
  return true
}
