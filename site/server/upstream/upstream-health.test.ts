import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paceOf, type SupplierPace } from './upstream-health.ts'

let number = 0
let pace: SupplierPace

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  number += 1
  pace = paceOf(`supplier-${number}.example`)
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTime(ms)

function answer(ms: number): void {
  const end = pace.asked()
  pass(ms)
  end('answered')
}

describe('a supplier is silent', () => {
  test('when it answered fast a moment ago and now says nothing for 0.7 seconds', () => {
    for (let time = 0; time < 20; time += 1) answer(50)
    pace.asked()
    pass(690)
    expect(pace.isSilent()).toBe(false)
    pass(20)
    expect(pace.isSilent()).toBe(true)
  })

  test('not before three times as long as nine of the last ten answers took', () => {
    for (let time = 0; time < 8; time += 1) answer(50)
    for (let time = 0; time < 2; time += 1) answer(1000)
    const end = pace.asked()
    pass(2990)
    expect(pace.isSilent()).toBe(false)
    pass(20)
    expect(pace.isSilent()).toBe(true)
    end('unanswered')
    // One that took long is no rule.
    for (let time = 0; time < 9; time += 1) answer(50)
    pace.asked()
    pass(710)
    expect(pace.isSilent()).toBe(true)
  })

  test('after 4.5 seconds at the latest, and not before where nothing is known of it', () => {
    pace.asked()
    pass(4490)
    expect(pace.isSilent()).toBe(false)
    pass(20)
    expect(pace.isSilent()).toBe(true)
  })

  test('no more once it answers, also where an earlier question waits for ever', () => {
    answer(50)
    pace.asked()
    pass(800)
    expect(pace.isSilent()).toBe(true)
    answer(60)
    pass(5000)
    expect(pace.isSilent()).toBe(false)
  })

  test('not when nobody asks it, or who asked has left', () => {
    answer(50)
    const end = pace.asked()
    pass(800)
    end('unanswered')
    expect(pace.isSilent()).toBe(false)
  })
})

describe('a supplier is slow', () => {
  test('when more than half of the last answers took longer than half a second', () => {
    for (let time = 0; time < 3; time += 1) answer(50)
    for (let time = 0; time < 3; time += 1) answer(600)
    expect(pace.isSlow()).toBe(false)
    answer(600)
    expect(pace.isSlow()).toBe(true)
    answer(50)
    expect(pace.isSlow()).toBe(false)
  })

  test('as long as nothing is known of it, which an answer that it failed does not change', () => {
    expect(pace.isSlow()).toBe(true)
    for (const ending of ['unanswered', 'failed'] as const) pace.asked()(ending)
    expect(pace.isSlow()).toBe(true)
    answer(50)
    expect(pace.isSlow()).toBe(false)
  })

  test('when it says nothing for 0.7 seconds', () => {
    answer(50)
    const end = pace.asked()
    pass(690)
    expect(pace.isSlow()).toBe(false)
    pass(20)
    expect(pace.isSlow()).toBe(true)
    end('unanswered')
    expect(pace.isSlow()).toBe(false)
  })

  test('while it refuses for too many questions', () => {
    answer(50)
    pace.asked()('refused')
    expect(pace.isSlow()).toBe(true)
    answer(50)
    expect(pace.isSlow()).toBe(false)
  })
})
