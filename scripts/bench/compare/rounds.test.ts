import { expect, test } from 'vitest'
import { withGoals } from './goals.ts'
import { medianRows, orderOf } from './rounds.ts'

test('each round begins with another contestant and has all of them', () => {
  const all = ['ours', 'files', 'peer']
  expect([0, 1, 2, 3].map((round) => orderOf(all, round))).toEqual([
    ['ours', 'files', 'peer'],
    ['files', 'peer', 'ours'],
    ['peer', 'ours', 'files'],
    ['ours', 'files', 'peer'],
  ])
})

test('a table has the median of each number by page and server, also of a run that was stopped', () => {
  const row = (server: string, ms: number | string) => ({ page: 'home', server, ms })
  const rows = [
    row('ours', 3),
    row('files', 1),
    row('ours', 9),
    row('files', 2),
    row('ours', 4),
    row('late', 'no response'),
  ]
  expect(medianRows(rows)).toEqual([row('ours', 4), row('files', 1), row('late', 'no response')])
  expect(medianRows([])).toEqual([])
})

test('a page has its goals below its figures, those of files from the same run', () => {
  const cpu = (server: string, ms: number) => ({ page: 'home', server, 'CPU ms a request': ms, errors: 0 })
  expect(withGoals('server', [cpu('ours', 0.05), cpu('node-files', 0.02)])).toEqual([
    cpu('ours', 0.05),
    cpu('node-files', 0.02),
    { page: 'home', server: 'goal for ours', 'CPU ms a request': '≤ 0.04', errors: '≤ 0' },
  ])
  expect(withGoals('server', [cpu('ours', 0.05)]).at(-1)).toEqual({
    page: 'home',
    server: 'goal for ours',
    'CPU ms a request': '2 × node-files',
    errors: '≤ 0',
  })
  expect(withGoals('server', [cpu('node-files', 0.02)])).toEqual([cpu('node-files', 0.02)])
  const visit = (server: string, ms: number) => ({ page: 'home', server, 'LCP ms': ms, 'blocking ms': 0 })
  const visits = [visit('ours', 500), visit('node-files', 400), visit('framework-files', 1000)]
  expect(withGoals('visits', visits).at(-1)).toMatchObject({ 'LCP ms': '≤ 900', 'blocking ms': '≤ 20' })
})
