import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { WireField } from '../../services/wire-component.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { exampleServices } from '../testing/example-services.fixture.ts'
import { BlockForm } from './block-form.tsx'

afterEach(cleanup)

const services = exampleServices()
const start: WireBlock = { _uid: 'uid-1', component: 'card', title: 'Llave', tone: 'dark' }
const schema: Readonly<Record<string, WireField>> = {
  title: { type: 'text', display_name: 'Title', translatable: true, required: true, pos: 0 },
  tone: { type: 'text', display_name: 'Tone', pos: 1 },
  picture: { type: 'asset', display_name: 'Picture', translatable: true, pos: 2 },
}
const onChange = vi.fn<(key: string, value: unknown) => void>()

function Form({ fields = schema, language = '', block = start }) {
  const [content, setContent] = useState<WireBlock>(block)
  return (
    <BlockForm
      component={{ name: 'card', schema: { ...fields } }}
      block={content}
      storyId={7}
      language={language}
      onChange={(key, value) => {
        onChange(key, value)
        const { [key]: _, ...others } = content
        setContent((value === undefined ? others : { ...others, [key]: value }) as WireBlock)
      }}
      services={services}
    />
  )
}

test('a field shows the current content of the story before the form renders', () => {
  let now: WireBlock | undefined = start
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const change = (next: WireBlock | undefined) =>
    act(() => {
      now = next
      for (const listener of listeners) listener()
    })
  const live = { now: () => now, subscribe }
  const form = { component: { name: 'card', schema }, block: start, storyId: 7, language: 'de', services, onChange }
  const { unmount } = render(<BlockForm {...form} live={live} />)
  change({ ...start, tone: 'light', title__i18n__de: 'Schlüssel' })
  expect(screen.getByLabelText<HTMLInputElement>('Tone').value).toBe('light')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Schlüssel')
  change({ ...start, tone: 'light' })
  expect(screen.getByDisplayValue('Llave').closest('fieldset')?.disabled).toBe(true)
  // A removed block stays rendered until the form closes.
  change(undefined)
  expect(screen.getByLabelText<HTMLInputElement>('Tone').value).toBe('dark')
  unmount()
  expect(listeners.size).toBe(0)
})

test('in the default language a form writes plain fields and offers no translation', () => {
  render(<Form />)
  fireEvent.change(screen.getByLabelText('Title (required)'), { target: { value: 'Llaves' } })
  expect(onChange).toHaveBeenLastCalledWith('title', 'Llaves')
  expect(screen.queryByLabelText('Translate Title')).toBeNull()
})

test('a text follows the default language until it is translated, and again when it is emptied', () => {
  render(<Form language="de" />)
  const box = screen.getByLabelText<HTMLInputElement>('Translate Title')
  expect(box.checked).toBe(false)
  expect(screen.getByDisplayValue('Llave').closest('fieldset')?.disabled).toBe(true)
  fireEvent.click(box)
  const input = screen.getByLabelText<HTMLInputElement>('Title')
  expect([input.value, input.placeholder, input.closest('fieldset')?.disabled]).toEqual(['', 'Llave', false])
  expect(input.id).toBe('7__title-uid-1')
  fireEvent.change(input, { target: { value: 'Schlüssel' } })
  expect(onChange).toHaveBeenLastCalledWith('title__i18n__de', 'Schlüssel')
  fireEvent.change(input, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith('title__i18n__de', undefined)
  // The box stays ticked while it has the focus, so that the editor can type another text.
  expect(box.checked).toBe(true)
})

test('a stored translation is shown ticked; unticking removes its key', () => {
  render(<Form language="pt-br" block={{ ...start, title__i18n__pt_br: 'Chave' }} />)
  const box = screen.getByLabelText<HTMLInputElement>('Translate Title')
  expect(box.checked).toBe(true)
  expect(screen.getByDisplayValue('Chave')).toBeDefined()
  fireEvent.click(box)
  expect(onChange).toHaveBeenLastCalledWith('title__i18n__pt_br', undefined)
})

test('a translation of any value but a text starts as a copy of the default language', () => {
  const picture = { fieldtype: 'asset', filename: 'https://a.example/f/1/1x1/h/llave.png', id: 3 }
  render(<Form language="de" block={{ ...start, picture }} />)
  fireEvent.click(screen.getByLabelText('Translate Picture'))
  expect(onChange).toHaveBeenLastCalledWith('picture__i18n__de', picture)
})

test('a field that is not translatable is read-only in other languages', () => {
  render(<Form language="de" />)
  expect(screen.getByLabelText('Tone').closest('fieldset')?.disabled).toBe(true)
  expect(screen.getByText(/The same in every language/)).toBeDefined()
})

test('the arrow keys move between tabs', () => {
  const fields = { ...schema, look: { type: 'tab', display_name: 'Look', keys: ['tone'], pos: 3 } }
  render(<Form fields={fields} />)
  expect(screen.queryByLabelText('Tone')).toBeNull()
  screen.getByRole('tab', { name: 'General' }).focus()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Look' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByLabelText('Tone')).toBeDefined()
})

test('a field appears and disappears with the value of its condition', () => {
  const film: WireField = {
    type: 'text',
    display_name: 'Film',
    pos: 5,
    conditional_settings: [
      {
        modifications: [{ display: 'hide' }],
        rule_match: 'any',
        rule_conditions: [{ validation: 'not_equals', value: 'film', validated_object: { field_key: 'tone' } }],
      },
    ],
  }
  render(<Form fields={{ ...schema, film }} />)
  expect(screen.queryByLabelText('Film')).toBeNull()
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'film' } })
  expect(screen.getByLabelText('Film')).toBeDefined()
})

test('typing in one field renders no other field, except those that depend on it', () => {
  const renderBlocks = vi.fn(() => <p>Blocks</p>)
  const component = { name: 'card', schema: { ...schema, body: { type: 'bloks', display_name: 'Body', pos: 3 } } }
  const still = { component, storyId: 7, language: '', onChange, services: exampleServices({ renderBlocks }) }
  const body = [{ _uid: 'inner', component: 'text' }]
  const { rerender } = render(<BlockForm {...still} block={{ ...start, body }} />)
  const before = renderBlocks.mock.calls.length
  rerender(<BlockForm {...still} block={{ ...start, body, title: 'Llaves' }} />)
  expect(screen.getByDisplayValue('Llaves')).toBeDefined()
  expect(renderBlocks).toHaveBeenCalledTimes(before)
  rerender(<BlockForm {...still} block={{ ...start, body: [...body], title: 'Llaves' }} />)
  expect(renderBlocks).toHaveBeenCalledTimes(before + 1)
  rerender(<BlockForm {...still} language="de" block={{ ...start, body: [...body], title: 'Llaves' }} />)
  expect(renderBlocks.mock.calls.length).toBeGreaterThan(before + 1)
})
