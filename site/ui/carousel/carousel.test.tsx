import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

afterEach(cleanup)

const labels = { previous: 'Previous', next: 'Next' }
const items = [1, 2, 3].map((number) => ({ key: String(number), content: `Card ${number}` }))

/** A row of a width whose content is as wide as said; this environment has no layout. */
function mount(contentWidth: number) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400)
  render(<Carousel label="Related" labels={labels} items={items} />)
  const track = screen.getByRole('list')
  track.scrollBy = vi.fn<() => void>()
  const [previous, next] = screen.getAllByRole('button', { hidden: true })
  if (!previous || !next) throw new Error('there are two buttons')
  return { track, previous, next }
}

function scrollTo(track: HTMLElement, left: number): void {
  track.scrollLeft = left
  fireEvent.scroll(track)
}

const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

test('a button moves the row by what is in view, and does nothing at its end of the row', () => {
  const { track, previous, next } = mount(1000)
  expect([isDisabled(previous), isDisabled(next)]).toEqual([true, false])
  fireEvent.click(next)
  expect(track.scrollBy).toHaveBeenLastCalledWith({ left: 360 })
  scrollTo(track, 300)
  expect([isDisabled(previous), isDisabled(next)]).toEqual([false, false])
  fireEvent.click(previous)
  expect(track.scrollBy).toHaveBeenLastCalledWith({ left: -360 })
  scrollTo(track, 599)
  expect([isDisabled(previous), isDisabled(next)]).toEqual([false, true])
})

test('a row that is wholly in view has no buttons, in the room that it keeps for them', () => {
  expect(mount(400).next.parentElement?.hasAttribute('data-idle')).toBe(true)
  cleanup()
  expect(mount(1000).next.parentElement?.hasAttribute('data-idle')).toBe(false)
})
