import { expect, test } from 'vitest'
import { partsOf } from '../peers/words/parts-of.ts'
import { readPage } from '../peers/words/read-page.ts'
import type { Ask, Story } from '../peers/words/story.ts'

const asset = { filename: 'http://localhost/f/1/1200x800/a/a.webp', alt: 'A key' }
const link = { linktype: 'story', cached_url: 'global/productos/' }
const product: Story = {
  uuid: 'p',
  name: 'P',
  full_slug: 'global/productos/p',
  content: { component: 'product', _uid: 'p', name: 'Key P', subtitle: 'A plain key', images: [asset] },
}

test('a peer renders the texts of a block in their order, without its layout options', () => {
  const document = { type: 'doc', content: [] }
  const blok = {
    component: 'full_banner',
    _uid: 'b',
    theme: 'ink',
    title: 'One line',
    text: 'Two lines',
    body: document,
    media: asset,
    cta: link,
    ctaLabel: 'All products',
    items: [product],
  }
  expect(partsOf(blok, {}).map((part) => Object.values(part).slice(0, 2))).toEqual([
    ['heading', 'One line'],
    ['text', 'Two lines'],
    ['rich', document],
    ['picture', expect.objectContaining({ alt: 'A key', width: 1200, height: 800 })],
    ['link', '/productos'],
    ['cards', [expect.objectContaining({ href: '/productos/p', title: 'Key P', text: 'A plain key' })]],
  ])
})

test('a peer requests the page, the menus and the items that the page lists', async () => {
  const requested: string[] = []
  const page = { component: 'page', _uid: 'x', template: 'product-listing', body: [] }
  const settings = { component: 'site_settings', _uid: 's', menu: [{ label: 'Products', link, children: [] }] }
  const send: Ask = async (path) => {
    requested.push(path)
    const content = path.endsWith('site-settings') ? settings : page
    return { data: { story: { ...product, name: 'Products', content }, stories: [product] } }
  }
  const read = await readPage(send, '/productos')
  expect(requested).toEqual(['cdn/stories/global/productos', 'cdn/stories/_config/site-settings', 'cdn/stories'])
  expect(read).toMatchObject({ title: 'Products', menu: [{ href: '/productos', label: 'Products' }] })
  expect(read.bloks.flatMap((blok) => partsOf(blok, read.lists))).toMatchObject([
    { kind: 'cards', cards: [{ href: '/productos/p' }] },
  ])
})
