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

test('a field without a link reads as an empty link to a story', () => {
  for (const value of [undefined, null, '', 7]) expect(linkValueOf(value)).toEqual(empty)
})

test('a stored link reads as it is, with keys this editor does not know', () => {
  const stored = { ...empty, id: uuid, cached_url: 'a', rel: 'me', future: { deep: true } }
  expect(linkValueOf(stored)).toEqual(stored)
})

test('a link to a story carries its uuid and its address, and not the story it led to before', () => {
  const before = linkValueOf({ ...empty, story: { name: 'Old' }, anchor: 'top' })
  expect(linkToStory(before, { uuid, full_slug: 'global/llaves' })).toEqual({
    ...empty,
    id: uuid,
    cached_url: 'global/llaves',
    anchor: 'top',
  })
})

test('another kind forgets where the link led, and keeps tab and attributes', () => {
  const story = linkValueOf({ ...empty, id: uuid, cached_url: 'a', anchor: 'top', target: '_blank', rel: 'me' })
  expect(linkOfKind(story, 'url')).toEqual({ ...empty, linktype: 'url', target: '_blank', rel: 'me' })
})

test('a web address stands in both places that readers look at', () => {
  const link = linkToAddress(linkOfKind(linkValueOf(undefined), 'url'), 'https://taller.example')
  expect(link).toMatchObject({ linktype: 'url', url: 'https://taller.example', cached_url: 'https://taller.example' })
})

test('an empty anchor, mail address or tab leaves no key', () => {
  const link = linkWith(linkValueOf(undefined), 'anchor', 'top')
  expect(link.anchor).toBe('top')
  expect(linkWith(link, 'anchor', '')).toEqual(empty)
})

test('attributes are the texts that are not the link itself, and cannot become the link itself', () => {
  const link = linkValueOf({ ...empty, rel: 'me', title: 'Ours', target: '_blank' })
  expect(attributesOf(link)).toEqual({ rel: 'me', title: 'Ours' })
  expect(linkWithAttributes(link, { rel: 'author', url: 'javascript:1' })).toEqual({
    ...empty,
    target: '_blank',
    rel: 'author',
  })
})
