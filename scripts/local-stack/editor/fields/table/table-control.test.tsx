import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'

afterEach(cleanup)

test('the keyboard fills, extends and navigates a table', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={{ type: 'table' }} services={exampleServices()} onChange={onChange} />)
  fireEvent.change(screen.getByRole('textbox', { name: 'Heading 1' }), { target: { value: 'Code' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add a row' }))
  fireEvent.click(screen.getByRole('button', { name: 'Remove column 2' }))
  const first = screen.getByRole('textbox', { name: 'Row 1, column 1' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Row 2, column 1' }))
  fireEvent.change(document.activeElement ?? first, { target: { value: 'NOR-1R' } })
  expect(onChange).toHaveBeenLastCalledWith({
    fieldtype: 'table',
    thead: [{ value: 'Code' }],
    tbody: [{ body: [{ value: '' }] }, { body: [{ value: 'NOR-1R' }] }],
  })
})
