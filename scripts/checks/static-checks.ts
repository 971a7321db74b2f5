import type { Command } from './run-command.ts'

/** Folders with the same options compile at once: each alone would read most of the others again. */
const typed = [
  { name: 'component-schemas', project: 'component-schemas' },
  { name: 'site', project: 'site' },
  { name: 'cms-plugin, scripts and tests', project: '.' },
]

/** Checks that do not run the product. */
export const staticChecks: readonly Command[] = [
  { name: 'lint', binary: 'oxlint', args: ['--deny-warnings'], remedy: 'Fix what oxlint reports.' },
  { name: 'format', binary: 'biome', args: ['check', '--error-on-warnings'], remedy: 'Run: npm run format' },
  ...typed.map(({ name, project }) => ({
    name: `types of ${name}`,
    binary: 'tsc',
    args: ['-p', project],
    remedy: 'Fix what the compiler reports.',
  })),
]
