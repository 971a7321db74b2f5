import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The files of a project, by their paths from its root. */
export type Tree = ReturnType<typeof treeIn>

export function treeIn(root: string) {
  const at = (path: string) => join(root, path)
  const read = (path: string) => readFileSync(at(path), 'utf8')
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), content)
  }
  const run = (command: string, ...given: string[]) =>
    execFileSync(command, given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 })
  return {
    root,
    read,
    write,
    run,
    /** Files that git knows or would add, and that are there. */
    files: () =>
      run('git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
        .split('\0')
        .filter((path) => path !== '' && existsSync(at(path))),
    has: (path: string) => existsSync(at(path)),
    remove: (path: string) => rmSync(at(path), { recursive: true, force: true }),
    /**
     * Replaces what a pattern finds.
     * @throws Error when the file has nothing of the kind: a recipe that no longer fits must not pass unseen
     */
    edit(path: string, pattern: string | RegExp, replacement: string | ((...found: string[]) => string)): void {
      const before = read(path)
      const after =
        typeof replacement === 'string'
          ? before.replace(pattern, () => replacement)
          : before.replace(pattern, replacement)
      if (after === before && (typeof pattern === 'string' ? !before.includes(pattern) : before.search(pattern) < 0))
        throw new Error(`${path} has no ${String(pattern)}.`)
      write(path, after)
    },
  }
}
