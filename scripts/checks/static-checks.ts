import type { Command } from './run-command.ts'

/** What is compiled alike is compiled at once: each folder alone would read most of the others again. */
const typed = [
  { name: 'component-schemas', project: 'component-schemas' },
  { name: 'site', project: 'site' },
  { name: 'cms-plugin, scripts and tests', project: '.' },
]

/** Everything that is known without running the product. */
export const staticChecks: readonly Command[] = [
  { name: 'lint', binary: 'oxlint', args: ['--deny-warnings'], remedy: 'Mend what oxlint names.' },
  { name: 'format', binary: 'biome', args: ['check', '--error-on-warnings'], remedy: 'Run: npm run format' },
  ...typed.map(({ name, project }) => ({
    name: `types of ${name}`,
    binary: 'tsc',
    args: ['-p', project],
    remedy: 'Mend what the compiler names.',
  })),
]
