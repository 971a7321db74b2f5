import { constants } from 'node:fs'
import { access, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { isRunning } from './is-running.ts'
import { withLock } from './process-lock.ts'

const site = join(root, 'site')

/** Name pattern of served copies, unique to them. */
const prefix = '.next-run-'

/** Files of a build that only the next build, or development, needs. */
const notServed = ['cache', 'dev', 'trace']

/**
 * Runs `work` with exclusive access to the build folder among the commands of this project.
 * @param options.folder where the site and its builds are
 * @param options.signal ends the waiting
 */
export async function withBuildLock<Result>(
  work: () => Promise<Result>,
  { folder = site, signal }: { folder?: string; signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  const onWait = (holder: { pid: number } | undefined) =>
    void process.stdout.write(
      `Another command builds the site${holder ? ` (process ${holder.pid})` : ''}; waiting for it.\n`,
    )
  return await withLock({ file: join(folder, '.next-lock'), what: 'builds the site', signal, onWait }, work)
}

/**
 * Starts a process of the site on a copy of the latest build. The framework reads its files while it runs, and a later build
 * replaces them: each build that is served has a folder of its own, which stays until no process of the site serves it.
 * @param start starts the process with the name of the folder (variable SITE_BUILD_FOLDER)
 * @param folder where the site and its builds are
 * @throws Error when the site is not built
 */
export async function startOnServedBuild<Process extends { pid: number }>(
  start: (name: string) => Process,
  folder = site,
): Promise<Process> {
  return await withBuildLock(
    async () => {
      const name = await copyBuild(folder)
      const child = start(name)
      await mkdir(join(folder, name, 'served-by'), { recursive: true })
      await writeFile(join(folder, name, 'served-by', String(child.pid)), '')
      await removeUnserved(folder, name)
      return child
    },
    { folder },
  )
}

async function copyBuild(folder: string): Promise<string> {
  const source = join(folder, process.env['SITE_BUILD_FOLDER'] || '.next')
  const id = await readFile(join(source, 'BUILD_ID'), 'utf8').catch(() => undefined)
  if (id === undefined) throw new Error('The site is not built: npm start builds it.')
  const name = `${prefix}${id.trim()}`
  const isThere = await access(join(folder, name)).then(
    () => true,
    () => false,
  )
  if (isThere) return name
  const unfinished = join(folder, `${prefix}unfinished`)
  const left = new Set(notServed.map((entry) => join(source, entry)))
  await rm(unfinished, { recursive: true, force: true })
  await cp(source, unfinished, {
    recursive: true,
    // The build names packages by links that are relative to it.
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !left.has(path),
  })
  await rename(unfinished, join(folder, name))
  return name
}

async function removeUnserved(folder: string, latest: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix) && name !== latest)
  for (const name of names) {
    const pids = await readdir(join(folder, name, 'served-by')).catch((): string[] => [])
    if (!pids.map(Number).some((pid) => pid > 0 && isRunning(pid)))
      await rm(join(folder, name), { recursive: true, force: true })
  }
}
