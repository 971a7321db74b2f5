import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderTheRest } from './render-the-rest.client.ts'

let frames: FrameRequestCallback[]
const visibility = (id: string) => document.getElementById(id)?.style.getPropertyValue('content-visibility')

beforeEach(() => {
  vi.useFakeTimers()
  frames = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  document.body.innerHTML = `<main><section id="seen"></section><section id="far"></section><article><div>
    <section id="lower"></section></div></article></main><footer><p id="last"></p></footer>`
  const seen = window.getComputedStyle.bind(window)
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => {
    const late = { getPropertyValue: () => (['far', 'lower', 'last'].includes(element.id) ? 'auto' : 'visible') }
    return { ...seen(element), ...late }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete document.documentElement.dataset['rendered']
  document.body.innerHTML = ''
})

/** The next picture, and what was left for after it. */
function nextFrame(): void {
  for (const frame of frames.splice(0)) frame(16)
  vi.advanceTimersByTime(1)
}

test('skipped parts are laid out one per frame, and then everything at once', () => {
  renderTheRest()
  vi.advanceTimersByTime(2000)
  expect([visibility('seen'), visibility('far'), visibility('lower')]).toEqual(['', 'visible', ''])
  nextFrame()
  expect([visibility('far'), visibility('lower'), visibility('last')]).toEqual(['visible', 'visible', ''])
  nextFrame()
  expect(visibility('last')).toBe('visible')
  expect(document.documentElement.dataset['rendered']).toBeUndefined()
  nextFrame()
  expect(document.documentElement.dataset['rendered']).toBe('')
  expect(document.querySelectorAll('body [style]').length).toBe(0)
})

test('the content of a skipped part is not measured before that part is laid out', () => {
  const wasAsked = (id: string) => vi.mocked(window.getComputedStyle).mock.calls.some(([{ id: asked }]) => asked === id)
  renderTheRest()
  vi.advanceTimersByTime(2000)
  expect([wasAsked('far'), wasAsked('lower')]).toEqual([true, false])
  nextFrame()
  expect(wasAsked('lower')).toBe(true)
})

test('who follows something before has all of the page at once', () => {
  const stop = renderTheRest()
  vi.advanceTimersByTime(2000)
  document.getElementById('seen')?.click()
  expect(document.documentElement.dataset['rendered']).toBe('')
  nextFrame()
  expect(document.querySelectorAll('body [style]').length).toBe(0)
  stop()
})

test.each(['pointerup', 'pointercancel'])(
  'nothing moves while something is pressed, and it goes on at %s',
  (release) => {
    const say = (type: string) => document.dispatchEvent(new Event(type))
    renderTheRest()
    say('pointerdown')
    vi.advanceTimersByTime(2000)
    nextFrame()
    expect([visibility('far'), visibility('lower')]).toEqual(['', ''])
    say(release)
    vi.advanceTimersByTime(1)
    expect(visibility('far')).toBe('visible')
    for (const _part of ['lower', 'last', 'none']) nextFrame()
    expect(document.documentElement.dataset['rendered']).toBe('')
  },
)

test('a document that is left before stays as it is', () => {
  const stop = renderTheRest()
  vi.advanceTimersByTime(2000)
  stop()
  nextFrame()
  expect(visibility('lower')).toBe('')
  expect(document.documentElement.dataset['rendered']).toBeUndefined()
})
