import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStoryContent } from '../../parse/parse-content.ts'
import { isOpenJob, nextJobChange } from './is-open-job.ts'

const offer = { published: '2026-10-01T00:00:00.000Z', closes: '2026-11-30T22:59:00.000Z' }

describe('a job offer', () => {
  test.each([
    ['2026-09-30T23:59:59.999Z', false],
    ['2026-10-01T00:00:00.000Z', true],
    ['2026-11-30T22:59:00.000Z', true],
    ['2026-11-30T22:59:00.001Z', false],
  ])('is at %s open: %s', (moment, isOpen) => {
    expect(isOpenJob(offer, new Date(moment))).toBe(isOpen)
  })

  test('without a closing date stays open', () => {
    expect(isOpenJob({ published: offer.published }, new Date('2040-01-01'))).toBe(true)
    expect(nextJobChange({ published: offer.published }, new Date('2040-01-01'))).toBeUndefined()
  })

  test('changes exactly at the returned moment', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (now) => {
        const next = nextJobChange(offer, now) ?? new Date('2100-01-01')
        const changes = isOpenJob(offer, next) !== isOpenJob(offer, now)
        expect(changes).toBe(nextJobChange(offer, now) !== undefined)
        const justBefore = new Date(Math.max(now.getTime(), next.getTime() - 1))
        expect(isOpenJob(offer, justBefore)).toBe(isOpenJob(offer, now))
      }),
    )
  })

  test('needs a title, a field of work, a contract, a place with its country and a day of publication', () => {
    const wire = { component: 'job', _uid: 'j', title: 'Ajuste', area: 'production', contract: 'permanent' }
    const whole = { ...wire, place: 'Valdeherreros', country: 'ES', published: '2026-10-01 00:00' }
    expect(parseStoryContent(whole).component).toBe('job')
    for (const field of ['title', 'area', 'contract', 'place', 'country', 'published']) {
      expect(parseStoryContent({ ...whole, [field]: '' }).component).toBe('unsupported')
    }
  })
})
