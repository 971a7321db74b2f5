import { allowedLicences, installScripts, reviewedPackages, versionFloors } from './package-rules.ts'

/** A package as the lock file has it (npm documentation, package-lock.json). */
export type LockedPackage = {
  name: string
  version: string
  licence: string
  resolved?: string | undefined
  integrity?: string | undefined
  hasInstallScript: boolean
}

/** Where the lock file says from where at all, it must be the registry. */
const registry = 'https://registry.npmjs.org/'

/** What is wrong with a package, one sentence each. */
export function judgePackage(one: LockedPackage): string[] {
  const { name, version, licence, resolved, integrity, hasInstallScript } = one
  const title = `${name} ${version}`
  const floor = versionFloors.find((row) => row.name === name)
  const rules: [isBroken: boolean, sentence: string][] = [
    [!isLicenceAllowed(one), `${title} has the licence ${licence || '(none stated)'}, which nobody has allowed.`],
    [
      resolved !== undefined && !resolved.startsWith(registry),
      `${title} comes from ${resolved}, not from the registry.`,
    ],
    [integrity === undefined, `${title} has no checksum in the lock file.`],
    [hasInstallScript && !installScripts.some((row) => row.test(name)), `${title} runs a script when it is installed.`],
    [floor !== undefined && isBelow(version, floor.least), `${title} is older than ${floor?.least}: ${floor?.why}.`],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}

function isLicenceAllowed({ name, licence }: LockedPackage): boolean {
  const reviewed = reviewedPackages.filter((row) => row.name.test(name)).map((row) => row.licence)
  if (licence === '') return reviewed.includes('')
  return isExpressionAllowed(licence, [...allowedLicences, ...reviewed])
}

/** An SPDX expression without nested brackets: of an OR one must be allowed, of an AND all. */
function isExpressionAllowed(expression: string, allowed: readonly string[]): boolean {
  const bare = expression.replaceAll(/[()]/g, '')
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((part) => allowed.includes(part.trim())))
}

/** Whether a version is older, by its three numbers; a version before a release counts as that release. */
export function isBelow(version: string, least: string): boolean {
  const numbers = (text: string) => (text.split('-')[0] ?? '').split('.').map(Number)
  const [mine, theirs] = [numbers(version), numbers(least)]
  const differing = theirs.findIndex((number, place) => number !== mine[place])
  return differing >= 0 && (mine[differing] ?? 0) < (theirs[differing] ?? 0)
}
