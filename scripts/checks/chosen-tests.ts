import { globSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from '../settings.ts'

/** Files of tests for each runner, as absolute paths; one may end in `:` and a line. */
export type ChosenTests = { vitest: string[]; playwright: string[] }

/** As in `vitest.config.ts` and `playwright.config.ts`. */
const testFiles = [
  '{component-schemas,cms-plugin,scripts,site,tests}/**/*.test.{ts,tsx}',
  'tests/{e2e,histories}/**/*.spec.ts',
]

/**
 * The files that paths of a command line name: files of tests, a file with a line, or folders with all tests below them.
 * @param from folder in which the command was called; paths are relative to it, or to the project
 * @throws Error that names the paths without tests
 */
export function chooseTests(paths: readonly string[], from = process.env['INIT_CWD'] ?? root): ChosenTests {
  const known = testFiles.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: (name) => name === 'node_modules' || name.startsWith('.next') }),
  )
  const chosen = paths.map((path) => ({ path, files: filesAt(path, { known, from }) }))
  const empty = chosen.filter(({ files }) => files.length === 0).map(({ path }) => path)
  if (empty.length > 0)
    throw new Error(
      `No test is at ${empty.join(', ')}. Name a file (*.test.ts, *.test.tsx, or *.spec.ts below tests/e2e or tests/histories) or a folder that has some.`,
    )
  const files = [...new Set(chosen.flatMap((one) => one.files))]
  return {
    vitest: files.filter((file) => !isSpec(file)),
    playwright: files.filter(isSpec),
  }
}

function filesAt(path: string, { known, from }: { known: readonly string[]; from: string }): string[] {
  const [, place = path, line = ''] = /^(.*?)(:\d+)?$/.exec(path) ?? []
  const bases = [from, root].map((base) => relative(root, resolve(base, place)))
  const found = bases.map((base) =>
    known.filter((file) => file === base || (line === '' && (base === '' || file.startsWith(`${base}/`)))),
  )
  return (found.find((files) => files.length > 0) ?? []).map((file) => join(root, `${file}${line}`))
}

function isSpec(file: string): boolean {
  return /\.spec\.ts(:\d+)?$/.test(file)
}
