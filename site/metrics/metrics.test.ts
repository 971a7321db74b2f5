import { expect, test } from 'vitest'
import { count, counter, readSeries } from './metrics.ts'

test('what is counted often is counted in the same figure', () => {
  const labels = { source: 'kept', status: 299 }
  const counted = counter('site_pages_total', labels)
  counted()
  count('site_pages_total', labels)
  counted()
  const own = readSeries().filter(({ labels: { status } }) => status === 299)
  expect(own).toEqual([{ name: 'site_pages_total', labels, value: 3 }])
})
