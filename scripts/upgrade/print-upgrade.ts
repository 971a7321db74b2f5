import type { UpgradeEntry } from './upgrade-entry.ts'
import type { Upgrade } from './upgrade-site.ts'

/** The report of an upgrade: what happened to each file, grouped by feature; files that were taken unchanged are only counted. */
export function printUpgrade({ from, to, codemods, entries }: Upgrade): string {
  const groups = Map.groupBy(entries, ({ path }) => featureOf(path))
  const count = (what: UpgradeEntry['what']) => entries.filter((entry) => entry.what === what).length
  const conflicts = count('conflict')
  const lines = [
    `From ${from.version} to ${to.version}`,
    ...codemods.map((title) => `Codemod: ${title}`),
    ...[...groups].toSorted(([one], [other]) => one.localeCompare(other, 'en')).flatMap(printGroup),
    '',
    `${count('taken')} taken, ${count('merged')} merged, ${count('kept')} kept, ${count('codemod')} by codemods, ${conflicts} in conflict.`,
  ]
  return `${lines.join('\n')}\n`
}

function printGroup([name, entries]: [string, UpgradeEntry[]]): string[] {
  const taken = entries.filter(({ what }) => what === 'taken').length
  const others = entries.filter(({ what }) => what !== 'taken')
  const rows = others.map(
    ({ path, what, note }) => `  ${what.padEnd(8)}  ${path}${note === undefined ? '' : `: ${note}`}`,
  )
  return ['', taken === 0 ? name : `${name}: ${taken} taken`, ...rows]
}

/** A feature is named by its folder; other files by the first two. */
function featureOf(path: string): string {
  const [, feature] = /^(site\/features\/[^/]+)\//.exec(path) ?? []
  return feature ?? (path.split('/').slice(0, -1).slice(0, 2).join('/') || 'root')
}
