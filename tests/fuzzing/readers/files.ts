import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { text as textOf } from 'node:stream/consumers'
import fc from 'fast-check'
import { readHead, readMessage } from 'local-stack/mail/read-message.ts'
import { readPriceLines } from 'scripts/customers/read-price-lines.ts'
import { type CodeLine, parseCodeLines } from 'site/search/codes/code-lines.ts'
import { latinReading, lookAlikeConditions, readingOf } from 'site/search/codes/look-alikes.ts'
import { longestText, packCodes, unpackCodes } from 'site/search/codes/packed-codes.ts'
import { packResponse, unpackResponse } from 'site/server/page-cache/tiers/pack-response.ts'
import { decodeText } from 'site/server/tables/decode-text.ts'
import { readText } from 'site/server/tables/read-rows.ts'
import { readTable } from 'site/server/tables/read-table.ts'
import { texts } from '../damaged-text.ts'
import { signs } from '../hostile-texts.ts'
import { defineReader, type Reader, unlessRefusedLater } from '../reader.ts'

const tableSigns = [...signs('\t ; , \n \r\n " "" sep=; 1 20,00 NOR-1R Code Quantity = \ufeff ·'), ' ']
const table = fc.constantFrom(
  'Code\tQuantity\nNOR-1R\t20\nLIN-2\t5',
  'NOR-1R;20\r\n"LIN ""2""";5',
  'NOR-1R, LIN-2, ARA-5T',
  '1\tNOR-1R\t20 uds\n2\tLIN-2\t5',
  'sep=;\nReferencia;Cantidad\n4006381333931;1.000',
)
const priceSigns = [...signs('{ } [ ] " : , ; \n \t group net 2026-01-01 -1 1e3'), ' ']
const prices = fc.constantFrom(
  'group,code,net,currency,from\ngold,NOR-1R,1250,EUR,2026-01-01\n',
  '[{"group":"gold","code":"NOR-1R","net":1250,"currency":"EUR","from":"2026-01-01"},\n{"group":"a","code":"b","net":1,"currency":"EUR","from":"2026-01-01"}]',
)
const priceRefusal = /^Nothing was imported|^The file is|Quote|Record|Delimiter|Option|delimiter|quote/
const mail = fc.constantFrom(
  'From: A <a@b.example>\r\nTo: c@d.example\r\nSubject: =?utf-8?Q?Ll=C3=A1ve?=\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\ntext\r\n--x\r\nContent-Disposition: attachment; filename="a.pdf"\r\n\r\n%PDF\r\n--x--\r\n',
)
const page = { status: 200, headers: {}, digest: 'a', madeAt: 1, bodies: { identity: Buffer.from('body') } }
const packed = packResponse({ response: page, tags: ['story:1'], seen: '0-0' }).toString('latin1')

async function pricesIn(pieces: readonly string[]) {
  const records = []
  for await (const batch of readPriceLines(Readable.from(pieces.filter((piece) => piece !== ''))))
    records.push(...batch)
  return records
}

function said({ typed, amount, unclear }: CodeLine) {
  return { typed, amount, unclear }
}

/** Files and pasted tables. */
export const fileReaders: readonly Reader[] = [
  defineReader({
    name: 'file-of-codes',
    inputs: texts(table, tableSigns),
    check(text) {
      for (const cells of readTable(text)) for (const cell of cells) assert.doesNotMatch(cell, /[\r\n\t]|^\s|\s$/)
      const lines = parseCodeLines(text)
      for (const { amount, unclear, spellings } of lines)
        assert.ok(amount > 0 !== (unclear !== undefined) && spellings.length <= 9)
      const result = packCodes(text)
      if ('problem' in result) return
      const unpacked = result.parts.map((part) => unpackCodes(part) ?? assert.fail(part))
      for (const part of result.parts) assert.ok(part.length <= 6000)
      if (result.parts.length === 1 && text.isWellFormed())
        assert.deepEqual(unpacked.flatMap(parseCodeLines).map(said), lines.map(said))
    },
    growing: { pieces: [...tableSigns, 'a', '"a"', 'a;', 'a\n', '" '], longest: longestText, read: packCodes },
  }),
  defineReader({
    name: 'file-packed',
    inputs: texts(
      fc.constantFrom(
        ...['NOR-1R', 'NOR-1R\t20\nLIN-2'].flatMap((text) =>
          'parts' in packCodes(text) ? (packCodes(text) as { parts: string[] }).parts : [],
        ),
      ),
      ['-', '_', 'A', '='],
    ),
    check(text) {
      const unpacked = unpackCodes(text)
      if (unpacked !== undefined) assert.ok(unpacked.length <= longestText)
    },
  }),
  defineReader({
    name: 'file-bytes',
    inputs: texts(
      fc.constantFrom('a;b\n1;2', 'PK\u0003\u0004', '\u00ff\u00fea\0;\0', '\u00fe\u00ff\0a', 'caf\u00e9'),
      signs('\0 a \u00ef\u00bb\u00bf \u00ff \u00c3 \u00a9'),
    ),
    check(latin) {
      const decoded = decodeText(Buffer.from(latin, 'latin1'))
      if ('text' in decoded) assert.doesNotMatch(decoded.text, /[\0\ufffd]/)
    },
  }),
  defineReader({
    name: 'file-of-prices',
    inputs: fc.record({ text: texts(prices, priceSigns), cut: fc.nat(200) }),
    async check({ text, cut }) {
      const read = (pieces: readonly string[]) => unlessRefusedLater(priceRefusal, () => pricesIn(pieces))
      const whole = await read([text])
      assert.deepEqual(await read([text.slice(0, cut), text.slice(cut)]), whole)
      for (const { net, pack } of whole ?? []) assert.ok(Number.isInteger(net) && net >= 0 && pack >= 1)
      await unlessRefusedLater(priceRefusal, () => textOf(Readable.from(readText(Readable.from([Buffer.from(text)])))))
    },
    growing: {
      pieces: [...priceSigns, '\n{', 'a,', '"a"'],
      longest: 100_000,
      read: (text) => unlessRefusedLater(priceRefusal, () => pricesIn([text])),
    },
  }),
  defineReader({
    name: 'file-of-mail',
    inputs: texts(mail, [
      ...signs('\r\n : ; =? ?= --x < > @ , " ( boundary='),
      'Content-Type: ',
      'Content-Transfer-Encoding: base64',
    ]),
    async check(raw) {
      const read = await readMessage(Buffer.from(raw))
      assert.equal(typeof read.text, 'string')
      await readHead(Buffer.from(raw))
    },
  }),
  defineReader({
    name: 'file-of-cache',
    inputs: texts(fc.constant(packed), signs('{ } " : null [ ] \0 "lengths"')),
    check(latin) {
      const read = unpackResponse(Buffer.from(latin, 'latin1'))
      if (read) assert.ok(Object.values(read.response.bodies).every((body) => body instanceof Buffer))
    },
  }),
  defineReader({
    name: 'code-look-alikes',
    inputs: texts(fc.constantFrom('N0R-1R', 'Т46', 'CAVELIN CV NR6R'), [...signs('O 0 I 1 - Т р'), ' ']),
    check(typed) {
      const conditions = lookAlikeConditions(typed)
      assert.ok(conditions.length < 2000)
      readingOf(typed, [{ code: 'NOR-1R', variants: [typed], series: [{ from: 'N0001', to: 'N5000' }] }])
      const latin = latinReading(typed)
      if (latin !== undefined) assert.notEqual(latin, typed)
    },
    growing: {
      pieces: ['O', '0', ' ', '-', 'Т ', 'a1 '],
      longest: 8000,
      read: (text) => [lookAlikeConditions(text), latinReading(text)],
    },
  }),
]
