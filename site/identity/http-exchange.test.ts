import { expect, test } from 'vitest'
import { sendTo } from './http-exchange.ts'

test('whoever gets or loses a session forgets the pages that were loaded ahead', () => {
  const forgets = (cookies: readonly string[]) => sendTo('/', cookies).headers.get('clear-site-data')
  expect(forgets(['__Host-session=1'])).toBe('"prefetchCache", "prerenderCache"')
  expect(forgets([])).toBe(null)
})
