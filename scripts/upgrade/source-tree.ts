import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkOut, git } from './git.ts'
import { readStamp, type Stamp } from './stamp.ts'

const archive = /\.(tar|tar\.gz|tgz)$/

/**
 * Writes a release into a new folder.
 * @param source a git reference, or a path of an archive that `git archive` made
 * @returns its version, and its commit where the source says it
 * @throws Error when the source is unknown or is no release
 */
export function takeSource(root: string, source: string, folder: string): Stamp {
  const commit = archive.test(source) ? takeArchive(resolve(root, source), folder) : takeReference(root, source, folder)
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${source} has no package.json: it is no release.`)
  return { ...readStamp(readFileSync(join(folder, 'package.json'), 'utf8')), commit }
}

function takeReference(root: string, reference: string, folder: string): string {
  const commit = commitOf(root, reference)
  if (commit === undefined)
    throw new Error(`This repository has no ${reference}: fetch it (git fetch --tags <remote>), or give an archive.`)
  checkOut(root, commit, folder)
  return commit
}

/** The id of a commit; undefined when the repository has none of that name. */
export function commitOf(root: string, reference: string): string | undefined {
  const args = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${reference}^{commit}`]
  return git(root, args, { accept: [0, 1, 128] }).trim() || undefined
}

function takeArchive(file: string, folder: string): string | undefined {
  if (!existsSync(file)) throw new Error(`There is no archive ${file}.`)
  mkdirSync(folder)
  const { status, stderr } = spawnSync('tar', ['-xf', file, '-C', folder], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`tar cannot read ${file}: ${stderr.trim()}`)
  liftOnlyFolder(folder)
  const bytes = readFileSync(file)
  const input = bytes[0] === 0x1f ? gunzipSync(bytes) : bytes
  return spawnSync('git', ['get-tar-commit-id'], { input, encoding: 'utf8' }).stdout.trim() || undefined
}

/** Archives of hosts have one folder with everything in it. */
function liftOnlyFolder(folder: string): void {
  const [only, ...others] = readdirSync(folder, { withFileTypes: true })
  if (!only?.isDirectory() || others.length > 0) return
  const aside = `${folder}.only`
  renameSync(join(folder, only.name), aside)
  rmdirSync(folder)
  renameSync(aside, folder)
}
