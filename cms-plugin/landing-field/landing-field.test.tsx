import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { landingExamples } from 'component-schemas/landing/landing-examples.fixture.ts'
import { olderExamples } from 'component-schemas/landing/older-examples.fixture.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LandingField } from './landing-field.tsx'
import { sandbox, startContainer, type VendorContainer } from './vendor-container.fixture.ts'

let container: VendorContainer
let given: VendorContainer['given']

beforeEach(() => {
  container = startContainer()
  given = container.given
})
afterEach(() => {
  cleanup()
  container.stop()
})

async function open() {
  render(<LandingField targetOrigin={sandbox} />)
  await screen.findByRole('button', { name: 'Undo' })
}

function arrive(...state: Parameters<VendorContainer['arrive']>) {
  act(() => container.arrive(...state))
}

const title = () => screen.getByRole('textbox', { name: /^Title/ }) as HTMLInputElement

function type(control: HTMLElement, value: string) {
  fireEvent.change(control, { target: { value } })
}

describe('the field plugin', () => {
  test('starts a landing and sends the CMS nothing before the editor types', async () => {
    await open()
    expect(given).toEqual([])
    expect(screen.getAllByText('Write a text.').length).toBeGreaterThan(0)
  })

  test('gives the CMS every keystroke, finished or not', async () => {
    await open()
    type(title(), 'A')
    type(title(), 'Ab')
    await waitFor(() => expect(given.map(({ title: words }) => words)).toEqual(['A', 'Ab']))
    expect(given.at(-1)).toMatchObject({ plugin: 'custom-landing-data', version: 3, sections: [{ type: 'hero' }] })
  })

  test('stores everything but a malformed value, which stays as typed, also after a reload', async () => {
    await open()
    const [ground] = screen.getAllByRole('textbox', { name: 'Ground colour' })
    type(ground as HTMLElement, '#12')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(given).toEqual([])
    expect((ground as HTMLInputElement).value).toBe('#12')
    type(title(), 'Saved beside it')
    await waitFor(() => expect(given.at(-1)).toMatchObject({ title: 'Saved beside it', theme: { ground: '#14181d' } }))
    cleanup()
    await open()
    expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Ground colour' })[0]?.value).toBe('#12')
    type(screen.getAllByRole('textbox', { name: 'Ground colour' })[0] as HTMLElement, '#123456')
    await waitFor(() => expect(given.at(-1)).toMatchObject({ theme: { ground: '#123456' } }))
  })

  test('says that a malformed value is not kept for the next time, in a browser that refuses storage to the frame', async () => {
    const forgets = () => screen.queryByText(/put the value right before you leave/)
    await open()
    const [ground] = screen.getAllByRole('textbox', { name: 'Ground colour' })
    type(ground as HTMLElement, '#12')
    await screen.findByRole('alert')
    expect(forgets()).toBeNull()
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    })
    try {
      type(ground as HTMLElement, '#123')
      await waitFor(() => expect(forgets()).not.toBeNull())
    } finally {
      refused.mockRestore()
    }
  })

  test('undoes and redoes', async () => {
    await open()
    type(title(), 'First')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(title().value).toBe('')
    fireEvent.keyDown(document, { key: 'Z', ctrlKey: true, shiftKey: true })
    expect(title().value).toBe('First')
  })

  test('adds, moves, duplicates and removes sections', async () => {
    await open()
    arrive(landingExamples.minimal)
    fireEvent.click(screen.getByRole('button', { name: /Add section/ }))
    fireEvent.click(screen.getByRole('button', { name: 'Questions' }))
    fireEvent.click(screen.getByRole('button', { name: 'Duplicate: Questions' }))
    fireEvent.click(screen.getByRole('button', { name: 'Move down: Hero: Thank you' }))
    const kinds = () => ((given.at(-1)?.['sections'] ?? []) as { type: string }[]).map(({ type: kind }) => kind)
    await waitFor(() => expect(kinds()).toEqual(['questions', 'hero', 'questions']))
    expect(screen.getByText(/Begin with a hero/)).toBeTruthy()
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove: Questions' })[0] as HTMLElement)
    await waitFor(() => expect(kinds()).toEqual(['hero', 'questions']))
  })

  test('has a control for every value of every kind of section', async () => {
    await open()
    arrive(landingExamples.typical)
    for (const section of document.querySelectorAll<HTMLElement>('.card-title')) fireEvent.click(section)
    const groups = [...document.querySelectorAll('legend')].map(({ textContent }) => textContent)
    const labels = [...document.querySelectorAll('label')].map(({ textContent }) =>
      textContent?.replace(/[ *\d]+$/, ''),
    )
    expect(groups).toEqual(expect.arrayContaining(['Link', 'Picture or film', 'Until', 'Form', 'Rows', 'Cells']))
    expect(labels).toEqual(
      expect.arrayContaining(['Quote', 'Transcript', 'Anchor', 'Alternative text', 'Words of the link']),
    )
  }, 30_000)

  test('takes a file from the CMS’s picker', async () => {
    await open()
    fireEvent.click(document.querySelector('.card-title') as HTMLElement)
    fireEvent.click(screen.getByRole('button', { name: 'Choose file' }))
    await waitFor(() =>
      expect(given.at(-1)).toMatchObject({
        sections: [{ media: { id: 7, filename: expect.stringContaining('key.webp'), alt: 'A key' } }],
      }),
    )
  })
})

/** A landing whose hero leads to an address. */
function withAction(url: string) {
  const [hero, ...others] = landingExamples.typical.sections
  const action = { fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: '' }
  return { ...landingExamples.typical, sections: [{ ...hero, action }, ...others] }
}

describe('a value from the CMS', () => {
  test('with HTML in its texts is words to edit, and goes back as it came', async () => {
    const words = '<img src=x onerror="alert(1)"><b>Mini</b>'
    await open()
    arrive({ ...landingExamples.typical, title: words })
    expect(title().value).toBe(words)
    expect(document.querySelector('img[src="x"], .landing b')).toBeNull()
    type(title(), `${words}!`)
    await waitFor(() => expect(given.at(-1)).toEqual({ ...landingExamples.typical, title: `${words}!` }))
  })

  test('keeps its good link in the CMS while an address that runs a script is typed over it', async () => {
    await open()
    arrive(withAction('#form'))
    fireEvent.click(document.querySelector('.card-title') as HTMLElement)
    const address = screen.getByDisplayValue('#form')
    type(address, 'javascript:alert(1)')
    expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
    expect((address as HTMLInputElement).value).toBe('javascript:alert(1)')
    expect(given).toEqual([])
  })

  test('of an older version is migrated, which is said, and stays untouched until something changes', async () => {
    await open()
    arrive(olderExamples.one)
    expect(screen.getByText(/stored in form 1/)).toBeTruthy()
    expect(given).toEqual([])
    type(title(), 'New title')
    await waitFor(() => expect(given.at(-1)).toMatchObject({ version: 3, title: 'New title' }))
  })

  test.each([
    ['words of somebody else'],
    [{ version: 9, sections: '<script>alert(1)</script>' }],
    ['x'.repeat(2 ** 20)],
    [{ ...landingExamples.minimal, title: 'x'.repeat(2 ** 20) }],
    [{ ...landingExamples.minimal, plugin: 'another-plugin' }],
    [withAction('javascript:alert(1)')],
    [withAction('data:text/html,<script>alert(1)</script>')],
  ])('that is no landing is shown as text and kept until the editor decides', async (value) => {
    await open()
    arrive(value)
    expect(screen.getByRole('alert').textContent).toContain('no landing')
    const text = document.querySelector('pre')?.textContent ?? ''
    expect(text).toContain(
      typeof value === 'string' ? value.slice(0, 1000) : JSON.stringify(value, undefined, 2).slice(0, 1000),
    )
    expect(given).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Begin anew' }))
    expect(given).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Begin anew' }))
    await waitFor(() => expect(given.at(-1)).toMatchObject({ version: 3 }))
  })

  test('in another language replaces what is shown, and says which it is', async () => {
    await open()
    arrive(landingExamples.typical)
    expect(title().value).toBe('The machine that comes along')
    arrive({ ...landingExamples.typical, title: 'La máquina' }, { language: 'es' })
    expect(title().value).toBe('La máquina')
    expect(screen.getByText('Language: es')).toBeTruthy()
    expect(given).toEqual([])
  })

  test.each([
    ['another page', {}, 'https://evil.example'],
    ['another plugin', { uid: 'other' }, sandbox],
    ['nobody: its shape is wrong', { story: undefined }, sandbox],
  ])('that comes from %s is not taken', async (_, more, origin) => {
    await open()
    arrive(landingExamples.typical, more, origin)
    expect(title().value).toBe('')
  })
})

test.each([
  ['es', 'Deshacer'],
  ['it', 'Annulla'],
  ['fr', 'Annuler'],
  ['de', 'Rückgängig'],
  ['nl', 'Undo'],
])('the interface speaks %s', async (interfaceLanguage, word) => {
  await open()
  arrive(landingExamples.minimal, { interfaceLanguage })
  expect(screen.getByRole('button', { name: word })).toBeTruthy()
})
