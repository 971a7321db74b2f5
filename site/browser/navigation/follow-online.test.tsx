import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { followOnline, useWaitsForConnection } from './follow-online.client.ts'

const connect = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Waiting() {
  return useWaitsForConnection() ? 'waits' : 'goes on'
}

test('a link is followed at once where there is a connection', () => {
  const follow = vi.fn<() => void>()
  connect(true)
  render(<Waiting />)
  act(() => followOnline(follow))
  expect(follow).toHaveBeenCalledTimes(1)
  expect(screen.getByText('goes on')).toBeTruthy()
})

test('without a connection the page stays, and the last link is followed once, when it is back', () => {
  const [first, last] = [vi.fn<() => void>(), vi.fn<() => void>()]
  connect(false)
  render(<Waiting />)
  act(() => followOnline(first))
  act(() => followOnline(last))
  expect([first, last].map((follow) => follow.mock.calls.length)).toEqual([0, 0])
  expect(screen.getByText('waits')).toBeTruthy()
  connect(true)
  for (let times = 0; times < 2; times += 1) act(() => void window.dispatchEvent(new Event('online')))
  expect([first, last].map((follow) => follow.mock.calls.length)).toEqual([0, 1])
  expect(screen.getByText('goes on')).toBeTruthy()
})
