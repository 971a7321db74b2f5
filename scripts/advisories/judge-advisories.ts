import type { RegistryAdvisory } from './ask-registry.ts'
import { type Advisory, isIn } from './read-advisories.ts'

type Installed = { name: string; version: string }

/** The rows that affect an installed version, each with that version. */
export function affecting(rows: readonly Advisory[], installed: readonly Installed[]): (Advisory & Installed)[] {
  return rows.flatMap((row) =>
    installed
      .filter(({ name, version }) => name === row.package && isIn(version, row.affected))
      .map((one) => ({ ...row, ...one })),
  )
}

/** A sentence for each installed version that an advisory affects, unless its row says that the feature does not exist here. */
export function judgeAdvisories(rows: readonly Advisory[], installed: readonly Installed[]): string[] {
  return affecting(rows, installed)
    .filter(({ exists }) => exists === 'yes')
    .map(({ id, name, version, title, patched }) => {
      const remedy =
        patched.length > 0 ? `Install ${patched.join(' or ')}.` : 'No release mends it: do without the feature.'
      return `${name} ${version} is affected by ${id}: ${title}. ${remedy}`
    })
}

/** A sentence for each advisory of the registry that has no row, or whose row says that the installed version is not affected. */
export function judgeAnswer(
  answer: readonly RegistryAdvisory[],
  { rows, installed }: { rows: readonly Advisory[]; installed: readonly Installed[] },
): string[] {
  return answer.flatMap(({ name, id, title, affected }) => {
    const known = rows.filter((row) => row.package === name && [row.id, ...row.also].includes(id))
    const versions = installed
      .filter((one) => one.name === name && isIn(one.version, affected))
      .map((one) => one.version)
    const said = `${name} ${versions.join(', ')}: ${id}, ${title} (${affected})`
    if (known.length === 0) return [`${said} has no row.`]
    const isKnown = versions.every((version) => known.some((row) => row.exists === 'no' || isIn(version, row.affected)))
    return isKnown ? [] : [`${said} affects more versions than its row says.`]
  })
}
