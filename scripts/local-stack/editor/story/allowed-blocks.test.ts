import { describe, expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import { allowedBlocks, hasRoom } from './allowed-blocks.ts'
import { newBlock } from './new-block.ts'

const component = (name: string, more: Partial<WireComponent> = {}): WireComponent => ({
  id: 1,
  name,
  display_name: null,
  real_name: name,
  description: null,
  icon: null,
  color: null,
  image: null,
  preview_field: null,
  preset_id: null,
  is_root: false,
  is_nestable: true,
  component_group_uuid: null,
  internal_tag_ids: [],
  all_presets: [],
  schema: {},
  ...more,
})

const components = [
  component('hero', { component_group_uuid: 'heroes' }),
  component('text', { internal_tag_ids: [7] }),
  component('page', { is_root: true, is_nestable: false }),
]
const names = (list: readonly WireComponent[]) => list.map(({ name }) => name)

describe('the allowed blocks of a field', () => {
  test('are all nestable ones without a restriction', () => {
    expect(names(allowedBlocks({ type: 'bloks' }, components))).toEqual(['hero', 'text'])
    expect(names(allowedBlocks({ type: 'bloks', component_whitelist: ['text'] }, components))).toEqual(['hero', 'text'])
  })

  test('are the listed ones, without the denied ones', () => {
    const field = { type: 'bloks', restrict_components: true, restrict_type: '' }
    expect(names(allowedBlocks({ ...field, component_whitelist: ['text', 'page'] }, components))).toEqual(['text'])
    expect(names(allowedBlocks({ ...field, component_denylist: ['text'] }, components))).toEqual(['hero'])
  })

  test('are those of its groups or tags', () => {
    const field = { type: 'bloks', restrict_components: true }
    const groups = { ...field, restrict_type: 'groups', component_group_whitelist: ['heroes'] }
    expect(names(allowedBlocks(groups, components))).toEqual(['hero'])
    const tags = { ...field, restrict_type: 'tags', component_tag_whitelist: [7] }
    expect(names(allowedBlocks(tags, components))).toEqual(['text'])
  })

  test('are none when the field is full', () => {
    expect(hasRoom({ type: 'bloks', maximum: 1 }, 0)).toBe(true)
    expect(hasRoom({ type: 'bloks', maximum: 1 }, 1)).toBe(false)
    expect(hasRoom({ type: 'bloks' }, 500)).toBe(true)
  })
})

test('a new block has the default values of its fields, overridden by its preset', () => {
  const hero = component('hero', {
    schema: {
      theme: { type: 'option', default_value: 'paper' },
      isWide: { type: 'boolean', default_value: 'true' },
      title: { type: 'text', default_value: '' },
    },
  })
  const made = newBlock(hero, { theme: 'ink', items: [{ component: 'text' }] })
  expect(made).toMatchObject({ component: 'hero', theme: 'ink', isWide: true, items: [{ component: 'text' }] })
  expect(made).not.toHaveProperty('title')
  expect(made._uid).toMatch(/^[0-9a-f-]{36}$/)
  expect(made['items']).toMatchObject([{ _uid: expect.stringMatching(/^[0-9a-f-]{36}$/) }])
})
