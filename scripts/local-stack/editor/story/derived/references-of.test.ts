import { expect, test } from 'vitest'
import { referencesOf } from './references-of.ts'

const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`
const schema = {
  product: { type: 'option', source: 'internal_stories' },
  items: { type: 'options', source: 'internal_stories' },
  colour: { type: 'option', source: 'internal' },
  cta: { type: 'multilink' },
  text: { type: 'richtext' },
  body: { type: 'bloks' },
}
const link = (uuid: string, linktype = 'story') => ({ fieldtype: 'multilink', linktype, id: uuid })
const marked = (uuid: string) => ({
  type: 'doc',
  content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { linktype: 'story', uuid, href: '/x' } }] }],
})

test('finds stories of fields and links of every language, each once, and not those of inner blocks', () => {
  const block = {
    component: 'a',
    _uid: 'u',
    product: id(1),
    product__i18n__de: id(2),
    items: [id(3), id(1), 'no uuid'],
    colour: id(9),
    cta: link(id(4)),
    text: marked(id(5)),
    body: [{ component: 'b', _uid: 'v', product: id(6), cta: link(id(7)) }],
  }
  expect(referencesOf(block, { schema })).toEqual([id(1), id(2), id(3), id(4), id(5)])
})

test('web addresses, mail addresses and empty links are no stories', () => {
  const block = { component: 'a', _uid: 'u', cta: link(id(1), 'url'), text: { linktype: 'story', id: '' } }
  expect(referencesOf(block, { schema })).toEqual([])
})
