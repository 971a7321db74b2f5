import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Instances } from '#site/server/page-cache/instances/join-instances.ts'

type Checking = {
  /** SUBMISSIONS_FOLDER */
  folder: string
  instances: Pick<Instances, 'agree'>
  /** Called once with a sentence that says what to do; the process must end. */
  refuse: (sentence: string) => void
  /** Milliseconds before Redis is asked again where it is away, and where all agree. */
  pauses?: { away: number; agreed: number }
}

/**
 * Instances that share Redis are one site: without a database they must share the folder of their files, or each would know its own forms
 * and sessions only. The folder has a name of its own, on which the fleet agrees as long as one of them lives.
 */
export async function requireCommonFiles(checking: Checking): Promise<void> {
  const { folder, instances, refuse, pauses = { away: 500, agreed: 20_000 } } = checking
  const own = await nameOf(folder)
  for (;;) {
    const agreed = await instances.agree('files', own).catch(() => undefined)
    if (agreed !== undefined && agreed !== own) return refuse(sentence)
    await pause(agreed === undefined ? pauses.away : pauses.agreed, undefined, { ref: false })
  }
}

const sentence =
  'The site cannot start: another instance with this REDIS_URL stores forms and sessions in files that this one does not see. ' +
  'Set DATABASE_URL for all of them (docs/operate.md), or give them one SUBMISSIONS_FOLDER.'

/** The first process that uses the folder names it: the file appears with its content, so that no other reads an empty one. */
async function nameOf(folder: string): Promise<string> {
  const [file, name] = [join(folder, 'name-of-folder'), randomUUID()]
  await mkdir(folder, { recursive: true })
  await writeFile(`${file}.${name}`, name)
  await link(`${file}.${name}`, file).catch(() => undefined)
  await rm(`${file}.${name}`)
  return await readFile(file, 'utf8')
}
