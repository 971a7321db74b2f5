import { product } from 'component-schemas/content-types/product/schema.ts'
import { expect, test } from 'vitest'
import { exampleMigration } from '../../migrations/2026-01-31-example-migration.fixture.ts'
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

test('the example that a new migration is copied from takes spaces off titles, and does nothing the second time', () => {
  const before = { component: 'accordion', _uid: 'a', title: ' Uno ', title__i18n__en: 'One' }
  const after = { ...before, title: 'Uno' }
  expect(exampleMigration.up(before)).toEqual(after)
  expect(exampleMigration.up(after)).toEqual(after)
})
