import { expect, test } from 'vitest'
import { readEditorMessage } from './editor-messages.ts'

const editorOrigin = 'https://app.storyblok.com'
const read = (data: unknown, origin = editorOrigin) => readEditorMessage({ origin, data }, editorOrigin)
const offer = { action: 'offerOnPage', texts: { hero: { title: { kind: 'line', label: 'Title' } } } }

test('messages of the vendor’s editor and of the embedded one are read', () => {
  const blok = { uid: 'a', id: '1', space: 7, name: 'hero' }
  expect(read({ action: 'editedBlok', blok, breadcrumbs: [], canAddBlocks: true })).toMatchObject({
    blok: { uid: 'a' },
    canAddBlocks: true,
  })
  expect(read({ action: 'enterComponent', blok, storyId: 1 })).toMatchObject({ canAddBlocks: false })
  expect(read(offer)).toEqual(offer)
})

test('no other origin, and nothing with another shape, is read', () => {
  for (const origin of ['https://evil.example', 'null', '', `${editorOrigin}.evil.example`, 'http://app.storyblok.com'])
    expect(read(offer, origin)).toBeUndefined()
  const wrong = [
    undefined,
    'offerOnPage',
    { action: 'toString' },
    { action: 'editedBlok' },
    { action: 'editedBlok', blok: { uid: 7 } },
    { action: 'offerOnPage', texts: { hero: { title: { kind: 'script', label: '' } } } },
    { action: 'blockPlaces', uid: 'a', lists: [{ parentUid: 1 }] },
    { action: 'refusedOnPage', refusal: '<b>' },
  ]
  for (const data of wrong) expect(read(data)).toBeUndefined()
})
