import { expect, test } from 'vitest'
import { namesReturnedForm, withoutOneTime } from './one-time-parameters.ts'

const id = 'Ab_-'.repeat(5) + 'xy'
const site = 'https://a.example'

test.each([
  ['a form that came back', `/forms/consulta?form=${id}#form-consulta`, '/forms/consulta#form-consulta'],
  ['beside a list', `/lista?l=NOR-1R*2&form=${id}&page=2`, '/lista?l=NOR-1R*2&page=2'],
  ['files that are passed on', `/_passed?token=${'t'.repeat(32)}`, '/_passed'],
  ['a preview link', `/_preview?link=${id}.1.base.es.1.1.1.${'s'.repeat(43)}&story=7`, '/_preview?story=7'],
  ['an editor’s signature', '/x?_storyblok=1&_storyblok_tk%5Btoken%5D=ab&_storyblok_tk[space_id]=1', '/x'],
  ['a filter of the same name', '/productos?form=oval&page=2', '/productos?form=oval&page=2'],
  ['no query', '/productos#a?b', '/productos#a?b'],
])('measuring tools get the address without %s', (_, address, expected) => {
  expect(withoutOneTime(site + address)).toBe(site + expected)
})

test('an address names a form that came back by a value of the length that forms have', () => {
  const names = (query: string) => namesReturnedForm(new URLSearchParams(query))
  expect([names(`form=${id}`), names('form=oval'), names(`form=${id}x`), names('')]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
