import type { Row } from '../print-table.ts'
import type { Measured } from './measure-contestant.ts'

/** A number, or a multiple of the figure that another contestant has for the same page. */
type Goal = number | { times: number; of: 'node-files' | 'framework-files' }

/** What our site wants to reach, by the columns of the three tables. Figures are shown beside them and never asserted. */
const goals: Readonly<Record<keyof Measured, Readonly<Record<string, Goal>>>> = {
  server: {
    'CPU ms a request': { times: 2, of: 'node-files' },
    'user instructions': { times: 2, of: 'node-files' },
    errors: 0,
  },
  visits: { 'LCP ms': { times: 0.9, of: 'framework-files' }, 'blocking ms': 20, 'script KB': 100 },
  whole: { 'loaded MiB': 300, 'navigation slow ms': 150, 'fast ms': 60 },
}

/** The weight of a page was limited for the product page alone. */
const ofProduct = { 'page KB': 230 }

/** The rows grouped by page, because a page is compared across contestants, each page with a row of goals below ours. */
export function withGoals(table: keyof Measured, rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ page }) => page).values()].flatMap((ofPage) => {
    const ours = ofPage.find(({ server }) => server === 'ours')
    return ours ? [...ofPage, goalRow(table, ours, ofPage)] : ofPage
  })
}

function goalRow(table: keyof Measured, ours: Row, ofPage: readonly Row[]): Row {
  const wanted: Readonly<Record<string, Goal>> = { ...goals[table], ...(ours['page'] === 'product' ? ofProduct : {}) }
  const cells = Object.keys(ours).flatMap((column) => {
    const goal = wanted[column]
    return goal === undefined ? [] : [[column, textOf(goal, column, ofPage)] as const]
  })
  const page: Row = ours['page'] === undefined ? {} : { page: ours['page'] }
  return { ...page, server: 'goal for ours', ...Object.fromEntries(cells) }
}

function textOf(goal: Goal, column: string, ofPage: readonly Row[]): string {
  if (typeof goal === 'number') return `≤ ${goal}`
  const other = ofPage.find(({ server }) => server === goal.of)?.[column]
  if (typeof other !== 'number') return `${goal.times} × ${goal.of}`
  return `≤ ${Number((goal.times * other).toPrecision(3))}`
}
