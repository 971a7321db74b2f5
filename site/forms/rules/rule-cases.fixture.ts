import type { Answer, Answers } from '../answers.ts'
import type { RuleName } from './rules.ts'

/** Answers that keep a rule and answers that break it. */
export type RuleCase = {
  rule: RuleName
  /** The rule's value as an editor writes it. */
  value?: string
  /** The question in wire form, where the rule follows from its kind and is not added by an editor. */
  question?: Readonly<{ component: `form_${string}` }> & Readonly<Record<string, unknown>>
  valid: readonly Answer[]
  bad: readonly Answer[]
  others?: Answers
}

const pdf = { name: 'cv.pdf', sizeBytes: 10, type: 'application/pdf' }
const disguised = { name: 'cv.pdf', sizeBytes: 10, type: undefined }

const choices = ['a', 'b'].map((value) => ({ component: 'form_choice', _uid: value, value, label: value }))
const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I agree.' }] }] }
const toVisit = { component: 'form_condition', _uid: 'c', question: 'interest', test: 'includes', value: 'visit' }
const needed = { component: 'form_text', isRequired: true } as const
const neededForVisit = { component: 'form_textarea', requireWhen: [toVisit] } as const

/** The day on which the cases are judged. */
export const caseDay = new Date('2026-05-20T10:00:00Z')

export const ruleCases: readonly RuleCase[] = [
  {
    rule: 'email',
    valid: ['ana@taller.example', 'ñandú@correo.example', 'a.b+c@x-y.example'],
    bad: ['ana', 'ana@', 'a b@c.example', 'a..b@c.example', 'ana@taller'],
  },
  {
    rule: 'url',
    valid: ['https://zarandal.example', 'http://a.example/b?c=d'],
    bad: ['zarandal.example', 'javascript:alert(1)', 'ftp://a.example', 'https://a b.example'],
  },
  { rule: 'min', value: '3', valid: ['3', '17', 'abc', ['a', 'b', 'c']], bad: ['2', '-4', 'ab', ['a']] },
  { rule: 'max', value: '3', valid: ['3', '-4', 'abc', ['a']], bad: ['4', 'abcd', ['a', 'b', 'c', 'd']] },
  { rule: 'between', value: '10, 2', valid: ['2', '10', '5.5'], bad: ['1', '11', 'seis'] },
  { rule: 'length', value: '3', valid: ['abc', 'ñañ'], bad: ['ab', 'abcd'] },
  { rule: 'length', value: '2 4', valid: ['ab', 'ñandú'.slice(0, 4), '👩‍🔧👩‍🔧'], bad: ['a', 'abcde'] },
  { rule: 'number', valid: ['0', '-3.5', '1e3'], bad: ['uno', '1.2.3', '0x1f'] },
  { rule: 'confirm', value: 'again', others: { again: 'llave' }, valid: ['llave'], bad: ['cerradura'] },
  { rule: 'accepted', valid: ['true', 'on', 'yes', '1'], bad: ['', 'false', 'no'] },
  { rule: 'alpha', valid: ['Peña', 'Straße', 'Ключ', 'Ştefan'], bad: ['Peña2', 'dos llaves', 'a-b'] },
  { rule: 'alphanumeric', valid: ['NOR1R', 'Ключ7'], bad: ['NOR-1R', 'a b'] },
  { rule: 'alpha_spaces', valid: ['Ana Peña', 'Анна Ключева'], bad: ['Ana 2', 'O’Neill'] },
  { rule: 'uppercase', valid: ['ÑU', 'КЛЮЧ'], bad: ['Ñu', 'A1'] },
  { rule: 'lowercase', valid: ['ñu', 'ключ'], bad: ['Ñu', 'a1'] },
  { rule: 'symbol', valid: ['!?', '€'], bad: ['a!', '1'] },
  { rule: 'contains_alpha', valid: ['1a', 'Ж9'], bad: ['123', '--'] },
  { rule: 'contains_alphanumeric', valid: ['-1', '-я'], bad: ['--', '!'] },
  { rule: 'contains_alpha_spaces', valid: ['1 2', '1a'], bad: ['12', '!'] },
  { rule: 'contains_lowercase', valid: ['Aa', '1ж'], bad: ['AB', '12'] },
  { rule: 'contains_uppercase', valid: ['aA', '1Ж'], bad: ['ab', '12'] },
  { rule: 'contains_numeric', valid: ['a1', '٣'], bad: ['ab', '!'] },
  { rule: 'contains_symbol', valid: ['a!', '1€'], bad: ['ab', '12'] },
  { rule: 'date_after', value: '2026-05-20', valid: ['2026-05-21'], bad: ['2026-05-20', '2026-02-30', 'mañana'] },
  { rule: 'date_after', valid: ['2026-05-21'], bad: ['2026-05-20', '2020-01-01'] },
  { rule: 'date_before', value: '2026-05-20', valid: ['2026-05-19'], bad: ['2026-05-20', 'ayer'] },
  { rule: 'date_before', valid: ['2026-05-19'], bad: ['2026-05-20', '2030-01-01'] },
  {
    rule: 'date_between',
    value: '2026-05-31 2026-05-01',
    valid: ['2026-05-01', '2026-05-31'],
    bad: ['2026-04-30', '2026-06-01'],
  },
  { rule: 'date_format', value: 'DD/MM/YYYY', valid: ['29/02/2024'], bad: ['29/02/2026', '2024-02-29', '1/2/2024'] },
  { rule: 'date_format', valid: ['2024-02-29'], bad: ['2026-02-29', '29/02/2024', '2024-2-9'] },
  { rule: 'date_format', value: 'D-M-YYYY', valid: ['9-2-2024', '29-02-2024'], bad: ['2024-02-29', '9/2/2024'] },
  { rule: 'date_format', value: 'M.D.YY', valid: ['2.29.24'], bad: ['2x29x24', '13.1.24'] },
  { rule: 'starts_with', value: 'NOR\nTES', valid: ['NOR-1R', 'TES-4'], bad: ['XNOR', 'nor'] },
  { rule: 'ends_with', value: '.es\n.example', valid: ['a.es', 'b.example'], bad: ['a.es.x'] },
  { rule: 'matches', value: 'LIN-12\n/^[A-Z]{3}-\\d$/', valid: ['LIN-12', 'NOR-1'], bad: ['LIN-13', 'nor-1'] },
  { rule: 'is', value: 'sí\nno', valid: ['sí', 'no'], bad: ['quizá'] },
  { rule: 'not', value: 'admin', valid: ['ana'], bad: ['admin'] },
  { rule: 'mime', value: 'application/pdf', valid: [[pdf]], bad: [[disguised], [pdf, disguised]] },
  { rule: 'require_one', value: 'phone', others: { phone: '' }, valid: ['ana@taller.example'], bad: [''] },
  { rule: 'require_one', value: 'phone', others: { phone: '600600600' }, valid: ['', 'ana@taller.example'], bad: [] },
  { rule: 'required', question: needed, valid: ['x', '0'], bad: ['', '  '] },
  {
    rule: 'required',
    question: { component: 'form_checkboxes', isRequired: true, choices },
    valid: [['a']],
    bad: [[]],
  },
  { rule: 'required', question: neededForVisit, others: { interest: ['offer', 'visit'] }, valid: ['x'], bad: [''] },
  { rule: 'required', question: neededForVisit, others: { interest: ['offer'] }, valid: ['x', ''], bad: [] },
  { rule: 'accepted', question: { component: 'form_consent', isRequired: true, text }, valid: ['true'], bad: [''] },
  {
    rule: 'phone',
    question: { component: 'form_phone' },
    valid: ['', '60060060', '1234567890123456'],
    bad: ['6006006', '12345678901234567', '600 600 600', '+34600600600', '6006006a0', '٦٠٠٦٠٠٦٠٠'],
  },
  {
    rule: 'email',
    question: { component: 'form_email' },
    valid: ['ana@taller.example'],
    bad: ['ana@', 'a@b@c.example'],
  },
  { rule: 'number', question: { component: 'form_number' }, valid: ['1.5'], bad: ['uno'] },
  { rule: 'date', question: { component: 'form_date' }, valid: ['2024-02-29'], bad: ['2026-02-29', 'mañana'] },
  { rule: 'choice', question: { component: 'form_select', choices }, valid: ['a'], bad: ['c', 'A'] },
  { rule: 'choice', question: { component: 'form_radio', choices }, valid: ['b'], bad: ['c'] },
  { rule: 'choice', question: { component: 'form_checkboxes', choices }, valid: [['a', 'b']], bad: [['a', 'z']] },
  {
    rule: 'one_line',
    question: { component: 'form_text' },
    valid: ['', 'Calle Mayor 1, bajo', 'a\tb'],
    bad: ['a\nb', 'a\r\nBcc: b@c.example', 'a\rb'],
  },
  { rule: 'choice', question: { component: 'form_consent', text }, valid: ['', 'true', 'on'], bad: ['no', 'true\nno'] },
  {
    rule: 'at_most',
    question: { component: 'form_text' },
    valid: ['x'.repeat(300), '👩‍🔧'.repeat(300)],
    bad: ['x'.repeat(301), `x${'\u0301'.repeat(2400)}`],
  },
  { rule: 'at_most', question: { component: 'form_textarea' }, valid: ['ж'.repeat(5000)], bad: ['ж'.repeat(5001)] },
  {
    rule: 'file_size',
    question: { component: 'form_file', maxMegabytes: '1' },
    valid: [[{ ...pdf, sizeBytes: 2 ** 20 }]],
    bad: [[{ ...pdf, sizeBytes: 2 ** 20 + 1 }], [{ ...pdf, sizeBytes: 0 }]],
  },
  { rule: 'mime', question: { component: 'form_file' }, valid: [[pdf]], bad: [[disguised]] },
  { rule: 'max', question: { component: 'form_file' }, valid: [[pdf]], bad: [[pdf, pdf]] },
]
