import type { Answer, Answers } from '../answers.ts'
import type { RuleName } from './rules.ts'

/** Answers that keep a rule and answers that break it. */
export type RuleCase = {
  rule: RuleName
  /** The rule's value as an editor writes it. */
  value?: string
  /** The question in wire form, where the rule follows from its kind and is not added by an editor. */
  question?: Readonly<{ component: `form_${string}` }> & Readonly<Record<string, unknown>>
  good: readonly Answer[]
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
    good: ['ana@taller.example', 'ñandú@correo.example', 'a.b+c@x-y.example'],
    bad: ['ana', 'ana@', 'a b@c.example', 'a..b@c.example', 'ana@taller'],
  },
  {
    rule: 'url',
    good: ['https://zarandal.example', 'http://a.example/b?c=d'],
    bad: ['zarandal.example', 'javascript:alert(1)', 'ftp://a.example', 'https://a b.example'],
  },
  { rule: 'min', value: '3', good: ['3', '17', 'abc', ['a', 'b', 'c']], bad: ['2', '-4', 'ab', ['a']] },
  { rule: 'max', value: '3', good: ['3', '-4', 'abc', ['a']], bad: ['4', 'abcd', ['a', 'b', 'c', 'd']] },
  { rule: 'between', value: '10, 2', good: ['2', '10', '5.5'], bad: ['1', '11', 'seis'] },
  { rule: 'length', value: '3', good: ['abc', 'ñañ'], bad: ['ab', 'abcd'] },
  { rule: 'length', value: '2 4', good: ['ab', 'ñandú'.slice(0, 4), '👩‍🔧👩‍🔧'], bad: ['a', 'abcde'] },
  { rule: 'number', good: ['0', '-3.5', '1e3'], bad: ['uno', '1.2.3', '0x1f'] },
  { rule: 'confirm', value: 'again', others: { again: 'llave' }, good: ['llave'], bad: ['cerradura'] },
  { rule: 'accepted', good: ['true', 'on', 'yes', '1'], bad: ['', 'false', 'no'] },
  { rule: 'alpha', good: ['Peña', 'Straße', 'Ключ', 'Ştefan'], bad: ['Peña2', 'dos llaves', 'a-b'] },
  { rule: 'alphanumeric', good: ['NOR1R', 'Ключ7'], bad: ['NOR-1R', 'a b'] },
  { rule: 'alpha_spaces', good: ['Ana Peña', 'Анна Ключева'], bad: ['Ana 2', 'O’Neill'] },
  { rule: 'uppercase', good: ['ÑU', 'КЛЮЧ'], bad: ['Ñu', 'A1'] },
  { rule: 'lowercase', good: ['ñu', 'ключ'], bad: ['Ñu', 'a1'] },
  { rule: 'symbol', good: ['!?', '€'], bad: ['a!', '1'] },
  { rule: 'contains_alpha', good: ['1a', 'Ж9'], bad: ['123', '--'] },
  { rule: 'contains_alphanumeric', good: ['-1', '-я'], bad: ['--', '!'] },
  { rule: 'contains_alpha_spaces', good: ['1 2', '1a'], bad: ['12', '!'] },
  { rule: 'contains_lowercase', good: ['Aa', '1ж'], bad: ['AB', '12'] },
  { rule: 'contains_uppercase', good: ['aA', '1Ж'], bad: ['ab', '12'] },
  { rule: 'contains_numeric', good: ['a1', '٣'], bad: ['ab', '!'] },
  { rule: 'contains_symbol', good: ['a!', '1€'], bad: ['ab', '12'] },
  { rule: 'date_after', value: '2026-05-20', good: ['2026-05-21'], bad: ['2026-05-20', '2026-02-30', 'mañana'] },
  { rule: 'date_after', good: ['2026-05-21'], bad: ['2026-05-20', '2020-01-01'] },
  { rule: 'date_before', value: '2026-05-20', good: ['2026-05-19'], bad: ['2026-05-20', 'ayer'] },
  { rule: 'date_before', good: ['2026-05-19'], bad: ['2026-05-20', '2030-01-01'] },
  {
    rule: 'date_between',
    value: '2026-05-31 2026-05-01',
    good: ['2026-05-01', '2026-05-31'],
    bad: ['2026-04-30', '2026-06-01'],
  },
  { rule: 'date_format', value: 'DD/MM/YYYY', good: ['29/02/2024'], bad: ['29/02/2026', '2024-02-29', '1/2/2024'] },
  { rule: 'date_format', good: ['2024-02-29'], bad: ['2026-02-29', '29/02/2024', '2024-2-9'] },
  { rule: 'date_format', value: 'D-M-YYYY', good: ['9-2-2024', '29-02-2024'], bad: ['2024-02-29', '9/2/2024'] },
  { rule: 'date_format', value: 'M.D.YY', good: ['2.29.24'], bad: ['2x29x24', '13.1.24'] },
  { rule: 'starts_with', value: 'NOR\nTES', good: ['NOR-1R', 'TES-4'], bad: ['XNOR', 'nor'] },
  { rule: 'ends_with', value: '.es\n.example', good: ['a.es', 'b.example'], bad: ['a.es.x'] },
  { rule: 'matches', value: 'LIN-12\n/^[A-Z]{3}-\\d$/', good: ['LIN-12', 'NOR-1'], bad: ['LIN-13', 'nor-1'] },
  { rule: 'is', value: 'sí\nno', good: ['sí', 'no'], bad: ['quizá'] },
  { rule: 'not', value: 'admin', good: ['ana'], bad: ['admin'] },
  { rule: 'mime', value: 'application/pdf', good: [[pdf]], bad: [[disguised], [pdf, disguised]] },
  { rule: 'require_one', value: 'phone', others: { phone: '' }, good: ['ana@taller.example'], bad: [''] },
  { rule: 'require_one', value: 'phone', others: { phone: '600600600' }, good: ['', 'ana@taller.example'], bad: [] },
  { rule: 'required', question: needed, good: ['x', '0'], bad: ['', '  '] },
  { rule: 'required', question: { component: 'form_checkboxes', isRequired: true, choices }, good: [['a']], bad: [[]] },
  { rule: 'required', question: neededForVisit, others: { interest: ['offer', 'visit'] }, good: ['x'], bad: [''] },
  { rule: 'required', question: neededForVisit, others: { interest: ['offer'] }, good: ['x', ''], bad: [] },
  { rule: 'accepted', question: { component: 'form_consent', isRequired: true, text }, good: ['true'], bad: [''] },
  {
    rule: 'phone',
    question: { component: 'form_phone' },
    good: ['', '60060060', '1234567890123456'],
    bad: ['6006006', '12345678901234567', '600 600 600', '+34600600600', '6006006a0', '٦٠٠٦٠٠٦٠٠'],
  },
  {
    rule: 'email',
    question: { component: 'form_email' },
    good: ['ana@taller.example'],
    bad: ['ana@', 'a@b@c.example'],
  },
  { rule: 'number', question: { component: 'form_number' }, good: ['1.5'], bad: ['uno'] },
  { rule: 'date', question: { component: 'form_date' }, good: ['2024-02-29'], bad: ['2026-02-29', 'mañana'] },
  { rule: 'choice', question: { component: 'form_select', choices }, good: ['a'], bad: ['c', 'A'] },
  { rule: 'choice', question: { component: 'form_radio', choices }, good: ['b'], bad: ['c'] },
  { rule: 'choice', question: { component: 'form_checkboxes', choices }, good: [['a', 'b']], bad: [['a', 'z']] },
  {
    rule: 'one_line',
    question: { component: 'form_text' },
    good: ['', 'Calle Mayor 1, bajo', 'a\tb'],
    bad: ['a\nb', 'a\r\nBcc: b@c.example', 'a\rb'],
  },
  { rule: 'choice', question: { component: 'form_consent', text }, good: ['', 'true', 'on'], bad: ['no', 'true\nno'] },
  {
    rule: 'at_most',
    question: { component: 'form_text' },
    good: ['x'.repeat(300), '👩‍🔧'.repeat(300)],
    bad: ['x'.repeat(301), `x${'\u0301'.repeat(2400)}`],
  },
  { rule: 'at_most', question: { component: 'form_textarea' }, good: ['ж'.repeat(5000)], bad: ['ж'.repeat(5001)] },
  {
    rule: 'file_size',
    question: { component: 'form_file', maxMegabytes: '1' },
    good: [[{ ...pdf, sizeBytes: 2 ** 20 }]],
    bad: [[{ ...pdf, sizeBytes: 2 ** 20 + 1 }], [{ ...pdf, sizeBytes: 0 }]],
  },
  { rule: 'mime', question: { component: 'form_file' }, good: [[pdf]], bad: [[disguised]] },
  { rule: 'max', question: { component: 'form_file' }, good: [[pdf]], bad: [[pdf, pdf]] },
]
