import { expect, test } from 'vitest'
import type { WireComponent } from '../../services/wire-component.ts'
import { parsePageMessage } from '../page-message.ts'
import { offeredTexts } from './offer-on-page.ts'

test('messages of the page for editing in the frame are parsed, without keys of others', () => {
  const write = { action: 'writeText', uid: 'u', field: 'title', value: 'Llave' }
  expect(parsePageMessage({ ...write, story: {} })).toEqual({ action: 'onPage', message: write })
  const move = { action: 'moveBlock', uid: 'u', parentUid: 'r', field: 'body', index: 0 }
  expect(parsePageMessage(move)).toEqual({ action: 'onPage', message: move })
})

test.each([
  { action: 'writeText', uid: 'u', field: 'title' },
  { action: 'writeText', uid: 'u', field: 'title', value: { toString: 'x' } },
  { action: 'writeText', uid: 'u', field: 'title', value: 'x'.repeat(200_001) },
  { action: 'writeText', uid: '', field: 'title', value: '' },
  { action: 'moveBlock', uid: 'u', parentUid: 'r', field: 'body', index: -1 },
  { action: 'moveBlock', uid: 'u', parentUid: 'r', field: 'body', index: Number.NaN },
  { action: 'moveBlock', uid: 'u', parentUid: 'r', field: 'body', index: '1' },
  { action: 'pickUpBlock', uid: 7 },
  { action: 'selectBlock' },
  { action: 'onPage', message: { action: 'writeText' } },
])('%j is none of them', (data) => {
  expect(parsePageMessage(data)).toBeUndefined()
})

test('texts are offered by their kind; in another language those that can be translated', () => {
  const schema = {
    title: { type: 'text', display_name: 'Título', translatable: true },
    code: { type: 'text' },
    intro: { type: 'textarea', translatable: true },
    text: { type: 'richtext', translatable: true },
    body: { type: 'bloks' },
  }
  const components = [{ name: 'hero', schema }] as unknown as WireComponent[]
  const translatable = {
    title: { kind: 'line', label: 'Título' },
    intro: { kind: 'lines', label: 'intro' },
    text: { kind: 'form', label: 'text' },
  }
  expect(offeredTexts(components, '')).toEqual({ hero: { ...translatable, code: { kind: 'line', label: 'code' } } })
  expect(offeredTexts(components, 'de')).toEqual({ hero: translatable })
})

test('a message with an object in place of a text is none', () => {
  const uid = { length: { toString: 1 } }
  expect(parsePageMessage({ action: 'selectBlock', uid })).toBeUndefined()
})
