import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'
import { type Answers, readAnswers } from './answers.ts'
import { applyAnswers } from './apply-answers.ts'
import { askQuestions } from './ask-questions.ts'
import { type Tree, treeIn } from './tree.ts'

await runCommand(
  {
    name: 'adopt',
    purpose:
      'Makes this project your own: brand, markets, languages, features and a small neutral content. Leaves one commit.',
    flags: {
      answers: { type: 'string', value: 'file', help: 'the answers as JSON; without it, ten questions are asked' },
      'dry-run': { type: 'boolean', help: 'says what would change, and changes nothing' },
    },
    notes: 'Undo it with: git reset --hard HEAD~1. docs/adopt.md has an example of the answers.',
  },
  async ({ flags }) => {
    const answers = flags.answers === undefined ? await askQuestions() : readFile(flags.answers)
    if (execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }) !== '')
      throw new Error(
        'There are changes that are not committed. Commit or stash them first, so that git can undo this.',
      )
    // A copy is changed first: answers that do not fit leave everything as it is.
    const copy = mkdtempSync(join(tmpdir(), 'adopt-'))
    try {
      execFileSync('git', ['clone', '--quiet', root, copy])
      lendPackages(copy)
      const tree = treeIn(copy)
      const remaining = await applyAnswers(tree, answers)
      tree.run('npm', 'run', '--silent', 'messages')
      tree.run('npx', 'biome', 'check', '--write', '--log-level=error')
      process.stdout.write(planOf(tree, answers))
      if (flags['dry-run'] !== true) commitFrom(tree, answers)
      process.stdout.write(`\nLeft for a person:\n${remaining.map((line) => `- ${line}\n`).join('')}`)
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  },
)

/** Tools that write the catalogues and the form of files need the packages. */
function lendPackages(copy: string): void {
  const folders = ['.', 'site', 'scripts', 'cms-plugin', 'component-schemas', 'scripts/local-stack', 'tests']
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
  for (const folder of folders.map((one) => join(one, 'node_modules')).filter((one) => existsSync(join(root, one))))
    symlinkSync(join(root, folder), join(copy, folder))
}

function readFile(path: string): Answers {
  const given: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const answers = readAnswers(given)
  return answers.logo === undefined ? answers : { ...answers, logo: resolve(dirname(path), answers.logo) }
}

/** Files by their first two folders. */
function planOf(copy: Tree, { name, id, languages, markets, features }: Answers): string {
  copy.run('git', 'add', '--all')
  const lines = copy.run('git', 'diff', '--cached', '--no-renames', '--name-status')
  const changes = lines.split('\n').filter(Boolean).map(changeIn)
  const rows = [...new Set(changes.map(({ folder }) => folder))].map((folder) => {
    const of = (kind: string) => changes.filter((one) => one.folder === folder && one.kind === kind).length
    return `  ${folder.padEnd(32)} ${of('A')} added, ${of('M')} changed, ${of('D')} removed\n`
  })
  const kept = features === 'all' ? 'all' : features.join(', ') || 'none'
  return [
    `${name} (${id})\n`,
    `Languages: ${languages.map(({ code }) => code).join(', ')}. Markets: ${markets.map((one) => one.id).join(', ')}. Features: ${kept}.\n\n`,
    ...rows,
  ].join('')
}

function changeIn(line: string): { kind: string; folder: string } {
  const [kind = '', path = ''] = line.split('\t')
  return { kind, folder: path.split('/').slice(0, -1).slice(0, 2).join('/') || '.' }
}

function commitFrom(copy: Tree, { name }: Answers): void {
  copy.run('git', 'commit', '--quiet', '--message', `feat: this is the site of ${name}`)
  treeIn(root).run('git', 'pull', '--quiet', '--ff-only', copy.root, 'HEAD')
  process.stdout.write('\nThis is one commit. Run npm ci, then npm start and npm test.\n')
}
