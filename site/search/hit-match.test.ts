import { anchorOf } from 'component-schemas/search/match/row-anchors.ts'
import { expect, test } from 'vitest'
import { hitMatch, isWholeCode } from './hit-match.ts'
import { marks } from './marked-parts.ts'

const cavelin = { brand: 'cavelin', maker: 'Cavelin', code: 'CV-NO5', match: 'identical' }
const durmesa = { brand: 'durmesa', maker: 'Durmesa', code: 'DU 114', match: 'similar' }
const nordala = { from: 'N00001', to: 'N20000', maker: 'Nordala' }
const marked = (text: string) => `${marks.before}${text}${marks.after}`
const hit = {
  code: 'NOR-1R',
  variants: ['NOR-1R.L', 'NOR-1R.B'],
  equivalents: [cavelin, durmesa],
  ean: ['2000000010014', '2000000010021'],
  series: [nordala],
  _highlightResult: {
    vehicles: [
      { value: `${marked('Alvora')} Tres 1998-2006`, matchedWords: ['alvora'] },
      { value: `${marked('Alvora')} ${marked('Brisa')} 2010-2018`, matchedWords: ['alvora', 'brisa'] },
      { value: `${marked('Alvora')} ${marked('Brisa')} 2019-`, matchedWords: ['alvora', 'brisa'] },
      { value: 'Lumeron Arc 2016-', matchedWords: [] },
    ],
  },
}
const matched = (typed: string) => {
  const match = hitMatch({ ...hit, ...(/^[a-z ]+\d*$/.test(typed) ? {} : { _highlightResult: {} }) }, typed)
  return match && [match.kind, anchorOf(match)]
}

test.each([
  ['NOR-1R', ['code', undefined]],
  ['nor 1r', ['code', undefined]],
  ['NOR1', ['code', undefined]],
  ['NOR1R.L', ['variant', 'variant-nor1rl']],
  ['nor 1r b', ['variant', 'variant-nor1rb']],
  ['CV-NO5', ['equivalent', 'equivalent-cavelin-cvno5']],
  ['Durmesa DU-114', ['equivalent', 'equivalent-durmesa-du114']],
  ['Llave DU 114', ['equivalent', 'equivalent-durmesa-du114']],
  ['du1', ['equivalent', 'equivalent-durmesa-du114']],
  ['2000000010021', ['ean', 'ean-2000000010021']],
  ['N-00500', ['series', 'series-n00001-n20000']],
  ['alvora brisa 2015', ['vehicle', 'vehicle-alvorabrisa20102018']],
  ['alvora brisa 2024', ['vehicle', 'vehicle-alvorabrisa2019']],
  ['llave alvora brisa', ['vehicle', 'vehicle-alvorabrisa20102018']],
])('%s matches %j', (typed, match) => expect(matched(typed)).toEqual(match))

test.each(['no', 'Llave plana', '', 'N20001', '%'])('%j names no row', (typed) => {
  expect(hitMatch({ ...hit, _highlightResult: {} }, typed)).toBeUndefined()
})

test('one of many words is no vehicle', () => {
  const vehicles = [{ value: `Nordala Clase ${marked('5')}`, matchedWords: ['5'] }]
  expect(hitMatch({ _highlightResult: { vehicles } }, 'llave de 5 cortes')).toBeUndefined()
})

test('a record of another form has no match', () => {
  const strange = {
    code: 5,
    variants: 'x',
    equivalents: [null, {}],
    ean: [7],
    series: [{}],
    _highlightResult: { vehicles: {} },
  }
  expect(hitMatch(strange, 'NOR-1R')).toBeUndefined()
})

test('the whole text is the code or a part of it', () => {
  expect(isWholeCode(hitMatch(hit, 'nor 1r'), 'nor 1r')).toBe(true)
  expect(isWholeCode(hitMatch(hit, 'cavelin cvno5'), 'cavelin cvno5')).toBe(true)
  expect(isWholeCode(hitMatch(hit, 'NOR1'), 'NOR1')).toBe(false)
  expect(isWholeCode(undefined, '')).toBe(false)
})
