import { expect, test } from 'vitest'
import { count, counter, readSeries } from './metrics.ts'

test('what is counted often is counted in the same figures, one for each pair of labels', () => {
  const counted = counter('site_pages_total', ['source', 'status'])
  counted('kept', 299)
  count('site_pages_total', { source: 'kept', status: 299 })
  counted('kept', 299)
  counted('rendered', 299)
  counted('rendered', 298)
  counted('rendered', 298)
  const own = readSeries().filter(({ labels: { status } }) => status === 299 || status === 298)
  expect(own).toEqual([
    { name: 'site_pages_total', labels: { source: 'kept', status: 299 }, value: 3 },
    { name: 'site_pages_total', labels: { source: 'rendered', status: 299 }, value: 1 },
    { name: 'site_pages_total', labels: { source: 'rendered', status: 298 }, value: 2 },
  ])
})
