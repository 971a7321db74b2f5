import { gtin14 } from '#site/routing/gtin.ts'
import type { StructuredData } from './json-ld.tsx'

const context = 'https://schema.org'

type Crumb = { label: string; url: string }

/** The way to a page, home first (schema.org BreadcrumbList); the page itself is last. */
export function breadcrumbData(crumbs: readonly Crumb[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  }
}

export type OrganizationDetails = {
  name: string
  url: string
  phone?: string | undefined
  email?: string | undefined
  /** Address as on an envelope. */
  address?: string | undefined
}

/** The operator of the website (schema.org Organization). */
export function organizationData({ name, url, phone, email, address }: OrganizationDetails): StructuredData {
  return defined({ '@context': context, '@type': 'Organization', name, url, telephone: phone, email, address })
}

export type ProductDetails = {
  name: string
  code: string
  url: string
  description?: string | undefined
  category?: string | undefined
  /** Absolute addresses. */
  images: readonly string[]
  brand: string
  /** Number of its pack. */
  ean?: string | undefined
  /** Products of this and of other makers that do the same or nearly so. */
  similar?: readonly ProductPointer[]
  /** Machines that it is a part or a tool for. */
  accessoryFor?: readonly ProductPointer[]
}

/** Another product, as far as a page names it. */
export type ProductPointer = { name: string; code: string; url?: string | undefined; brand?: string | undefined }

/** More would weigh as much as the page. */
const mostPointers = 20

/** A product of the catalogue (schema.org Product). It has no offer: the site shows no prices. */
export function productData(details: ProductDetails): StructuredData {
  const { name, code, url, description, category, images, brand, ean, similar = [], accessoryFor = [] } = details
  return defined({
    '@context': context,
    '@type': 'Product',
    name,
    sku: code,
    mpn: code,
    // An EAN without a right check digit would be refused with everything else.
    gtin13: ean !== undefined && /^\d{13}$/.test(ean) && gtin14(ean) !== undefined ? ean : undefined,
    url,
    description,
    category,
    image: images.length > 0 ? images : undefined,
    brand: { '@type': 'Brand', name: brand },
    isSimilarTo: pointers(similar),
    isAccessoryOrSparePartFor: pointers(accessoryFor),
  })
}

function pointers(products: readonly ProductPointer[]): StructuredData[] | undefined {
  if (products.length === 0) return undefined
  return products.slice(0, mostPointers).map(({ name, code, url, brand }) =>
    defined({
      '@type': 'Product',
      name,
      mpn: code,
      url,
      brand: brand === undefined ? undefined : { '@type': 'Brand', name: brand },
    }),
  )
}

export type NewsDetails = {
  headline: string
  url: string
  /** ISO 8601. */
  date: string
  description?: string | undefined
  author?: string | undefined
  images: readonly string[]
  publisher: string
}

/** A story of the newsroom (schema.org NewsArticle). */
export function newsData({ headline, url, date, description, author, images, publisher }: NewsDetails): StructuredData {
  return defined({
    '@context': context,
    '@type': 'NewsArticle',
    headline,
    url,
    datePublished: date,
    description,
    author: author === undefined ? undefined : { '@type': 'Organization', name: author },
    image: images.length > 0 ? images : undefined,
    publisher: { '@type': 'Organization', name: publisher },
  })
}

function defined(data: StructuredData): StructuredData {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
