import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ListQuery } from '../../services/editor-services.ts'
import { exampleServices, exampleStory } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'

afterEach(cleanup)

const stories = [exampleStory('Keys', 'keys'), exampleStory('Machines', 'machines', { published: false })]
const listStories = vi.fn<(query: ListQuery) => Promise<{ items: typeof stories; total: number }>>(
  async ({ by_uuids: uuids, search }) => {
    const items = stories.filter(
      ({ uuid, name }) =>
        (uuids === undefined || String(uuids).includes(uuid)) &&
        (search === undefined || name.toLowerCase().includes(String(search))),
    )
    return { items, total: items.length }
  },
)
const services = exampleServices({
  listStories,
  listDatasourceEntries: async () =>
    Array.from({ length: 20 }, (_, id) => ({ id, name: `Colour ${id}`, value: `c${id}`, dimension_value: null })),
})

test('an option is chosen from a list; a stored value that is no longer offered stays visible', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'option', display_name: 'Tone', options: [{ name: 'Dark', value: 'dark' }] }
  render(<FilledForm field={field} value="gone" services={services} onChange={onChange} />)
  const select = await screen.findByLabelText<HTMLSelectElement>('Tone')
  await waitFor(() => expect([...select.options].map(({ text }) => text)).toEqual(['None', 'gone', 'Dark']))
  expect(select.value).toBe('gone')
  fireEvent.change(select, { target: { value: 'dark' } })
  expect(onChange).toHaveBeenLastCalledWith('dark')
})

test('offers the entries of a datasource under their names', async () => {
  render(
    <FilledForm
      field={{ type: 'option', display_name: 'Colour', source: 'internal', datasource_slug: 'colours' }}
      services={services}
    />,
  )
  expect(await screen.findByRole('option', { name: 'Colour 3' })).toBeDefined()
})

test('shows a failed request and offers a retry', async () => {
  let calls = 0
  const flaky = exampleServices({
    listDatasourceEntries: async () => {
      calls += 1
      if (calls === 1) throw new Error('away')
      return [{ id: 1, name: 'Brass', value: 'brass', dimension_value: null }]
    },
  })
  render(
    <FilledForm
      field={{ type: 'option', display_name: 'Colour', source: 'internal', datasource_slug: 'colours' }}
      services={flaky}
    />,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: 'Brass' })).toBeDefined()
})

test('shows few options as checkboxes and stores them in the order of ticking', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const options = ['a', 'b'].map((value) => ({ name: value.toUpperCase(), value }))
  render(<FilledForm field={{ type: 'options', options }} services={services} onChange={onChange} />)
  fireEvent.click(await screen.findByLabelText('B'))
  fireEvent.click(screen.getByLabelText('A'))
  expect(onChange).toHaveBeenLastCalledWith(['b', 'a'])
  fireEvent.click(screen.getByLabelText('B'))
  expect(onChange).toHaveBeenLastCalledWith(['a'])
})

test('searches many options without regard to accents and case', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'options', source: 'internal', datasource_slug: 'colours' }
  render(<FilledForm field={field} services={services} onChange={onChange} value={['c1']} />)
  const search = await screen.findByRole('combobox')
  search.focus()
  fireEvent.change(search, { target: { value: 'colour 1' } })
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10))
  fireEvent.click(screen.getByRole('option', { name: 'Colour 13' }))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['c1', 'c13']))
})

test('finds a story by keyboard alone and stores its uuid', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const field = { type: 'option', source: 'internal_stories', filter_content_type: ['page'] }
  render(<FilledForm field={field} services={services} onChange={onChange} />)
  const search = screen.getByRole('combobox', { name: 'Choose a page' })
  search.focus()
  fireEvent.change(search, { target: { value: 'mach' } })
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Machinesglobal/machines (not published)',
    ]),
  )
  fireEvent.keyDown(search, { key: 'ArrowDown' })
  fireEvent.keyDown(search, { key: 'Enter' })
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(stories[1]?.uuid))
  expect(listStories).toHaveBeenCalledWith(
    expect.objectContaining({ search: 'mach', 'filter_query[component][in]': 'page' }),
  )
  expect(await screen.findByText('global/machines')).toBeDefined()
})

test('stories keep the editor’s order; a deleted one can be removed', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const gone = '99999999-9999-4999-8999-999999999999'
  const value = [stories[0]?.uuid, gone, stories[1]?.uuid]
  const field = { type: 'options', source: 'internal_stories' }
  render(<FilledForm field={field} services={services} onChange={onChange} value={value} />)
  const list = await screen.findByRole('list', { name: 'Chosen, in this order' })
  fireEvent.click(await within(list).findByRole('button', { name: 'Move Machines up' }))
  expect(onChange).toHaveBeenLastCalledWith([stories[0]?.uuid, stories[1]?.uuid, gone])
  fireEvent.click(screen.getByRole('button', { name: 'Remove A story that is no longer there' }))
  expect(onChange).toHaveBeenLastCalledWith([stories[0]?.uuid, stories[1]?.uuid])
})
