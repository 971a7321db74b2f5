import assert from 'node:assert/strict'
import { readSearchQuery, searchQueryParameters } from 'component-schemas/search/search-results.ts'
import fc from 'fast-check'
import { previewedIn, previewedQuery } from 'site/features/planned-previews/previewed-in.ts'
import { spotOf } from 'site/features/shops/spot-of.ts'
import { typedIn } from 'site/page-kinds/search-page/typed-address.ts'
import { gtin14 } from 'site/routing/gtin.ts'
import { canonicalChoice, listIn } from 'site/routing/query/canonical-choice.ts'
import { canonicalText, knownPage, paramsOf } from 'site/routing/query/canonical-text.ts'
import { codesText, parseCodes } from 'site/routing/query/listed-codes.ts'
import { withoutOneTime } from 'site/routing/query/one-time-parameters.ts'
import { hrefOfQuery, parsePageQuery } from 'site/routing/query/page-query.ts'
import { divideList, listQuery, listText, mostLines, parseList } from 'site/routing/query/product-list.ts'
import { mostPieces, readAmount } from 'site/routing/query/read-amount.ts'
import { typedLines } from 'site/routing/query/typed-line.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'

const listSigns = [...signs(', * ? %25 %2C %2A 1 0 NOR-1R nor-1r'), ' ']
const typedSigns = [...signs('x × * \t ; , 1 20 . \n NOR-1R'), ' ']

/** Queries of addresses, and fields of forms that say the same. */
export const queryReaders: readonly Reader[] = [
  defineReader({
    name: 'query-of-list',
    inputs: texts(
      fc.constantFrom('status=live&discipline=a&page=2', 'q=llave&kind=products&sort=code', 'c=a,b&rows=all'),
      signs('& = page= status= q= + form='),
    ),
    check(text) {
      const params = new URLSearchParams(text)
      const query = parsePageQuery(paramsOf(params))
      const again = new URL(hrefOfQuery('/a', query), 'http://a').searchParams
      assert.deepEqual(parsePageQuery(paramsOf(again)), query)
      const pageNumber = knownPage(params, 7)
      assert.ok(pageNumber >= 1 && pageNumber <= 7)
      const canonical = canonicalText(params, { query, pageNumber })
      if (canonical !== undefined)
        assert.equal(canonicalText(new URLSearchParams(canonical), { query, pageNumber }), undefined)
      const search = readSearchQuery(query)
      assert.deepEqual(readSearchQuery(searchQueryParameters(search)), search)
      typedIn({ pathname: '/buscar', search: text }, '/buscar')
    },
    growing: {
      pieces: signs('&status=a & = &q= %'),
      longest: 8000,
      read: (text) => parsePageQuery(paramsOf(new URLSearchParams(text))),
    },
  }),
  defineReader({
    name: 'query-product-list',
    inputs: texts(fc.constantFrom('NOR-1R*20,LIN-2*5*for the shop,ARA-5T*?x', 'a*1*b%2Cc'), listSigns),
    check(typed) {
      const text = typed.toWellFormed()
      const lines = parseList([text])
      assert.deepEqual(parseList([listText(lines)]), lines)
      const parts = divideList(lines)
      assert.deepEqual(parts.flat(), lines)
      for (const part of parts) assert.ok(part.length <= mostLines)
      const params = new URLSearchParams({ l: text, remove: 'A', add: text })
      for (const template of ['product-list', 'product-comparison']) {
        const query = canonicalChoice(template, params)
        if (query !== undefined) assert.equal(canonicalChoice(template, new URLSearchParams(query)), undefined)
      }
      assert.equal(new URLSearchParams(`l=${listQuery(lines)}`).get('l'), listText(lines))
    },
    growing: {
      pieces: [...listSigns, 'a,', '*a', ',a*?'],
      longest: 64_000,
      read: (text) => listIn(new URLSearchParams({ l: text })),
    },
  }),
  defineReader({
    name: 'query-typed-lines',
    inputs: texts(fc.constantFrom('20 x NOR-1R', 'NOR-1R × 20', 'NOR-1R;20\nLIN-2,5', 'NOR-1R'), typedSigns),
    check(text) {
      for (const { code, amount } of typedLines(text)) {
        assert.ok(text.includes(code))
        if (amount !== undefined) assert.match(amount, /^\d/)
      }
    },
    growing: { pieces: typedSigns, longest: 64_000, read: typedLines },
  }),
  defineReader({
    name: 'query-amount',
    inputs: texts(fc.constantFrom('20', '1.000', '="20"', '1 000,00', '２０'), [...signs('0 1 . , \' ’ =" " -'), ' ']),
    check(text) {
      const { amount, unclear } = readAmount(text)
      assert.ok(
        Number.isInteger(amount) && amount >= 0 && amount <= mostPieces && (amount === 0) === (unclear !== undefined),
      )
      if (amount > 0) assert.equal(readAmount(String(amount)).amount, amount)
    },
    growing: { pieces: ['0', ' 000', '.000', '"', '=', ' '], longest: 64_000, read: readAmount },
  }),
  defineReader({
    name: 'query-codes',
    inputs: texts(fc.constantFrom('NOR-1R,NOR-2', 'a;b\nc'), [...signs(', ; \n a A %2C'), ' ']),
    check(text) {
      const codes = parseCodes([text])
      assert.equal(new Set(codes.map((code) => code.toUpperCase())).size, codes.length)
      const params = new URLSearchParams(`c=${codesText(codes.map((code) => code.toWellFormed()))}`)
      assert.deepEqual(parseCodes(params.getAll('c')), parseCodes([codes.map((code) => code.toWellFormed()).join(',')]))
    },
    // Texts of different codes: a repeated one is left out.
    growing: {
      pieces: [',', ' ', 'a'],
      longest: 64_000,
      read: (text) => parseCodes([Array.from(text, (_, at) => at.toString(36)).join(',')]),
    },
  }),
  defineReader({
    name: 'query-place',
    inputs: texts(fc.constantFrom('41.39,2.17', '08001', 'Elche'), [...signs('- . , 9 0'), ' ']),
    check(typed) {
      const spot = spotOf(typed, [{ city: 'Elche', postcode: '03201', spot: { latitude: 38.3, longitude: -0.7 } }])
      if (spot) assert.ok(Math.abs(spot.latitude) <= 90 && Math.abs(spot.longitude) <= 180)
      const gtin = gtin14(typed)
      if (gtin !== undefined) assert.equal(gtin14(gtin), gtin)
    },
    growing: {
      pieces: [...signs('1 . - a ,'), ' '],
      longest: 8000,
      read: (text) => spotOf(text, [{ city: 'a', postcode: '1', spot: { latitude: 1, longitude: 1 } }]),
    },
  }),
  defineReader({
    name: 'query-preview',
    inputs: texts(
      fc.constantFrom(
        '_storyblok_release=7&_preview_at=2026-12-01T09:30&_preview_group=gold',
        '_preview_at=2026-12-01T09:30:00.5%2B01:00',
      ),
      signs('_storyblok_release= _preview_at= _preview_group= & - T : Z 0000 9999 2026-02-30 00:00'),
    ),
    check(query) {
      const read = previewedIn(new URLSearchParams(query), 'Europe/Madrid')
      assert.deepEqual(previewedIn(new URLSearchParams(previewedQuery(read)), 'UTC'), read)
    },
  }),
  defineReader({
    name: 'query-one-time',
    inputs: texts(fc.constant(`/a?form=${'a'.repeat(22)}&q=b&_storyblok_tk[token]=c#d`), [
      'form=',
      'link=',
      'token=',
      '_storyblok',
      '&',
      '?',
      '#',
      '=',
      'a'.repeat(22),
    ]),
    check(address) {
      const left = withoutOneTime(address)
      for (const [secret] of address.matchAll(/\b(form|link|token)=[-.\w]{22,}/g))
        assert.doesNotMatch(left, new RegExp(String.raw`\b${secret.replaceAll('.', '[.]')}`))
    },
    growing: { pieces: signs('? & -_storyblok form= # a'), longest: 8000, read: withoutOneTime },
  }),
]
