import { product } from 'component-schemas/content-types/product/schema.ts'
import { expect, test } from 'vitest'
import { changeValues, renameBlock } from './migration.ts'

const stored = {
  component: 'product',
  _uid: 'p',
  name: 'Llave',
  name__i18n__en: 'Key',
  name__i18n__pt_br: '',
  code: 'A-1',
}

test('changes the values of one field, language by language', () => {
  const change = changeValues(product, 'name', (name, language) => `${String(name)} (${language})`)
  expect(change(stored)).toEqual({
    ...stored,
    name: 'Llave (default)',
    name__i18n__en: 'Key (en)',
    name__i18n__pt_br: ' (pt_br)',
  })
  expect(change({ ...stored, component: 'text' })).toEqual({ ...stored, component: 'text' })
})

test('renames a block and back', () => {
  const { up, down } = renameBlock('article', product)
  const before = { component: 'article', _uid: 'a', title: 'Uno' }
  expect(up(before)).toEqual({ ...before, component: 'product' })
  expect(down?.({ ...before, component: 'product' })).toEqual(before)
  expect(up({ component: 'text' })).toEqual({ component: 'text' })
})
