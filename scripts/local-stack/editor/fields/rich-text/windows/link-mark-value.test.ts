import { expect, test } from 'vitest'
import { linkOfMark, markOfLink } from './link-mark-value.ts'

const uuid = '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c001'
const none = { uuid: null, anchor: null, target: null, custom: null }

test.each([
  { ...none, href: '/global/llaves', uuid, linktype: 'story', anchor: 'medidas' },
  { ...none, href: 'https://taller.example', linktype: 'url', target: '_blank', custom: { rel: 'nofollow' } },
  { ...none, href: 'taller@zarandal.example', linktype: 'email' },
  { ...none, href: 'http://localhost:4010/f/1/x/h/ficha.pdf', linktype: 'asset' },
])('the form leaves the link %j unchanged', (attrs) => {
  expect(markOfLink(linkOfMark(attrs))).toEqual(attrs)
})

test('a link without a kind is a web address', () => {
  expect(markOfLink(linkOfMark({ href: '/a' }))).toEqual({ ...none, href: '/a', linktype: 'url' })
})
