import { cleanup, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { type FormQuestion, formFields } from 'component-schemas/content-types/form-page/form-fields.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { QuestionField, type QuestionFieldProps } from './question-field.client.tsx'

afterEach(cleanup)

const choices = ['one', 'two'].map((value) => ({
  component: 'form_choice',
  _uid: value,
  value,
  label: `Choice ${value}`,
}))
const sentence = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Machines are counted.' }] }],
}
const asked = { _uid: 'q', name: 'answer', label: 'Machines', help: 'Count all of them.' }

/** As what assistive technology takes each kind of question, and what it may be filled in with. */
const kinds: Readonly<
  Record<FormQuestion['component'], { role: string; type?: string; mode?: string; more?: object }>
> = {
  form_text: { role: 'textbox', type: 'text' },
  form_textarea: { role: 'textbox' },
  form_email: { role: 'textbox', type: 'email', mode: 'email' },
  form_phone: { role: 'textbox', type: 'tel', mode: 'tel' },
  form_number: { role: 'textbox', type: 'text', mode: 'decimal', more: { unit: 'pieces' } },
  form_date: { role: '', type: 'date' },
  form_select: { role: 'combobox', more: { choices } },
  form_radio: { role: 'radiogroup', more: { choices } },
  form_checkboxes: { role: 'group', more: { choices } },
  form_consent: { role: 'checkbox', type: 'checkbox', more: { text: sentence } },
  form_file: { role: '', type: 'file' },
}

function mount(component: FormQuestion['component'], change: Partial<QuestionFieldProps> = {}) {
  const block = formFields.find(({ name }) => name === component)
  const question = block?.content.parse({ component, ...asked, ...kinds[component].more }) as FormQuestion
  const empty = { value: '', error: undefined, isRequired: false, hasMark: false, placeholder: 'Choose' }
  const props = { ...empty, ...change }
  const { container } = render(
    <main>
      <QuestionField {...props} question={{ ...question, isRequired: true }} consent={<p>Machines</p>} />
    </main>,
  )
  // A date and a file have no role of their own in every browser: they are found by their label.
  const { role } = kinds[component]
  const control = role === '' ? screen.getByLabelText(/^Machines/) : screen.getByRole(role, { name: /^Machines/ })
  return { container, control }
}

const wordsOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe.each(Object.keys(kinds) as FormQuestion['component'][])('%s', (component) => {
  const { type, mode } = kinds[component]

  test.each([
    ['empty', {}],
    ['needed', { isRequired: true }],
    ['wrong', { isRequired: true, error: 'This field is required.' }],
  ])('%s: has no accessibility mistake', async (_, change) => {
    const { container } = mount(component, change)
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  test('says that it is needed, what helps, and what is wrong', () => {
    const { control } = mount(component, { isRequired: true, error: 'This field is required.' })
    const described = wordsOf(control.getAttribute('aria-describedby'))
    expect(described).toContain('Count all of them.')
    expect(described).toContain('This field is required.')
    // ARIA knows no required group of boxes: what is missing is said in words.
    expect(control.getAttribute('aria-required')).toBe(component === 'form_checkboxes' ? null : 'true')
  })

  test('says nothing of errors where there is none', () => {
    const { control } = mount(component)
    expect(control.getAttribute('aria-invalid')).not.toBe('true')
    expect(wordsOf(control.getAttribute('aria-describedby'))).not.toContain('required')
  })

  test('is reached by keyboard, and asks the phone for the right keys', () => {
    const { container } = mount(component)
    const boxes = [...container.querySelectorAll<HTMLElement>('input, select, textarea')]
    expect(boxes.length).toBeGreaterThan(0)
    for (const box of boxes) expect(box.tabIndex).toBeGreaterThanOrEqual(0)
    expect(boxes[0]?.getAttribute('name')).toBe('answer')
    const [first] = boxes
    expect([type ?? first?.getAttribute('type'), mode ?? null]).toEqual([
      first?.getAttribute('type'),
      first?.getAttribute('inputmode'),
    ])
  })
})
