import homoglyphs from 'unhomoglyph/data.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { codeSkeleton, compactCode } from './code-forms.ts'
import { latinLooks } from './look-alikes.ts'

const alike = (letter: string) => letter.toLowerCase().replace('l', 'i')

test('every single sign that Unicode lists as confusable with a Latin letter or a digit becomes it', () => {
  const rows = Object.entries(homoglyphs).filter(
    ([sign, letter]) => /^[^\p{ASCII}]$/u.test(sign) && /^[\p{L}\p{N}]$/u.test(sign) && /^[a-z\d]$/i.test(letter),
  )
  expect(rows.length).toBeGreaterThan(500)
  // NFKC and UTS 39 disagree about some: a long s is an s, a bold 1 is a 1 and no l, a bold 0 is no O.
  const known = (sign: string) => /^\p{ASCII}$/u.test(sign.normalize('NFKC'))
  for (const [sign, letter] of rows) {
    const expected = known(sign) ? sign.normalize('NFKC') : letter
    expect([sign, alike(latinLooks(sign))]).toEqual([sign, alike(expected)])
  }
})

test.each([
  ['Т46', 'T46'],
  ['NОR-1R', 'NOR-1R'],
  ['ＮＯＲ－１Ｒ', 'NOR-1R'],
  ['т46', 't46'],
  ['ΝΟR-1R', 'NOR-1R'],
  ['Шлейф', 'Шлeйф'],
])('%s looks like %s', (typed, latin) => expect(latinLooks(typed)).toBe(latin))

test('letters and digits that are taken for each other have one skeleton, other codes have another', () => {
  for (const typed of ['NOR-1R', 'N0R-1R', 'NOR-IR', 'nor lr', 'ＮОR-1R']) expect(codeSkeleton(typed)).toBe('n0r1r')
  expect(codeSkeleton('CV-B5')).toBe(codeSkeleton('cv8S'))
  expect(codeSkeleton('NOR-2R')).not.toBe(codeSkeleton('NOR-1R'))
  expect(compactCode('N0R-1R')).not.toBe(compactCode('NOR-1R'))
})
