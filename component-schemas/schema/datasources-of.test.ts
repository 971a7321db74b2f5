import { expect, test } from 'vitest'
import { datasourcesOf } from './datasources-of.ts'

test('a product uses the datasources of its own fields and of its technical data, and no others', () => {
  expect(datasourcesOf('product')).toEqual(
    expect.arrayContaining(['key_type', 'material', 'lock_brand', 'vehicle_make']),
  )
  expect(datasourcesOf('product')).not.toContain('product_line')
  expect(datasourcesOf('product')).not.toContain('job_area')
})

test('a kind of story without such fields, and an unknown name, have none', () => {
  expect(datasourcesOf('redirect')).toEqual([])
  expect(datasourcesOf('hologram')).toEqual([])
})
