import { describe, expect, test } from 'vitest'
import { formTarget } from './form-target.ts'
import { softTarget } from './soft-target.ts'

const origin = 'https://zarandal.example'
const at = (path: string) => new URL(path, origin)

describe('the router goes by itself', () => {
  test.each([
    ['/productos', '/productos/nor-1r'],
    ['/productos', '/productos?page=2#card-25'],
    ['/productos?page=2', '/productos'],
    ['/', '/noticias'],
    ['/en/products', '/en/news'],
    ['/extranet', '/extranet/catalogos'],
    ['/en/extranet', '/en/extranet/search?q=nor'],
  ])('from %s to %s', (from, to) => {
    expect(softTarget({ href: at(to).href }, at(from))?.href).toBe(at(to).href)
  })
})

describe('the browser loads a document', () => {
  test.each([
    ['for another site', '/', { href: 'https://elsewhere.example/' }],
    ['for a mail', '/', { href: 'mailto:taller@zarandal.example' }],
    ['for another language', '/productos', { href: at('/en/products').href }],
    ['for the language without a prefix', '/en/products', { href: at('/productos').href }],
    ['for a link that names a language', '/productos', { href: at('/noticias').href, hreflang: 'es' }],
    ['for the other side of the login', '/productos', { href: at('/extranet').href }],
    ['for the public side', '/extranet', { href: at('/productos').href }],
    ['for another window', '/', { href: at('/noticias').href, target: '_blank' }],
    ['for a file to keep', '/', { href: at('/noticias').href, isDownload: true }],
    ['for a file', '/', { href: at('/catalogo.pdf').href }],
    ['for an interface', '/', { href: at('/api/auth/login').href }],
    ['for a place on the same page', '/productos?page=2', { href: at('/productos?page=2#content').href }],
    ['for the same page again', '/productos', { href: at('/productos').href }],
    ['for what is no address', '/', { href: 'https://' }],
  ])('%s', (_, from, link) => {
    expect(softTarget(link, at(from))).toBeUndefined()
  })
})

test('a form leads where the browser would go, without empty fields and without what the address had', () => {
  const fields: [string, string][] = [
    ['q', 'llave maestra'],
    ['near', ''],
    ['kind', 'a'],
    ['kind', 'b'],
  ]
  expect(formTarget(`${origin}/buscar?page=3#list`, fields)).toBe(`${origin}/buscar?q=llave+maestra&kind=a&kind=b#list`)
  expect(formTarget('', fields)).toBeUndefined()
  expect(
    formTarget(
      `${origin}/buscar`,
      [
        ['a', ''],
        ['a', '1'],
      ],
      true,
    ),
  ).toBe(`${origin}/buscar?a=&a=1`)
})
