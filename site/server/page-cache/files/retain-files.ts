import { existsSync, readdirSync, statSync } from 'node:fs'
import { cp, mkdir, rename, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'

type Retaining = {
  /** Where the files of builds are retained, a folder for each; absolute. */
  folder: string
  /** This build's own files; absolute. */
  own: string
  buildId: string
  report: (message: string) => void
}

/** This build included. A build has a few megabytes of files. */
const mostBuilds = 10

/** The framework's build ids; an incomplete copy has another name. */
const buildName = /^[\w-]+$/

/**
 * Folders with the files of earlier builds, the latest first. Tabs that were opened before a deployment still request them, and so
 * do stale copies of pages that an earlier build rendered. None when the disk cannot be read.
 */
export function filesOfEarlierBuilds({ folder, buildId, report }: Omit<Retaining, 'own'>): string[] {
  try {
    return retainedBuilds(folder)
      .filter((name) => name !== buildId)
      .map((name) => join(folder, name))
  } catch (error) {
    report(`The page store could not read the files of earlier builds: ${String(error)}`)
    return []
  }
}

/** Copies the files of this build to those of the others and removes the oldest. Reports a disk error. */
export async function retainFiles({ folder, own, buildId, report }: Retaining): Promise<void> {
  try {
    const [cached, unfinished] = [join(folder, buildId), join(folder, `${buildId}.unfinished`)]
    if (!existsSync(cached)) {
      await mkdir(folder, { recursive: true })
      await rm(unfinished, { recursive: true, force: true })
      await cp(own, unfinished, { recursive: true })
      await rename(unfinished, cached)
    }
    // Folders are ordered by the start of their builds.
    await utimes(cached, new Date(), new Date())
    for (const name of retainedBuilds(folder).slice(mostBuilds)) await rm(join(folder, name), { recursive: true })
  } catch (error) {
    report(`The page store could not keep the files of this build: ${String(error)}`)
  }
}

/** Names of the retained builds, the latest started first. */
function retainedBuilds(folder: string): string[] {
  if (!existsSync(folder)) return []
  const startedAt = (name: string) => statSync(join(folder, name)).mtimeMs
  const names = readdirSync(folder).filter((name) => buildName.test(name))
  return names.toSorted((one, other) => startedAt(other) - startedAt(one))
}
