import { expect, test, vi } from 'vitest'
import type { Address, AddressPage } from '../addresses/read-addresses.ts'

const perPage = 1000
let pages: readonly (readonly string[])[] = []
let requested: number[] = []

vi.mock('../addresses/read-addresses.ts', () => ({
  async readAddresses(_folder: string, page: number): Promise<AddressPage> {
    requested.push(page)
    const addresses = (pages[page - 1] ?? []).map(
      (slug, index): Address => ({ id: page * perPage + index, default_full_slug: slug, translated_slugs: [] }),
    )
    return { addresses, total: pages.length * perPage, perPage }
  },
}))

const { pagesAtStart } = await import('./warm-up-pages.ts')

test('the home page is among them where the addresses that are looked at name none of its kind', async () => {
  pages = [['global/productos/no-product']]
  expect(await pagesAtStart()).toEqual(['/productos/no-product', '/'])
})

test('a space without pages of these kinds gives the home page and one page of any kind', async () => {
  pages = [['global/sobre-nosotros']]
  const [home, ...others] = await pagesAtStart()
  expect([home, others.length]).toEqual(['/', 1])
})

test('of a large space pages of the whole list are looked at, five at most', async () => {
  pages = Array.from({ length: 20 }, (_, index) => (index === 16 ? ['global/productos/nor-1r'] : []))
  requested = []
  expect(await pagesAtStart()).toEqual(['/productos/nor-1r', '/'])
  expect(requested).toEqual([1, 5, 9, 13, 17])
})
