import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

/** Reports the size at once, as a browser does after its layout; another test's observer may be left in this window. */
class SizeObserver {
  readonly observe: () => void
  readonly disconnect = () => undefined
  constructor(report: () => void) {
    this.observe = report
  }
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', SizeObserver))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

test('a row that is wholly in view has no buttons, in the room that it keeps for them', async () => {
  const idle = mount(400).next.parentElement
  await waitFor(() => expect(idle?.hasAttribute('data-idle')).toBe(true))
  cleanup()
  const moving = mount(1000).next.parentElement
  await waitFor(() => expect(moving?.hasAttribute('data-moves')).toBe(true))
  expect(moving?.hasAttribute('data-idle')).toBe(false)
})
