import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Enlargement } from './enlargement.tsx'
import { PictureGroup } from './picture-group.client.tsx'

const labels = { close: 'Close', previous: 'Previous picture', next: 'Next picture' }

/** This environment has dialogs that do not open. */
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  })
  Element.prototype.scrollIntoView = vi.fn<() => void>()
})
afterEach(cleanup)

async function open(names: readonly string[], first: string): Promise<void> {
  render(
    <PictureGroup>
      {names.map((name) => (
        <li key={name}>
          <Enlargement labels={{ ...labels, enlarge: `Enlarge: ${name}` }} caption={name} large={<b>{name}</b>}>
            {name}
          </Enlargement>
        </li>
      ))}
    </PictureGroup>,
  )
  fireEvent.click(screen.getByRole('button', { name: `Enlarge: ${first}` }))
  await screen.findByRole('dialog')
}

const sheet = () => screen.getByRole('dialog')
const position = () => sheet().querySelector('[data-position]')?.textContent

test('a picture opens in a modal window that its caption names, with its position among the others', async () => {
  await open(['Front', 'Section', 'In use'], 'Section')
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog', { name: 'Section' })).toBe(sheet())
  expect(position()).toBe('2 / 3')
})

test('buttons and arrow keys lead to the next picture as far as there is one', async () => {
  await open(['Front', 'Section'], 'Front')
  expect(screen.getByRole('button', { name: 'Previous picture' }).getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
  expect(screen.getByRole('dialog', { name: 'Section' })).toBe(sheet())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next picture' }))
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true')
  fireEvent.keyDown(sheet(), { key: 'ArrowRight' })
  expect(position()).toBe('2 / 2')
  fireEvent.keyDown(sheet(), { key: 'ArrowLeft' })
  expect(position()).toBe('1 / 2')
})

test('a swipe of one finger leads on, a short or a steep one does not', async () => {
  await open(['Front', 'Section'], 'Front')
  const swipe = (dx: number, dy: number) => {
    fireEvent.touchStart(sheet(), { touches: [{ clientX: 200, clientY: 200 }] })
    fireEvent.touchEnd(sheet(), { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] })
  }
  swipe(-20, 0)
  swipe(-80, 70)
  expect(position()).toBe('1 / 2')
  swipe(-80, 10)
  expect(position()).toBe('2 / 2')
  swipe(80, 10)
  expect(position()).toBe('1 / 2')
})

test('the focus stays inside and returns to the button of the picture that was shown last', async () => {
  await open(['Front', 'Section'], 'Front')
  const close = screen.getByRole('button', { name: 'Close' })
  const next = screen.getByRole('button', { name: 'Next picture' })
  next.focus()
  fireEvent.keyDown(next, { key: 'Tab' })
  expect(document.activeElement).toBe(close)
  fireEvent.keyDown(close, { key: 'Tab', shiftKey: true })
  expect(document.activeElement).toBe(next)
  fireEvent.keyDown(sheet(), { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge: Section' }))
})

test('a single picture has nothing beside it, and a click beside the picture closes it', async () => {
  await open(['Front'], 'Front')
  expect(screen.queryByRole('button', { name: 'Next picture' })).toBeNull()
  expect(position()).toBe('')
  fireEvent.click(within(sheet()).getByText('Front', { selector: 'b' }))
  expect(sheet()).toBeTruthy()
  fireEvent.click(sheet())
  expect(screen.queryByRole('dialog')).toBeNull()
})
