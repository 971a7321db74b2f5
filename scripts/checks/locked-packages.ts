import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../settings.ts'
import { insideAnother, type LockedPackage } from './judge-packages.ts'

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
      inBundle: z.boolean().optional(),
    }),
  ),
})

const marker = 'node_modules/'

/** Every package of an installation, without ours, sorted by name. */
export async function lockedPackages(): Promise<LockedPackage[]> {
  return await packagesOf('package-lock.json')
}

/** Packages of the peers of `npm run bench -- --compare`, which are installed without running any script. */
export async function peerPackages(): Promise<LockedPackage[]> {
  const folder = 'scripts/bench/peers'
  const projects = (await readdir(join(root, folder))).filter((name) => name !== 'words')
  const packages = await Promise.all(projects.map((name) => packagesOf(`${folder}/${name}/package-lock.json`)))
  return packages.flat().map((one) => ({ ...one, hasInstallScript: false }))
}

async function packagesOf(file: string): Promise<LockedPackage[]> {
  const { packages } = lockFile.parse(JSON.parse(await readFile(join(root, file), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(marker) && !link)
    .map(([path, { version = '', license = '', resolved, integrity, inBundle, hasInstallScript = false }]) => ({
      name: path.slice(path.lastIndexOf(marker) + marker.length),
      version,
      licence: license,
      resolved,
      integrity: integrity ?? (inBundle ? insideAnother : undefined),
      hasInstallScript,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
