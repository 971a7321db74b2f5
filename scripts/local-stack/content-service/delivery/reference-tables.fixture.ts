import { filterOperators } from './filters/filter-operators.ts'
import { isTests } from './filters/is-tests.ts'
import { endpoints } from './query/endpoint-parameters.ts'
import { selectionParameters } from './query/selection-parameters.ts'
import { shapingParameters } from './query/shaping-parameters.ts'
import { sortableProperties } from './query/sort-order.ts'

type Row = { name: string; accepts: string; meaning: string; isGuess?: boolean }

/** The tables of the README, generated from the rows that the code uses. The meaning marks guesses about the vendor. */
export function referenceTables(): Readonly<Record<string, string>> {
  const shaping = Object.entries<Omit<Row, 'name'>>(shapingParameters).map(([name, row]) => ({ name, ...row }))
  return {
    endpoints: table(
      ['endpoint', 'parameters'],
      Object.values(endpoints).map(({ path, shaping: names, selection, takesFilters }) => [
        `\`${path}\``,
        [
          ...names,
          ...(selection === 'all' ? ['every selecting parameter'] : selection),
          ...(takesFilters ? ['filter_query'] : []),
        ].join(', '),
      ]),
    ),
    selection: parameterTable(selectionParameters),
    shaping: parameterTable(shaping),
    operators: parameterTable(filterOperators),
    is: table(
      ['value', 'meaning'],
      isTests.map(({ value, meaning, isGuess }) => [`\`${value}\``, marked(meaning, isGuess)]),
    ),
    sorting: Object.keys(sortableProperties)
      .map((name) => `\`${name}\``)
      .join(', '),
  }
}

function parameterTable(rows: readonly Row[]): string {
  return table(
    ['name', 'accepts', 'meaning'],
    rows.map(({ name, accepts, meaning, isGuess }) => [
      `\`${name}\``,
      escaped(accepts),
      marked(escaped(meaning), isGuess),
    ]),
  )
}

function marked(meaning: string, isGuess: boolean | undefined): string {
  return isGuess ? `${meaning} (guess)` : meaning
}

/** An unescaped bar would end the cell. */
function escaped(text: string): string {
  return text.replaceAll('|', '\\|')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
