/** A page of the product: absolute address, its language as search engines read it, and its name there. */
export type LinkedPage = { url: string; hreflang: string; title: string }

export type LinksetDetails = {
  /** The digital link itself, absolute, without query. */
  anchor: string
  name: string
  /** Where a link without a type leads. */
  page: LinkedPage
  /** The same page in every language and market. */
  pages: readonly LinkedPage[]
}

/** The vocabulary's namespace of link types (GS1 Web Vocabulary). */
const linkTypes = 'https://ref.gs1.org/voc/'

export const linksetType = 'application/linkset+json'

/** Programs that read JSON-LD read the document with this context (GS1-Conformant Resolver Standard 1.2, artefacts). */
export const linksetContext =
  '<https://ref.gs1.org/standards/resolver/linkset-context>; rel="http://www.w3.org/ns/json-ld#context"; type="application/ld+json"'

/** All links of a product (RFC 9264, section 4.2), as a GS1 Digital Link lists them. */
export function linkset({ anchor, name, page, pages }: LinksetDetails): object {
  const targets = pages.length > 0 ? pages : [page]
  return {
    linkset: [
      {
        anchor,
        itemDescription: name,
        [`${linkTypes}defaultLink`]: [target(page)],
        [`${linkTypes}pip`]: targets.map(target),
      },
    ],
  }
}

function target({ url, hreflang, title }: LinkedPage): object {
  return { href: url, title, type: 'text/html', hreflang: [hreflang] }
}
