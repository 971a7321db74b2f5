import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { blockUidOf } from './controls/field-control.ts'
import { exampleServices } from './testing/example-services.fixture.ts'
import { FilledForm } from './testing/filled-form.fixture.tsx'

afterEach(cleanup)

const services = exampleServices()

test('a text input has the id of its field and block inside the vendor’s frame', () => {
  render(<FilledForm field={{ type: 'text', display_name: 'Title' }} name="title" value="Key" services={services} />)
  const input = screen.getByLabelText('Title')
  expect(input.id).toBe('7__title-uid-1')
  expect(input.closest('.sb-textfield')).not.toBeNull()
  expect(blockUidOf(input.id, 'title')).toBe('uid-1')
  expect(blockUidOf(input.id, 'title__i18n__de')).toBe('uid-1')
})

test('help and issue describe the input; a required field is announced as required', () => {
  const field = { type: 'text', display_name: 'Title', description: 'One line.', required: true, max_length: 5 }
  render(<FilledForm field={field} services={services} value="" />)
  const input = screen.getByLabelText('Title (required)')
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'One line.',
    'This field needs a value.',
  ])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(input, { target: { value: 'Longer' } })
  expect(screen.getByText('At most 5 characters; this text has 6.')).toBeDefined()
  expect(screen.getByText('6 of 5 characters')).toBeDefined()
  fireEvent.change(input, { target: { value: 'Short' } })
  expect(input.getAttribute('aria-invalid')).toBeNull()
})

test('a number is stored as digits with a point, and the arrow keys change it by its step', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'number', display_name: 'Length', decimals: 1, max_value: 10 }
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  const input = screen.getByLabelText('Length')
  fireEvent.change(input, { target: { value: '9,9' } })
  expect(onChange).toHaveBeenLastCalledWith('9.9')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect(onChange).toHaveBeenLastCalledWith('10')
})

test('a date is stored in the vendor’s format; a field without time is a date input', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const { unmount } = render(
    <FilledForm field={{ type: 'datetime', display_name: 'Begins' }} services={services} onChange={onChange} />,
  )
  fireEvent.change(screen.getByLabelText('Begins'), { target: { value: '2026-04-02T08:15' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-04-02 08:15')
  unmount()
  const field = { type: 'datetime', display_name: 'Day', disable_time: true }
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-04-03' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-04-03 00:00')
})

test('an untouched boolean shows its default and stores the choice', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'boolean', display_name: 'Wide', default_value: true }
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  const box = screen.getByLabelText<HTMLInputElement>('Wide')
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith(false)
  expect(box.checked).toBe(false)
})

test('the surrounding editor renders a field of blocks with its block and field', () => {
  render(<FilledForm field={{ type: 'bloks', display_name: 'Body' }} name="body" value={[]} services={services} />)
  expect(screen.getByRole('group', { name: 'Body' }).textContent).toContain('blocks of uid-1')
})

test('a field of an unknown type shows its value read-only', () => {
  render(<FilledForm field={{ type: 'hologram' }} value={{ depth: 3 }} services={services} />)
  expect(screen.getByRole('group').textContent).toContain('"depth": 3')
  expect(screen.queryByRole('textbox')).toBeNull()
})
