import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type UpstreamHealth, upstreamHealthOf } from './upstream-health.ts'

let number = 0
let upstreamHealth: UpstreamHealth

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  number += 1
  upstreamHealth = upstreamHealthOf(`supplier-${number}.example`)
})
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTime(ms)

function respond(ms: number): void {
  const end = upstreamHealth.begin()
  pass(ms)
  end('answered')
}

describe('an upstream hangs', () => {
  test('when it answered fast a moment ago and now says nothing for two seconds', () => {
    for (let time = 0; time < 20; time += 1) respond(50)
    upstreamHealth.begin()
    pass(1990)
    expect(upstreamHealth.isHanging()).toBe(false)
    pass(20)
    expect(upstreamHealth.isHanging()).toBe(true)
  })

  test('not before three times as long as nine of the last ten answers took', () => {
    for (let time = 0; time < 8; time += 1) respond(50)
    for (let time = 0; time < 2; time += 1) respond(1000)
    const end = upstreamHealth.begin()
    pass(2990)
    expect(upstreamHealth.isHanging()).toBe(false)
    pass(20)
    expect(upstreamHealth.isHanging()).toBe(true)
    end('unanswered')
    // One that took long is no rule.
    for (let time = 0; time < 9; time += 1) respond(50)
    upstreamHealth.begin()
    pass(2010)
    expect(upstreamHealth.isHanging()).toBe(true)
  })

  test('after 4.5 seconds at the latest, and not before where nothing is known of it', () => {
    upstreamHealth.begin()
    pass(4490)
    expect(upstreamHealth.isHanging()).toBe(false)
    pass(20)
    expect(upstreamHealth.isHanging()).toBe(true)
  })

  test('no more once it answers, also where an earlier question waits for ever', () => {
    respond(50)
    upstreamHealth.begin()
    pass(2100)
    expect(upstreamHealth.isHanging()).toBe(true)
    respond(60)
    pass(5000)
    expect(upstreamHealth.isHanging()).toBe(false)
  })

  test('not without calls, or after the caller has left', () => {
    respond(50)
    const end = upstreamHealth.begin()
    pass(2100)
    end('unanswered')
    expect(upstreamHealth.isHanging()).toBe(false)
  })
})

describe('an upstream is slow', () => {
  test('when more than half of the last answers took longer than half a second', () => {
    for (let time = 0; time < 3; time += 1) respond(50)
    for (let time = 0; time < 3; time += 1) respond(600)
    expect(upstreamHealth.isSlow()).toBe(false)
    respond(600)
    expect(upstreamHealth.isSlow()).toBe(true)
    respond(50)
    expect(upstreamHealth.isSlow()).toBe(false)
  })

  test('as long as nothing is known of it, which an answer that it failed does not change', () => {
    expect(upstreamHealth.isSlow()).toBe(true)
    for (const ending of ['unanswered', 'failed'] as const) upstreamHealth.begin()(ending)
    expect(upstreamHealth.isSlow()).toBe(true)
    respond(50)
    expect(upstreamHealth.isSlow()).toBe(false)
  })

  test('when it says nothing for two seconds', () => {
    respond(50)
    const end = upstreamHealth.begin()
    pass(1990)
    expect(upstreamHealth.isSlow()).toBe(false)
    pass(20)
    expect(upstreamHealth.isSlow()).toBe(true)
    end('unanswered')
    expect(upstreamHealth.isSlow()).toBe(false)
  })

  test('while it refuses for too many questions', () => {
    respond(50)
    upstreamHealth.begin()('refused')
    expect(upstreamHealth.isSlow()).toBe(true)
    respond(50)
    expect(upstreamHealth.isSlow()).toBe(false)
  })
})
