import { expect, test } from 'vitest'
import {
  attributesOf,
  linkOfKind,
  linkToAddress,
  linkToStory,
  linkValueOf,
  linkWith,
  linkWithAttributes,
} from './link-value.ts'

const empty = { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: '' }
const uuid = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c001'

test('a field without a link has an empty link to a story', () => {
  for (const value of [undefined, null, '', 7]) expect(linkValueOf(value)).toEqual(empty)
})

test('keeps unknown keys of a stored link', () => {
  const stored = { ...empty, id: uuid, cached_url: 'a', rel: 'me', future: { deep: true } }
  expect(linkValueOf(stored)).toEqual(stored)
})

test('a link to a story carries its uuid and address, and not those of the former story', () => {
  const before = linkValueOf({ ...empty, story: { name: 'Old' }, anchor: 'top' })
  expect(linkToStory(before, { uuid, full_slug: 'global/llaves' })).toEqual({
    ...empty,
    id: uuid,
    cached_url: 'global/llaves',
    anchor: 'top',
  })
})

test('another kind clears the target and keeps tab and attributes', () => {
  const story = linkValueOf({ ...empty, id: uuid, cached_url: 'a', anchor: 'top', target: '_blank', rel: 'me' })
  expect(linkOfKind(story, 'url')).toEqual({ ...empty, linktype: 'url', target: '_blank', rel: 'me' })
})

test('stores a web address under both keys that readers use', () => {
  const link = linkToAddress(linkOfKind(linkValueOf(undefined), 'url'), 'https://taller.example')
  expect(link).toMatchObject({ linktype: 'url', url: 'https://taller.example', cached_url: 'https://taller.example' })
})

test('an empty anchor, mail address or tab leaves no key', () => {
  const link = linkWith(linkValueOf(undefined), 'anchor', 'top')
  expect(link.anchor).toBe('top')
  expect(linkWith(link, 'anchor', '')).toEqual(empty)
})

test("attributes are the texts outside the link's own keys, and cannot overwrite these keys", () => {
  const link = linkValueOf({ ...empty, rel: 'me', title: 'Ours', target: '_blank' })
  expect(attributesOf(link)).toEqual({ rel: 'me', title: 'Ours' })
  expect(linkWithAttributes(link, { rel: 'author', url: 'javascript:1' })).toEqual({
    ...empty,
    target: '_blank',
    rel: 'author',
  })
})
