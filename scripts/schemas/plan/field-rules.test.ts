import type { WireComponent } from 'component-schemas/schema/to-wire.ts'
import { expect, test } from 'vitest'
import { emptyState } from '../state/schema-state.ts'
import { fieldRules } from './field-rules.ts'
import { planSchemas } from './plan-schemas.ts'

const link = { fieldtype: 'multilink', url: 'a' }
const blocks = [{ component: 'box' }]

/** Property -> its setting before and after, a stored value that breaks it, and one that does not. */
const cases: Readonly<Record<string, { from?: unknown; to: unknown; broken: unknown; valid?: unknown }>> = {
  max_length: { from: 80, to: 3, broken: 'four', valid: 'two' },
  minlength: { to: 3, broken: 'ab', valid: 'abc' },
  regex: { to: '^a', broken: 'b', valid: 'a' },
  allow_multiline: { from: true, to: false, broken: 'a\nb', valid: 'a' },
  min_value: { to: 5, broken: '4', valid: '5' },
  max_value: { to: 5, broken: '6', valid: '5' },
  decimals: { to: 1, broken: '1.25', valid: '1.2' },
  steps: { to: 5, broken: '7', valid: '10' },
  disable_time: { to: true, broken: '2026-11-28 10:30', valid: '2026-11-28 00:00' },
  minimum: { to: 2, broken: blocks, valid: [...blocks, ...blocks] },
  maximum: { to: 1, broken: [...blocks, ...blocks], valid: blocks },
  minimum_entries: { to: 2, broken: ['a'], valid: ['a', 'b'] },
  maximum_entries: { to: 1, broken: ['a', 'b'], valid: ['a'] },
  min_options: { to: '2', broken: ['a'], valid: ['a', 'b'] },
  max_options: { to: '1', broken: ['a', 'b'], valid: ['a'] },
  component_whitelist: { from: ['card', 'box'], to: ['card'], broken: blocks, valid: [{ component: 'card' }] },
  component_denylist: { to: ['box'], broken: blocks, valid: [{ component: 'card' }] },
  restrict_components: { to: true, broken: blocks, valid: [{ component: 'card' }] },
  filter_content_type: { to: ['page'], broken: 'a' },
  allow_external_url: {
    from: true,
    to: false,
    broken: { filename: 'https://a.example/a.png' },
    valid: { id: 1, filename: 'a' },
  },
  email_link_type: {
    from: true,
    to: false,
    broken: { ...link, linktype: 'email' },
    valid: { ...link, linktype: 'url' },
  },
  asset_link_type: {
    from: true,
    to: false,
    broken: { ...link, linktype: 'asset' },
    valid: { ...link, linktype: 'url' },
  },
  show_anchor: { from: true, to: false, broken: { ...link, anchor: 'a' }, valid: link },
  allow_target_blank: { from: true, to: false, broken: { ...link, target: '_blank' }, valid: link },
  allow_custom_attributes: { from: true, to: false, broken: { ...link, custom: { rel: 'me' } }, valid: link },
  source: { to: 'internal', broken: 'a' },
  datasource_slug: { from: 'colour', to: 'size', broken: 'a' },
  external_datasource: { to: 'https://a.example', broken: 'a' },
  field_type: { from: 'palette', to: 'slider', broken: { plugin: 'palette' } },
  use_uuid: { from: true, to: false, broken: 'a' },
}

const never = ['rich_markdown', 'customize_toolbar', 'exclude_empty_option']

test('every rule about stored content has a case', () => {
  const exact = Object.keys(fieldRules).filter((key) => !fieldRules[key]?.concernsChoosing && !never.includes(key))
  expect(Object.keys(cases).toSorted()).toEqual(exact.toSorted())
})

/** How many fields of a block with the value violate the change of one property, and whether a migration is needed. */
function judged(key: string, { from, to }: { from?: unknown; to: unknown }, value: unknown) {
  const list = key === 'restrict_components' && { component_whitelist: ['card'] }
  const block = (setting: unknown): WireComponent => ({
    name: 'card',
    display_name: '',
    description: '',
    icon: 'block-tag',
    color: '',
    preview_field: '',
    is_root: false,
    is_nestable: true,
    group: '',
    schema: { field: { type: 'text', pos: 0, ...list, [key]: setting } },
  })
  const { name, group, schema, ...settings } = block(from)
  const current = { ...emptyState, components: [{ id: 1, name, group, tags: [], settings, schema }] }
  const wanted = { groups: [], components: [block(to)], datasources: [], presets: [] }
  return planSchemas(wanted, current).judged.map(({ risk, concern }) => ({
    name: risk.name,
    needsMigration: risk.needsMigration,
    affected: concern?.affected({ component: 'card', field: value }),
  }))
}

test.each(Object.entries(cases))(
  'content that breaks %s keeps the change back',
  (key, { broken, valid, ...change }) => {
    const risk = { name: `narrow:card.field.${key}`, needsMigration: true }
    expect(judged(key, change, broken)).toEqual([{ ...risk, affected: 1 }])
    expect(judged(key, change, valid)).toEqual([{ ...risk, affected: 0 }])
  },
)
