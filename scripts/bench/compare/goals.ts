import type { Row } from '../print-table.ts'
import type { Measured } from './measure-contestant.ts'

const files = 'node-files'

/** A number, or a multiple of the same figure of the same page as files. */
type Goal = number | { ofFiles: number }

/** What our site wants to reach, by the columns of the three tables. Figures are shown beside them and never asserted. */
const goals: Readonly<Record<keyof Measured, Readonly<Record<string, Goal>>>> = {
  server: { 'CPU ms a request': { ofFiles: 2 }, 'user instructions': { ofFiles: 2 }, errors: 0 },
  visits: { 'LCP ms': { ofFiles: 0.9 }, 'blocking ms': 20, 'script KB': 100 },
  whole: { 'loaded MiB': 300, 'navigation slow ms': 150, 'fast ms': 60 },
}

/** The weight of a page was limited for the product page alone. */
const ofProduct = { 'page KB': 230 }

/** The rows grouped by page, because a page is compared across contestants, each page with a row of goals below ours. */
export function withGoals(table: keyof Measured, rows: readonly Row[]): Row[] {
  return [...Map.groupBy(rows, ({ page }) => page).values()].flatMap((ofPage) => {
    const ours = ofPage.find(({ server }) => server === 'ours')
    return ours
      ? [
          ...ofPage,
          goalRow(
            table,
            ours,
            ofPage.find(({ server }) => server === files),
          ),
        ]
      : ofPage
  })
}

function goalRow(table: keyof Measured, ours: Row, asFiles: Row | undefined): Row {
  const wanted: Readonly<Record<string, Goal>> = { ...goals[table], ...(ours['page'] === 'product' ? ofProduct : {}) }
  const cells = Object.keys(ours).flatMap((column) => {
    const goal = wanted[column]
    return goal === undefined ? [] : [[column, textOf(goal, asFiles?.[column])] as const]
  })
  const page: Row = ours['page'] === undefined ? {} : { page: ours['page'] }
  return { ...page, server: 'goal for ours', ...Object.fromEntries(cells) }
}

function textOf(goal: Goal, asFiles: string | number | undefined): string {
  if (typeof goal === 'number') return `≤ ${goal}`
  if (typeof asFiles !== 'number') return `${goal.ofFiles} × ${files}`
  return `≤ ${Number((goal.ofFiles * asFiles).toPrecision(3))}`
}
