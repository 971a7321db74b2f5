import type { Command } from './run-command.ts'

const workspaces = ['component-schemas', 'site', 'cms-plugin', 'scripts', 'tests']

/** Everything that is known without running the product. */
export const staticChecks: readonly Command[] = [
  { name: 'lint', binary: 'oxlint', args: ['--deny-warnings'], remedy: 'Mend what oxlint names.' },
  { name: 'format', binary: 'biome', args: ['check', '--error-on-warnings'], remedy: 'Run: npm run format' },
  ...workspaces.map((folder) => ({
    name: `types of ${folder}`,
    binary: 'tsc',
    args: ['-p', folder],
    remedy: 'Mend what the compiler names.',
  })),
]
