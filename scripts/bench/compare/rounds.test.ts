import { expect, test } from 'vitest'
import { missedGoals, withGoals } from './goals.ts'
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
  expect(withGoals('visits', visits).at(-1)).toMatchObject({ 'LCP ms': '≤ 900', 'blocking ms': '≤ 60' })
})

test('presses are compared by line and kind of press; counts of visits are added over the rounds', () => {
  const pressed = (server: string, ms: number, documents: number) => {
    const subject = { line: 'fast', press: 'finger', server }
    return { ...subject, 'headline ms': ms, visits: 1, documents, 'of them ahead': 0 }
  }
  const rounds = [pressed('ours', 200, 1), pressed('next', 140, 0), pressed('ours', 90, 0), pressed('ours', 170, 1)]
  const medians = medianRows(rounds)
  expect(medians).toEqual([{ ...pressed('ours', 170, 2), visits: 3 }, pressed('next', 140, 0)])
  const goal = { line: 'fast', press: 'finger', server: 'goal for ours', 'headline ms': '≤ 150', documents: '≤ 0' }
  expect(withGoals('navigation', medians).at(-1)).toEqual(goal)
  expect(missedGoals('navigation', medians)).toEqual(['fast, finger, documents 2', 'fast, finger, headline ms 170'])
  expect(missedGoals('navigation', medianRows([pressed('ours', 90, 0), pressed('next', 400, 1)]))).toEqual([])
})
