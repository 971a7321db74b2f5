import { expect, test } from 'vitest'
import { familyOf, nameInFamily, withNames } from './file-families.ts'

const script = (...modules: string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules.join(',')}]);`

const small = '96658,e=>{e.s(["a",0,1])}'
const large =
  '414551,(e,t,r)=>{"use strict";t.exports={deviceSizes:[640,750,828,1080],loader:"default",path:"/_next/image"}}'

test('a script has the family of its largest module', () => {
  expect(familyOf('0ab-c_d.js', script(small, large))).toBe('414551')
})

test('a changed module and an added one leave a script in its family', () => {
  const changed = script(small, '7200,async function(e){return 2}', large.replace('default', 'custom'))
  expect(familyOf('0ab-c_d.js', changed)).toBe(familyOf('other.js', script(small, large)))
})

test('a style sheet has the family of the sheet with most rules in it', () => {
  const rules =
    '.T2abcd_row{color:red}.UOKrBa_waiting{opacity:.6}.UOKrBa_bar:hover{opacity:.6;transition:opacity .15s .25s}'
  expect(familyOf('0ab.css', rules)).toBe('UOKrBa')
})

test('a file without modules has a family too, and one that has a family gets no other', () => {
  expect(familyOf('turbopack-0ab.js', 'start()')).toBe('base')
  expect(familyOf('0ab.414551.js', script(large))).toBeUndefined()
})

test('every mention of a file is renamed, and no other name', () => {
  const names = new Map([['0ab-c.js', nameInFamily('0ab-c.js', '41')]])
  const text = '["static/chunks/0ab-c.js","/_next/static/chunks/0ab-c.js?x","x0ab-c.js"] 0ab-c.json'
  expect(withNames(text, names)).toBe(
    '["static/chunks/0ab-c.41.js","/_next/static/chunks/0ab-c.41.js?x","x0ab-c.js"] 0ab-c.json',
  )
})
