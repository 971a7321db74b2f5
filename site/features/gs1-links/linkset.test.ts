import { expect, test } from 'vitest'
import { z } from 'zod'
import { linkset } from './linkset.ts'

/** RFC 9264, section 4.2: an array of link contexts, whose relations are arrays of targets; GS1 requires a title of each. */
const target = z.strictObject({
  href: z.url(),
  title: z.string().min(1),
  type: z.string(),
  hreflang: z.array(z.string()).min(1),
})
const relations = z.record(z.url(), z.array(target).min(1))
const valid = z.strictObject({
  linkset: z.array(z.looseObject({ anchor: z.url(), itemDescription: z.string() })).length(1),
})

const page = { url: 'https://zarandal.es/productos/nor-1r', hreflang: 'es-ES', title: 'Llave' }
const english = { url: 'https://zarandal.example/en/products/nor-1r', hreflang: 'en', title: 'Key' }
const details = { anchor: 'https://zarandal.es/01/04006381333931', name: 'Llave', page, pages: [page, english] }

function contextOf(made: object) {
  const [context] = valid.parse(JSON.parse(JSON.stringify(made))).linkset
  const { anchor, itemDescription: _, ...links } = context ?? { anchor: '', itemDescription: '' }
  return { anchor, links: relations.parse(links) }
}

test('has one default link and a page in each language, in the form of RFC 9264', () => {
  const { anchor, links } = contextOf(linkset(details))
  expect(anchor).toBe(details.anchor)
  expect(links['https://ref.gs1.org/voc/defaultLink']?.map(({ href }) => href)).toEqual([page.url])
  expect(links['https://ref.gs1.org/voc/pip']?.map(({ hreflang }) => hreflang)).toEqual([['es-ES'], ['en']])
})

test('lists the page itself where it has no other languages', () => {
  const { links } = contextOf(linkset({ ...details, pages: [] }))
  expect(links['https://ref.gs1.org/voc/pip']?.map(({ href }) => href)).toEqual([page.url])
})
