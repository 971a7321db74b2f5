import { expect, test } from 'vitest'
import { anyStoryTag, linkTag, removalTag } from '../changes/cache-tags.ts'
import { linkTags } from './link-tags.ts'

const tagsOf = (content: Record<string, unknown>) => linkTags([{ content: { component: 'page', ...content } }])

test('content without links depends on no other story', () => {
  expect(
    tagsOf({ title: 'A', body: [{ component: 'text', link: { linktype: 'url', url: 'https://a.example' } }] }),
  ).toEqual([])
})

test.each([
  ['a field', { link: { linktype: 'story', id: 'u1', story: { id: 7 } } }],
  [
    'a field of a nested block',
    { body: [{ component: 'text', links: [{ linktype: 'story', id: 'u1', story: { id: 7 } }] }] },
  ],
  [
    'rich text',
    {
      text: {
        type: 'doc',
        content: [{ marks: [{ type: 'link', attrs: { linktype: 'story', uuid: 'u1', story: { id: 7 } } }] }],
      },
    },
  ],
])('a link in %s depends on where the story is that it leads to, and on the folders above that', (_, content) => {
  expect(tagsOf(content)).toEqual([linkTag(7), removalTag])
})

test('a link to a story that is not published depends on every publication, until it is there', () => {
  expect(tagsOf({ link: { linktype: 'story', id: 'u1' } })).toEqual([anyStoryTag])
})

test('an empty link depends on nothing', () => {
  expect(tagsOf({ link: { linktype: 'story', id: '', cached_url: '' } })).toEqual([])
})

test('links in the value of a field plugin are left to who reads it', () => {
  expect(tagsOf({ layout: { plugin: 'landing', to: { linktype: 'story', id: 'u1' } } })).toEqual([])
})
