import { allowedLicences, installScripts, reviewedPackages } from './package-rules.ts'

/** A package as the lock file has it (npm documentation, package-lock.json). */
export type LockedPackage = {
  name: string
  version: string
  licence: string
  resolved?: string | undefined
  integrity?: string | undefined
  hasInstallScript: boolean
}

/** A bundled package is covered by the checksum of the outer one. */
export const insideAnother = 'bundled'

/** The problems of a package, one sentence each. */
export function judgePackage(one: LockedPackage): string[] {
  const { name, version, licence, resolved, integrity, hasInstallScript } = one
  const title = `${name} ${version}`
  const rules: [isBroken: boolean, sentence: string][] = [
    [!isLicenceAllowed(one), `${title} has the licence ${licence || '(none stated)'}, which is not allowed.`],
    // Packages of the registry have no `resolved` (`omit-lockfile-registry-resolved`): others name a repository, a file, a host.
    [resolved !== undefined, `${title} comes from ${resolved}, not from the registry.`],
    [!isChecksum(integrity), `${title} has no checksum in the lock file that can be trusted.`],
    [hasInstallScript && !installScripts.some((row) => row.test(name)), `${title} runs a script when it is installed.`],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}

/** Subresource Integrity, 3.2; SHA-1, which old lock files have, can be forged. */
function isChecksum(integrity: string | undefined): boolean {
  return integrity === insideAnother || /^sha(256|384|512)-[A-Za-z0-9+/]+=*$/.test(integrity ?? '')
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
