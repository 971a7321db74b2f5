import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleServices, exampleStory } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'

afterEach(cleanup)

const story = exampleStory('Keys', 'keys')
const services = exampleServices({ listStories: async () => ({ items: [story], total: 1 }) })
const field = {
  type: 'multilink',
  display_name: 'Link',
  show_anchor: true,
  email_link_type: true,
  asset_link_type: true,
  allow_target_blank: true,
  allow_custom_attributes: true,
}
const kindOf = () => screen.getByLabelText<HTMLSelectElement>('Kind of link')

test('a page is searched and stored with its uuid, address and anchor', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  screen.getByRole('combobox', { name: 'Choose a page' }).focus()
  fireEvent.click(await screen.findByRole('option', { name: 'Keys' }))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled())
  expect(screen.queryByRole('listbox')).toBeNull()
  fireEvent.change(screen.getByLabelText('Anchor on the page, without #'), { target: { value: '#top' } })
  expect(onChange).toHaveBeenLastCalledWith({
    fieldtype: 'multilink',
    linktype: 'story',
    id: story.uuid,
    url: '',
    cached_url: 'global/keys',
    anchor: 'top',
  })
})

test("stores a web address, a new tab and attributes in the vendor's format", () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  fireEvent.change(kindOf(), { target: { value: 'url' } })
  fireEvent.change(screen.getByLabelText('Web address'), { target: { value: 'https://taller.example' } })
  fireEvent.click(screen.getByLabelText('Open in a new tab'))
  fireEvent.click(screen.getByRole('button', { name: 'Add an attribute' }))
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'rel' } })
  fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'nofollow' } })
  expect(onChange).toHaveBeenLastCalledWith({
    fieldtype: 'multilink',
    linktype: 'url',
    id: '',
    url: 'https://taller.example',
    cached_url: 'https://taller.example',
    target: '_blank',
    rel: 'nofollow',
  })
})

test('refuses an unsafe URL with a message', () => {
  render(<FilledForm field={field} services={services} />)
  fireEvent.change(kindOf(), { target: { value: 'url' } })
  fireEvent.change(screen.getByLabelText('Web address'), { target: { value: 'javascript:alert(1)' } })
  expect(screen.getByText('This is not an address that may stand in a page.')).toBeDefined()
})

test('stores a mail address under its own key', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  fireEvent.change(kindOf(), { target: { value: 'email' } })
  fireEvent.change(screen.getByLabelText('Mail address'), { target: { value: 'taller@zarandal.example' } })
  expect(onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ linktype: 'email', email: 'taller@zarandal.example', url: '' }),
  )
})

test('offers only the kinds of the schema and the stored one', () => {
  const { unmount } = render(<FilledForm field={{ type: 'multilink' }} services={services} />)
  expect([...kindOf().options].map(({ value }) => value)).toEqual(['story', 'url'])
  unmount()
  const value = { fieldtype: 'multilink', linktype: 'email', id: '', url: '', cached_url: '', email: 'a@b.example' }
  render(<FilledForm field={{ type: 'multilink' }} services={services} value={value} />)
  expect([...kindOf().options].map(({ value: kind }) => kind)).toEqual(['story', 'url', 'email'])
})
