import type { Row } from '../print-table.ts'
import type { Measured } from './measure-contestant.ts'
import { subjectColumns, subjectOf } from './rounds.ts'

/** A number, or a multiple of the figure that another contestant has for the same page. */
type Goal = number | { times: number; of: 'node-files' | 'framework-files' }

/** The goals of our site, by the columns of the tables. */
const goals: Readonly<Record<keyof Measured, Readonly<Record<string, Goal>>>> = {
  server: {
    'CPU ms a request': { times: 2, of: 'node-files' },
    'user instructions': { times: 2, of: 'node-files' },
    errors: 0,
  },
  visits: { 'LCP ms': { times: 0.9, of: 'framework-files' }, 'blocking ms': 60 },
  navigation: { documents: 0 },
  controls: { 'at once ms': 100, 'pointed at 300 ms': 100 },
  memory: { 'loaded MiB': 300 },
}

/** Goals of one subject alone. */
const ofSubject: Readonly<Record<string, Readonly<Record<string, Goal>>>> = {
  product: { 'page KB': 270 },
  'slow, pointed at 300 ms': { 'headline ms': 150 },
  'slow, pointed at 1 s': { 'headline ms': 150 },
  'slow, in view 3 s': { 'headline ms': 100 },
  'slow, cold': { 'headline ms': 350 },
  'fast, finger': { 'headline ms': 150 },
  'fast, pointed at 300 ms': { 'headline ms': 100 },
  'fast, pointed at 1 s': { 'headline ms': 100 },
  'fast, in view 3 s': { 'headline ms': 100 },
  'fast, cold': { 'headline ms': 234 },
}

/** The rows grouped by subject, because it is compared across contestants, each subject with a row of goals below ours. */
export function withGoals(table: keyof Measured, rows: readonly Row[]): Row[] {
  return groupsOf(rows).flatMap((group) => {
    const ours = group.find(isOurs)
    if (!ours) return group
    const cells = limitsOf(table, ours, group).map(([column, limit]) => [column, limitText(limit)] as const)
    const subject = Object.entries(ours).filter(([column]) => subjectColumns.includes(column))
    return [...group, { ...Object.fromEntries(subject), server: 'goal for ours', ...Object.fromEntries(cells) }]
  })
}

/** The goals that our figures in a table miss, with the figure. */
export function missedGoals(table: keyof Measured, rows: readonly Row[]): string[] {
  return groupsOf(rows).flatMap((group) =>
    group.filter(isOurs).flatMap((ours) =>
      limitsOf(table, ours, group).flatMap(([column, limit]) => {
        const figure = Number(ours[column])
        const subject = [subjectOf(ours), column].filter(Boolean).join(', ')
        return typeof limit === 'number' && figure > limit ? [`${subject} ${Number(figure.toPrecision(3))}`] : []
      }),
    ),
  )
}

export const isOurs = ({ server }: Row) => server === 'ours'

const groupsOf = (rows: readonly Row[]) => [...Map.groupBy(rows, subjectOf).values()]

const limitText = (limit: number | string) => (typeof limit === 'number' ? `≤ ${limit}` : limit)

/** The limit of each column that has one; words where its other contestant was not measured. */
function limitsOf(table: keyof Measured, ours: Row, group: readonly Row[]): (readonly [string, number | string])[] {
  const wanted = { ...goals[table], ...ofSubject[subjectOf(ours)] }
  return Object.entries(wanted)
    .filter(([column]) => column in ours)
    .map(([column, goal]) => [column, limitOf(goal, column, group)])
}

function limitOf(goal: Goal, column: string, group: readonly Row[]): number | string {
  if (typeof goal === 'number') return goal
  const other = group.find(({ server }) => server === goal.of)?.[column]
  if (typeof other !== 'number') return `${goal.times} × ${goal.of}`
  return Number((goal.times * other).toPrecision(3))
}
