import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { EditorServices } from '../../services/editor-services.ts'
import { fileReasons, ManagementError } from '../../services/failure-of.ts'
import { exampleAsset, exampleServices } from '../testing/example-services.fixture.ts'
import { FilledForm } from '../testing/filled-form.fixture.tsx'
import { assetValueFrom } from './asset-value.ts'

afterEach(cleanup)

const assets = [exampleAsset(1, 'llave.webp', { alt: 'Llave' }), exampleAsset(2, 'ficha.pdf'), exampleAsset(3, 'b.svg')]
const listAssets = vi.fn<EditorServices['listAssets']>(async ({ search, by_endings: endings }) => {
  const isListed = (name: string) => endings === undefined || String(endings).includes(name.split('.').at(-1) ?? '')
  const items = assets.filter(
    ({ short_filename: name }) => isListed(name) && (search === undefined || name.includes(String(search))),
  )
  return { items, total: items.length }
})
const services = exampleServices({
  listAssets,
  listAssetFolders: async () => [{ id: 5, name: 'Keys', parent_id: null }],
})
const picture = { type: 'asset', display_name: 'Picture', filetypes: ['images'] }

test('an image is chosen from the library, which offers only files of the allowed kinds', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={picture} services={services} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  const dialog = await screen.findByRole('dialog', { name: 'Files of the space' })
  fireEvent.click(await within(dialog).findByRole('button', { name: 'llave.webp' }))
  expect(within(dialog).queryByRole('button', { name: 'ficha.pdf' })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Use this file' }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fieldtype: 'asset', id: 1, alt: '' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('searches the library and limits it to a folder', async () => {
  render(<FilledForm field={picture} services={services} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  fireEvent.change(await screen.findByRole('combobox', { name: 'Folder' }), { target: { value: '5' } })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'llave' } })
  await waitFor(() =>
    expect(listAssets).toHaveBeenLastCalledWith({
      by_endings: expect.stringContaining('webp'),
      search: 'llave',
      in_folder: 5,
      page: 1,
      per_page: 24,
    }),
  )
})

test('chooses an uploaded file at once; refuses a file of another kind with a message', async () => {
  const uploadAsset = vi.fn<EditorServices['uploadAsset']>(async (file) => exampleAsset(9, file.name))
  render(<FilledForm field={picture} services={{ ...services, uploadAsset }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')
  expect(input?.accept).toContain('.webp')
  if (input === null) return
  fireEvent.change(input, { target: { files: [new File(['x'], 'plan.pdf')] } })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('plan.pdf is not a file of an allowed kind.')
  expect(uploadAsset).not.toHaveBeenCalled()
  fireEvent.change(input, { target: { files: [new File(['x'], 'new.png')] } })
  await waitFor(() => expect(uploadAsset).toHaveBeenCalledOnce())
  await waitFor(() =>
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Use this file' }).disabled).toBe(false),
  )
})

test('stores the metadata of an image with it, in another language beside the default one', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const value = { ...assetValueFrom(exampleAsset(1, 'llave.webp')), alt: 'Llave' }
  const { unmount } = render(<FilledForm field={picture} services={services} value={value} onChange={onChange} />)
  fireEvent.change(screen.getByLabelText(/Alternative text/), { target: { value: 'Dos llaves' } })
  expect(onChange).toHaveBeenLastCalledWith({ ...value, alt: 'Dos llaves' })
  unmount()
  render(<FilledForm field={picture} services={services} value={value} onChange={onChange} language="de" />)
  const input = screen.getByLabelText<HTMLInputElement>(/Alternative text/)
  expect(input.placeholder).toBe('Llave')
  fireEvent.change(input, { target: { value: 'Schlüssel' } })
  expect(onChange).toHaveBeenLastCalledWith({ ...value, meta_data: { alt__i18n__de: 'Schlüssel' } })
})

test('the arrow keys move the focal point, a button resets it to the centre', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const value = assetValueFrom(exampleAsset(1, 'llave.webp'))
  render(<FilledForm field={picture} services={services} value={value} onChange={onChange} />)
  const chooser = screen.getByRole('button', { name: /Point of interest: .* 50, .* 50/ })
  fireEvent.keyDown(chooser, { key: 'ArrowLeft' })
  expect(onChange).toHaveBeenLastCalledWith({ ...value, focus: '576x400:577x401' })
  fireEvent.click(screen.getByRole('button', { name: 'Centre of the picture' }))
  expect(onChange).toHaveBeenLastCalledWith(value)
})

test('a removed file leaves the vendor’s empty value', () => {
  const onChange = vi.fn<(value: unknown) => void>()
  const value = assetValueFrom(exampleAsset(1, 'llave.webp'))
  render(<FilledForm field={picture} services={services} value={value} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Remove llave.webp' }))
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ fieldtype: 'asset', id: null, filename: '' }))
})

test('several files are chosen together, moved and removed', async () => {
  const onChange = vi.fn<(value: unknown) => void>()
  render(<FilledForm field={{ type: 'multiasset' }} services={services} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose files' }))
  fireEvent.click(await screen.findByRole('button', { name: 'b.svg' }))
  fireEvent.click(screen.getByRole('button', { name: 'llave.webp' }))
  fireEvent.click(screen.getByRole('button', { name: 'Use 2 files' }))
  expect(ids(onChange.mock.lastCall?.[0])).toEqual([3, 1])
  fireEvent.click(await screen.findByRole('button', { name: 'Move llave.webp up' }))
  expect(ids(onChange.mock.lastCall?.[0])).toEqual([1, 3])
  fireEvent.click(screen.getByRole('button', { name: 'Remove b.svg' }))
  expect(ids(onChange.mock.lastCall?.[0])).toEqual([1])
})

function ids(value: unknown): unknown[] {
  return (value as { id: unknown }[]).map(({ id }) => id)
}

test('the library’s texts stand for empty ones, and are stored for every page', async () => {
  const updateAsset = vi.fn(async () => undefined)
  const asset = exampleAsset(1, 'llave.webp', { alt: 'Llave', meta_data: { alt__i18n__de: 'Schlüssel' } })
  const around = exampleServices({
    listAssets: async () => ({ items: [asset], total: 1 }),
    getAsset: async () => asset,
    updateAsset,
  })
  render(<FilledForm field={picture} services={around} value={assetValueFrom(asset)} language="de" />)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/Alternative text/).placeholder).toBe('Schlüssel'))
  fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(await within(dialog).findByRole('button', { name: 'llave.webp' }))
  fireEvent.change(within(dialog).getByLabelText('Title'), { target: { value: 'Una llave' } })
  fireEvent.change(within(dialog).getByLabelText('Language of these texts'), { target: { value: 'de' } })
  expect(within(dialog).getByLabelText<HTMLInputElement>('Alternative text').value).toBe('Schlüssel')
  fireEvent.change(within(dialog).getByLabelText('Copyright'), { target: { value: 'Z' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Store in the library' }))
  await waitFor(() =>
    expect(updateAsset).toHaveBeenCalledWith(1, {
      title: 'Una llave',
      meta_data: { alt__i18n__de: 'Schlüssel', copyright__i18n__de: 'Z' },
    }),
  )
})

test.each([
  [true, true],
  [false, false],
])(
  'a file for customers is marked, has a thumbnail, and on a page for everybody (%s) cannot be chosen',
  async (isPublic, isDisabled) => {
    const price = exampleAsset(5, 'tariff.webp', { is_private: true })
    const limited = exampleServices({
      listAssets: async () => ({ items: [price], total: 1 }),
      isPublicStory: async () => isPublic,
    })
    render(<FilledForm field={{ type: 'asset' }} services={limited} />)
    fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
    const tile = await screen.findByRole('button', { name: /tariff\.webp.*For customers/ })
    await waitFor(() => expect(tile.hasAttribute('disabled')).toBe(isDisabled))
    expect(tile.querySelector('img')?.getAttribute('src')).toBe(
      `/private-file?address=${encodeURIComponent(price.filename)}`,
    )
    expect(screen.queryByText(/Files for customers cannot be chosen here/) !== null).toBe(isDisabled)
  },
)

test.each([
  [413, /larger than 50 MB: make it smaller/],
  [422, /content is of another kind than the ending of its name/],
  [undefined, /cannot be reached\. Check the connection and try again/],
])('an upload that the service answers with %s says why and what to do', async (status, sentence) => {
  const limited = exampleServices({
    uploadAsset: async () => {
      throw new ManagementError(status, { error: 'no' }, fileReasons[status ?? 0])
    },
  })
  render(<FilledForm field={{ type: 'asset' }} services={limited} />)
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }))
  const dialog = await screen.findByRole('dialog')
  const input = dialog.querySelector('input[type="file"]')
  if (!input) throw new Error('There is no input for files.')
  fireEvent.change(input, { target: { files: [new File(['x'], 'key.png', { type: 'image/png' })] } })
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(sentence)
})
