import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FileRequest, headOfPart, planResponse, tailOf } from './plan-response.ts'

const changedAt = new Date('2026-09-01T10:00:00Z')
const file = { length: 1000, contentType: 'application/pdf', etag: '"abc"', changedAt }
const asked = (request: Partial<FileRequest> = {}): FileRequest => ({
  method: 'GET',
  range: undefined,
  ifRange: undefined,
  ifNoneMatch: undefined,
  ...request,
})
const plan = (request: Partial<FileRequest> = {}) => planResponse(file, asked(request), 'cut')

describe('a file', () => {
  test('is sent whole and advertises range requests', () => {
    expect(plan()).toEqual({
      status: 200,
      headers: {
        'accept-ranges': 'bytes',
        etag: '"abc"',
        'last-modified': 'Tue, 01 Sep 2026 10:00:00 GMT',
        'content-type': 'application/pdf',
        'content-length': '1000',
      },
      parts: [{ start: 0, end: 999 }],
    })
  })

  test.each([
    ['bytes=0-0', 'bytes 0-0/1000', '1'],
    ['bytes=200-', 'bytes 200-999/1000', '800'],
    ['bytes=-100', 'bytes 900-999/1000', '100'],
    ['bytes=990-2000', 'bytes 990-999/1000', '10'],
    ['bytes=0-99,100-199', 'bytes 0-199/1000', '200'],
    ['bytes=0-500,100-200', 'bytes 0-500/1000', '501'],
  ])('from %s on is %s, %s bytes', (range, contentRange, length) => {
    expect(plan({ range })).toMatchObject({
      status: 206,
      headers: { 'content-range': contentRange, 'content-length': length, 'content-type': 'application/pdf' },
    })
  })

  test.each([['bytes=1000-'], ['bytes=5000-6000'], ['bytes=-0']])('cannot satisfy the range %s', (range) => {
    expect(plan({ range })).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */1000' } })
  })

  test.each([
    ['lines=0-1'],
    ['bytes'],
    [`bytes=${Array.from({ length: 30 }, (_, n) => `${n * 20}-${n * 20}`).join(',')}`],
  ])('is sent whole for %s', (range) => expect(plan({ range }).status).toBe(200))

  test.each([
    ['the same tag', '"abc"', 206],
    ['another tag', '"abd"', 200],
    ['a weak tag', 'W/"abc"', 200],
    ['the same day', changedAt.toUTCString(), 206],
    ['an older day', 'Mon, 31 Aug 2026 10:00:00 GMT', 200],
    ['nonsense', 'yesterday', 200],
  ])('is resumed only while its validator matches: with %s', (_, ifRange, status) => {
    expect(plan({ range: 'bytes=500-', ifRange }).status).toBe(status)
  })

  test('that the client has already is not sent again', () => {
    expect(plan({ ifNoneMatch: 'W/"abc", "x"' })).toMatchObject({ status: 304 })
    expect(plan({ ifNoneMatch: '"x"' }).status).toBe(200)
  })

  test('has the headers of the whole for HEAD, whatever the range', () => {
    expect(plan({ method: 'HEAD', range: 'bytes=0-9' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '1000' },
    })
  })

  test('without a byte has none to send', () => {
    expect(planResponse({ ...file, length: 0 }, asked(), 'cut')).toMatchObject({ status: 200, parts: [] })
  })
})

test('several parts are as long as their length says, and never more than the file in all', () => {
  const range = fc.tuple(fc.nat(999), fc.nat(999)).map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`)
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 12 }), (ranges) => {
      const response = plan({ range: `bytes=${ranges.join(',')}` })
      if (!('parts' in response)) throw new Error('There are bytes to send')
      const bytes = response.parts.reduce((sum, { start, end }) => sum + end - start + 1, 0)
      expect(bytes).toBeLessThanOrEqual(1000)
      const heads = response.parts.map((part) => headOfPart(part, file, 'cut').length)
      const around = response.boundary === undefined ? 0 : heads.reduce((a, b) => a + b, 0) + tailOf('cut').length
      expect(response.headers['content-length']).toBe(String(bytes + around))
    }),
  )
})
