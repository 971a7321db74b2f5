import { expect, test } from 'vitest'
import type { WireComponent } from '../services/wire-component.ts'
import { labelledComponents, labelledGroups } from './labels.ts'

const component = {
  name: 'hero',
  display_name: null,
  real_name: 'Hero',
  description: 'Opens a page.',
  all_presets: [{ id: 1, name: 'As on the picture', preset: { title: 'Hero' } }],
  schema: {
    title: { type: 'text', display_name: 'Title', description: 'In few words.', default_value: 'Title' },
    side: { type: 'option', options: [{ name: 'Left', value: 'Left' }] },
  },
} as unknown as WireComponent

test('names, help and choices are said in the language; what is stored stays', () => {
  const labels = { Hero: 'Kopf', Title: 'Titel', Left: 'Links', 'As on the picture': 'Wie auf dem Bild' }
  const [labelled] = labelledComponents([component], labels)
  expect(labelled).toEqual({
    ...component,
    real_name: 'Kopf',
    all_presets: [{ id: 1, name: 'Wie auf dem Bild', preset: { title: 'Hero' } }],
    schema: {
      title: { type: 'text', display_name: 'Titel', description: 'In few words.', default_value: 'Title' },
      side: { type: 'option', options: [{ name: 'Links', value: 'Left' }] },
    },
  })
  const group = { id: 1, name: 'Items', uuid: 'u', parent_id: null }
  expect(labelledGroups([group], { Items: 'Teile' })).toEqual([{ ...group, name: 'Teile' }])
})

test('without labels everything stays as the space stores it', () => {
  expect(labelledComponents([component], {})).toEqual([component])
})
