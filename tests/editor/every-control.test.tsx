import { cleanup, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { BlockForm } from 'local-stack/editor/fields/form/block-form.tsx'
import { exampleAsset, exampleServices } from 'local-stack/editor/fields/testing/example-services.fixture.ts'
import type { WireField } from 'local-stack/editor/services/wire-component.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'

afterEach(cleanup)

beforeAll(() => {
  // The layout of a browser, which this one does not have.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const choices = ['a', 'b'].map((value) => ({ name: value, value }))
const asset = { ...exampleAsset(1, 'llave.webp'), fieldtype: 'asset' }
const fields: Readonly<Record<string, readonly [WireField, unknown]>> = {
  text: [{ type: 'text', required: true, description: 'Help', max_length: 3 }, 'too long'],
  textarea: [{ type: 'textarea' }, 'words'],
  markdown: [{ type: 'markdown' }, '# words'],
  richtext: [
    { type: 'richtext', style_options: choices },
    { type: 'doc', content: [{ type: 'paragraph' }] },
  ],
  number: [{ type: 'number', decimals: 1 }, '1.5'],
  datetime: [{ type: 'datetime' }, '2026-04-02 08:15'],
  boolean: [{ type: 'boolean' }, true],
  option: [{ type: 'option', options: choices }, 'a'],
  options: [{ type: 'options', options: choices }, ['a']],
  story: [{ type: 'option', source: 'internal_stories' }, ''],
  stories: [{ type: 'options', source: 'internal_stories' }, ['7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c001']],
  asset: [{ type: 'asset', allow_external_url: true }, asset],
  multiasset: [{ type: 'multiasset' }, [asset]],
  multilink: [
    { type: 'multilink', show_anchor: true, allow_target_blank: true, allow_custom_attributes: true },
    { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://taller.example', cached_url: '', rel: 'me' },
  ],
  table: [{ type: 'table' }, undefined],
  bloks: [{ type: 'bloks' }, []],
  custom: [{ type: 'custom', field_type: 'none' }, { plugin: 'none' }],
  hologram: [{ type: 'hologram' }, 3],
  group: [{ type: 'section', keys: ['number', 'datetime'] }, undefined],
}
const schema = Object.fromEntries(
  Object.entries(fields).map(([name, [field]], pos) => [name, { ...field, pos, display_name: `The ${name}` }]),
)
const content = Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value]))

test.each(['', 'de'])(
  'a form with every kind of field has no accessibility fault, in language %j',
  async (language) => {
    const translatable = Object.fromEntries(
      Object.entries(schema).map(([name, field]) => [name, { ...field, translatable: true }]),
    )
    const { container } = render(
      <BlockForm
        component={{ name: 'everything', schema: translatable }}
        block={{ ...content, _uid: 'uid-1', component: 'everything' }}
        storyId={7}
        language={language}
        onChange={() => {}}
        services={exampleServices()}
      />,
    )
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull())
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)
