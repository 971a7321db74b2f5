import { expect, test } from 'vitest'
import { contentLimitOf, contentLimits, limitAt } from './content-limits.ts'

const at = (rest: string) => contentLimitOf(`http://localhost:4010/v2/cdn/${rest}`).name

test.each([
  ['stories/global/home?version=draft', 'up-to-25'],
  ['stories?version=published', 'up-to-25'],
  ['stories?per_page=1', 'up-to-25'],
  ['stories?per_page=25', 'up-to-25'],
  ['stories?per_page=26', 'up-to-50'],
  ['stories?per_page=50', 'up-to-50'],
  ['stories?per_page=75', 'up-to-75'],
  ['stories?per_page=100', 'up-to-100'],
  ['links?per_page=1000', 'up-to-100'],
  ['stories?per_page=what', 'up-to-25'],
])('a request for %s counts against the limit %s', (rest, name) => {
  expect(at(rest)).toBe(name)
})

test.each([
  [50, [50, 15, 10, 6]],
  [5, [5, 5, 5, 5]],
  [10, [10, 10, 10, 6]],
  [200, [200, 60, 40, 24]],
])('a plan with %i small requests a second has the limits %j', (planned, limits) => {
  expect(contentLimits.map((limit) => limitAt(planned, limit))).toEqual(limits)
})
