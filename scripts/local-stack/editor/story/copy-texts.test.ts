import { expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import { copyTexts } from './copy-texts.ts'
import { listBlocks } from './find-block.ts'

const schema = {
  title: { type: 'text', translatable: true },
  text: { type: 'richtext', translatable: true },
  code: { type: 'text' },
}
const component = (name: string) => ({ name, schema }) as unknown as WireComponent
const components = [component('page'), component('item')]

const nested = { component: 'item', _uid: 'nested', title: 'Dentro' }
const content = {
  component: 'page',
  _uid: 'p',
  title: 'Título',
  title__i18n__de: 'Titel',
  code: 'A',
  text: { type: 'doc', content: [{ type: 'blok', attrs: { body: [nested] } }] },
  body: [{ component: 'item', _uid: 'i', title: 'Uno' }],
}

test('fills the fields that are empty in the language, and no other', () => {
  const copied = copyTexts(content, 'de', components)
  expect(copied).toMatchObject({ title__i18n__de: 'Titel', body: [{ title__i18n__de: 'Uno' }] })
  expect(Object.keys(copied)).not.toContain('code__i18n__de')
})

test('gives the blocks in a copied text uids of their own', () => {
  const uids = listBlocks(copyTexts(content, 'de', components)).map(({ block }) => block._uid)
  expect(uids).toHaveLength(4)
  expect(new Set(uids).size).toBe(4)
})
