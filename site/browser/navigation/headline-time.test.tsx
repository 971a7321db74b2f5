import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { headlineEntry, headlineIsThere, timeHeadline } from './headline-time.client.ts'

const measure = vi.fn()
vi.stubGlobal('performance', { measure })
afterEach(() => measure.mockClear())
afterAll(() => vi.unstubAllGlobals())

test('the time from a press to the page that the router shows is an entry of the timeline, once', () => {
  history.replaceState(null, '', '/productos/nor-1r?a=b')
  timeHeadline(120)
  headlineIsThere(true)
  headlineIsThere(true)
  expect(measure.mock.calls).toEqual([[headlineEntry, { start: 120, detail: '/productos/nor-1r' }]])
})

test.each([
  ['another view of the same page', 120, false],
  ['the first page of a document', undefined, undefined],
  ['a way back', undefined, true],
])('%s has no such time', (_, since, isOtherPage) => {
  timeHeadline(since)
  headlineIsThere(isOtherPage)
  expect(measure).not.toHaveBeenCalled()
})

test('a way back ends the time of a link that was being followed', () => {
  timeHeadline(120)
  timeHeadline(undefined)
  headlineIsThere(true)
  expect(measure).not.toHaveBeenCalled()
})
