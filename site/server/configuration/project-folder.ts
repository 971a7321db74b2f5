import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/**
 * An absolute path; a relative one lies in the project, whichever folder the process runs in. In the framework's bundles this module has
 * no folder of its own: `passToFramework` names that of the project.
 */
export function inProject(path: string): string {
  return resolve(process.env['PROJECT_FOLDER'] ?? projectFolder(), path)
}

function projectFolder(): string {
  return resolve(dirname(fileURLToPath(import.meta.url)), '../../..')
}

/** A variable that names a folder. @param usual folder when it is not set */
export function folderVariable(usual: string) {
  return z.string().min(1).default(usual).transform(inProject)
}
