import type { Stamp } from './stamp.ts'
import type { UpgradeEntry } from './upgrade-entry.ts'
import type { Upgrade } from './upgrade-site.ts'

/** Of files that one sentence is true of, such as content. */
const mostRows = 20

/** The report of an upgrade: what happened to each file, grouped by feature; files that were taken unchanged are only counted. */
export function printUpgrade({ from, to, codemods, entries }: Upgrade): string {
  const groups = Map.groupBy(entries, ({ path }) => featureOf(path))
  const count = (what: UpgradeEntry['what']) => entries.filter((entry) => entry.what === what).length
  const conflicts = count('conflict')
  const lines = [
    `From ${named(from)} to ${named(to)}`,
    ...codemods.map((title) => `Codemod: ${title}`),
    ...[...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en')).flatMap(printGroup),
    '',
    `${count('taken')} taken, ${count('merged')} merged, ${count('kept')} kept, ${count('codemod')} by codemods, ${conflicts} in conflict.`,
  ]
  return `${lines.join('\n')}\n`
}

function named({ version, commit }: Stamp): string {
  return commit === undefined ? version : `${version} (${commit.slice(0, 8)})`
}

function printGroup([name, entries]: [string, UpgradeEntry[]]): string[] {
  const taken = entries.filter(({ what }) => what === 'taken').length
  const others = entries.filter(({ what }) => what !== 'taken')
  const alike = [...Map.groupBy(others, ({ what, note }) => `${what}: ${note}`).values()]
  const rows = alike.flatMap((some) => (some.length > mostRows ? printCount(some) : some.map(printRow)))
  return ['', taken === 0 ? name : `${name}: ${taken} taken`, ...rows]
}

function printRow({ path, what, note }: UpgradeEntry): string {
  return `  ${what.padEnd(8)}  ${path}${note === undefined ? '' : `: ${note}`}`
}

function printCount([first, ...others]: UpgradeEntry[]): string[] {
  return first ? [printRow({ ...first, path: `${first.path} and ${others.length} more` })] : []
}

/** A feature is named by its folder; other files by the first two. */
function featureOf(path: string): string {
  const [, feature] = /^(site\/features\/[^/]+)\//.exec(path) ?? []
  return feature ?? (path.split('/').slice(0, -1).slice(0, 2).join('/') || 'root')
}
