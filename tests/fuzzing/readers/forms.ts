import assert from 'node:assert/strict'
import { ruleValuePattern } from 'component-schemas/form-rules.ts'
import { compileLinear } from 'component-schemas/patterns/linear-pattern.ts'
import fc from 'fast-check'
import { readAnswers } from 'site/forms/read-answers.ts'
import { meetsRule, ruleNames } from 'site/forms/rules/rules.ts'
import { readBody } from 'site/forms/submissions/read-body.ts'
import { writtenParts } from 'site/forms/submissions/written-parts.ts'
import { texts } from '../damaged-text.ts'
import { hostileTexts, signs } from '../hostile-texts.ts'
import { defineReader, type Reader } from '../reader.ts'

const boundary = '----a'
const multipart = `multipart/form-data; boundary=${boundary}`
const limits = { maxBytes: 64 * 1024, maxDrained: 128 * 1024 }
const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const attached = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-\r\n`
const name = fc.stringMatching(/^[a-z_-]{1,8}$/)
const whole = fc
  .tuple(fc.array(fc.tuple(name, fc.string({ unit: 'grapheme' })), { maxLength: 5 }), fc.boolean())
  .map(([fields, hasFile]) =>
    [...fields.map((pair) => field(...pair)), hasFile ? attached : '', `--${boundary}--\r\n`].join(''),
  )
const bodySigns = [
  '\r\n',
  '--',
  `--${boundary}`,
  `--${boundary}--`,
  'name="',
  '"',
  ';',
  '; filename*=',
  'Content-Disposition: form-data',
  '=',
  '&',
  '%',
]

const requestOf = (type: string, body: string) =>
  new Request('http://a.example', { method: 'POST', body: Buffer.from(body), headers: { 'content-type': type } })

/** The fields without files, as the reader of a body that is too large has them. */
function readInPieces(type: string, body: Buffer, size: number): FormData | undefined {
  const parts = writtenParts(type)
  for (let at = 0; at < body.length; at += size) parts.read(body.subarray(at, at + size))
  return parts.data()
}

function fieldsOf(data: FormData): [string, unknown][] {
  return [...data].filter(([, value]) => typeof value === 'string')
}

const questions = [
  'form_text',
  'form_textarea',
  'form_email',
  'form_phone',
  'form_number',
  'form_date',
  'form_checkboxes',
] as const
const patternSigns = signs('( ) [ ] {2} {1,} * + ? | ^ $ \\d \\p{L} \\b \\u{1F511} \\1 (?= (?<n> a - . /')

/** What visitors send with forms, and patterns of editors by which it is judged. */
export const formReaders: readonly Reader[] = [
  defineReader({
    name: 'form-body',
    inputs: fc.oneof(
      fc.record({
        type: fc.constant(multipart),
        body: whole,
        size: fc.integer({ min: 1, max: 40 }),
        isWhole: fc.constant(true),
      }),
      fc.record({
        type: texts(fc.constant(multipart), signs('boundary= ; " a application/x-www-form-urlencoded')),
        body: texts(whole, bodySigns),
        size: fc.integer({ min: 1, max: 40 }),
        isWhole: fc.constant(false),
      }),
      fc.record({
        type: fc.constant('application/x-www-form-urlencoded'),
        body: texts(fc.constant('a=b&a=c%20d&_token=e'), signs('& = % + __proto__=')),
        size: fc.constant(1),
        isWhole: fc.constant(false),
      }),
    ),
    async check({ type, body, size, isWhole }) {
      const header = type.replace(/[^\u0020-\u007e]/g, '')
      const read = await readBody(requestOf(header, body), limits)
      const small = await readBody(requestOf(header, body), { maxBytes: 10, maxDrained: 1000 })
      const pieces = readInPieces(header, Buffer.from(body), size)
      assert.ok('data' in small === false || Buffer.byteLength(body) <= 10)
      if (isWhole) assert.deepEqual(pieces && fieldsOf(pieces), 'data' in read && fieldsOf(read.data))
      if (header === 'application/x-www-form-urlencoded')
        assert.deepEqual('data' in read && [...read.data], [...new URLSearchParams(body.toWellFormed())])
    },
    growing: {
      pieces: [...bodySigns, field('a', 'b'), '\r', '-'],
      longest: 128_000,
      read: (text) => [
        readBody(requestOf(multipart, text), { ...limits, maxBytes: limits.maxDrained }),
        readInPieces(multipart, Buffer.from(text), 4096),
      ],
    },
  }),
  defineReader({
    name: 'form-answer',
    inputs: fc.record({
      component: fc.constantFrom(...questions),
      locale: fc.constantFrom('es-ES', 'de-DE', 'en-GB', 'ru-RU', 'nl-NL'),
      answers: fc.array(
        texts(fc.constantFrom('1,5', '31/12/2026', '2026-02-30', 'a@b.example', 'https://a.example/?b', '+34 600'), [
          ...signs('. , / - @ \v 1'),
          ' ',
        ]),
        { maxLength: 3 },
      ),
      params: fc.array(
        texts(fc.constantFrom('DD/MM/YYYY', '2026-01-01', '3', 'b', '/^a+$/'), signs('D M YYYY / 1 Infinity')),
        { maxLength: 2 },
      ),
    }),
    async check({ component, locale, answers, params }) {
      const question = { component, name: 'a', label: 'a', rules: [], isRequired: false } as never
      const sent = (values: readonly string[]) => ({ get: () => values[0] ?? null, getAll: () => values })
      const read = await readAnswers([question], sent(answers), locale)
      const answer = read['a'] ?? ''
      const again = typeof answer === 'string' ? [answer] : answer.map(String)
      assert.deepEqual(await readAnswers([question], sent(again), locale), read)
      for (const rule of ruleNames) {
        const isMet = meetsRule(rule, {
          answer,
          params,
          answers: read,
          name: 'a',
          now: new Date(0),
          patterns: new Map(),
        })
        assert.equal(typeof isMet, 'boolean')
      }
    },
    growing: {
      pieces: [...signs('1 , . a@ .a \n e\u0301 - / \v'), ' '],
      longest: 20_000,
      read: (text) =>
        ruleNames.map((rule) =>
          meetsRule(rule, {
            answer: text,
            params: ['1'],
            answers: {},
            name: 'a',
            now: new Date(0),
            patterns: new Map(),
          }),
        ),
    },
  }),
  defineReader({
    name: 'form-pattern',
    inputs: texts(fc.constantFrom('^[A-Z]{2}\\d+$', '(?:a|b)*c', '[^\\s\\-]+', '\\p{Script=Greek}'), patternSigns),
    check(source) {
      const compiled = compileLinear(source)
      if ('problem' in compiled) return
      // What ECMAScript refuses is a problem, and both agree about texts.
      const reference = new RegExp(source, 'u')
      for (const text of ['', 'a', 'ab1', 'α 7', '🔑', ...hostileTexts.slice(0, 8)]) {
        if (text.isWellFormed())
          assert.equal(compiled.test(text), reference.test(text), `${source} of ${JSON.stringify(text)}`)
      }
    },
    growing: {
      pieces: [...patternSigns, 'a*', '(a'],
      longest: 1000,
      read: (text) => [compileLinear(text), new RegExp(`^(?:${ruleValuePattern})$`, 'u').test(text)],
    },
  }),
]
