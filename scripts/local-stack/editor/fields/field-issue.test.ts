import { expect, test } from 'vitest'
import { issueOf } from './field-issue.ts'

const asset = (name: string) => ({ fieldtype: 'asset', filename: `https://a.example/f/1/x/h/${name}` })
const doc = (...content: unknown[]) => ({ type: 'doc', content })
const options = [{ name: 'Red', value: 'red' }]

test.each<[Parameters<typeof issueOf>[0], unknown, string | undefined]>([
  [{ type: 'text', required: true }, '  ', 'needsValue'],
  [{ type: 'text', required: true }, undefined, 'needsValue'],
  [{ type: 'text' }, '', undefined],
  [{ type: 'text', max_length: 3 }, 'four', 'tooLong'],
  [{ type: 'text', max_length: 3 }, 'one', undefined],
  [{ type: 'textarea', minlength: 3 }, 'no', 'tooShort'],
  [{ type: 'text', regex: '^[0-9]+$' }, 'a1', 'patternMismatch'],
  [{ type: 'text', regex: '^[0-9]+$' }, '11', undefined],
  [{ type: 'text', regex: '(' }, 'an invalid pattern', undefined],
  [{ type: 'number' }, '1,5', 'notNumber'],
  [{ type: 'number', min_value: 2 }, '1', 'numberTooSmall'],
  [{ type: 'number', max_value: 2 }, '3', 'numberTooLarge'],
  [{ type: 'number', decimals: 1 }, '1.25', 'tooManyDecimals'],
  [{ type: 'number', steps: 0.1, decimals: 1 }, '0.3', undefined],
  [{ type: 'number', steps: 5 }, '7', 'notStep'],
  [{ type: 'datetime' }, '2026-02-30 10:00', 'notDate'],
  [{ type: 'datetime' }, '2026-02-28 10:00', undefined],
  [{ type: 'boolean', required: true }, false, undefined],
  [{ type: 'option', options }, 'blue', 'notListed'],
  [{ type: 'option', options }, 'red', undefined],
  [{ type: 'option', source: 'internal' }, 'anything', undefined],
  [{ type: 'options', options, min_options: '2' }, ['red'], 'tooFewEntries'],
  [{ type: 'options', options, max_options: '1' }, ['red', 'red'], 'tooManyEntries'],
  [{ type: 'asset', required: true }, { fieldtype: 'asset', id: null, filename: '' }, 'needsValue'],
  [{ type: 'asset', filetypes: ['images'] }, asset('a.pdf'), 'wrongFileKind'],
  [{ type: 'asset', filetypes: ['images', 'texts'] }, asset('a.pdf'), undefined],
  [{ type: 'multiasset', maximum_entries: 1 }, [asset('a.svg'), asset('b.svg')], 'tooManyEntries'],
  [{ type: 'multilink', required: true }, { fieldtype: 'multilink', linktype: 'story', id: '', url: '' }, 'needsValue'],
  [{ type: 'multilink' }, { fieldtype: 'multilink', linktype: 'url', url: 'java\nscript:alert(1)' }, 'badAddress'],
  [{ type: 'multilink' }, { fieldtype: 'multilink', linktype: 'url', url: '/es/llaves' }, undefined],
  [{ type: 'multilink' }, { fieldtype: 'multilink', linktype: 'email', email: 'nobody' }, 'badMail'],
  [{ type: 'richtext', required: true }, doc({ type: 'paragraph' }), 'needsValue'],
  [{ type: 'richtext', required: true }, doc({ type: 'image', attrs: {} }), undefined],
  [{ type: 'table', required: true }, { fieldtype: 'table', thead: [{ value: ' ' }], tbody: [] }, 'needsValue'],
  [{ type: 'bloks', minimum: 1, required: true }, [], 'needsValue'],
  [{ type: 'bloks', maximum: 1 }, [{}, {}], 'tooManyEntries'],
  [{ type: 'section', required: true }, undefined, undefined],
])('%j with %j is %s', (field, value, word) => expect(issueOf(field, value)?.word).toBe(word))
