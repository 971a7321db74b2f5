import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../settings.ts'
import type { LockedPackage } from './judge-packages.ts'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

const marker = 'node_modules/'

/** Every package that an installation brings, ours left out, in the order of their names. */
export async function lockedPackages(): Promise<LockedPackage[]> {
  const { packages } = lockFile.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(marker) && !link)
    .map(([path, { version = '', license = '', resolved, integrity, hasInstallScript = false }]) => ({
      name: path.slice(path.lastIndexOf(marker) + marker.length),
      version,
      licence: license,
      resolved,
      integrity,
      hasInstallScript,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
