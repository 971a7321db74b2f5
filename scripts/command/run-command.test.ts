import { expect, test } from 'vitest'
import type { Command, FlagTable } from './command.ts'
import { parseArguments } from './run-command.ts'
import { usageOf } from './usage.ts'

const flags = {
  'dry-run': { type: 'boolean', help: 'compares only' },
  allow: { type: 'string', value: 'change', multiple: true, help: 'accepts a change' },
  only: { type: 'string', value: 'blocks', help: 'leaves the rest out' },
} as const satisfies FlagTable

const command = { name: 'schemas:push', purpose: 'Pushes.', flags, exitCodes: { 0: 'done', 1: 'error', 3: 'refused' } }
const withWords: Command<typeof flags> = { ...command, words: { name: '[file]', help: 'a saved state' } }

test('parses flags, values and positional arguments by the table', () => {
  expect(parseArguments(withWords, ['--dry-run', '--allow', 'a', 'state.json', '--allow=b'])).toMatchObject({
    flags: { 'dry-run': true, allow: ['a', 'b'] },
    words: ['state.json'],
    isHelp: false,
  })
  expect(parseArguments(command, ['-h'])).toMatchObject({ isHelp: true })
})

test.each([
  [['--verbos'], "'--verbos'"],
  [['--only'], "'--only <value>'"],
  [['--dry-run=yes'], "'--dry-run'"],
  [['state.json'], "'state.json'"],
])('refuses %j and points to --help', (args, named) => {
  const parsed = parseArguments(command, args)
  expect(parsed).toEqual({ problem: expect.stringContaining(named) })
  expect(parsed).toEqual({ problem: expect.stringMatching(/ npm run schemas:push -- --help lists what it takes\.$/) })
})

test('the help has a row for each flag and the meaning of each exit code', () => {
  expect(usageOf(withWords)).toBe(`Pushes.

  npm run schemas:push -- [flags] [file]

  [file]             a saved state
  --dry-run          compares only
  --allow <change>   accepts a change; may be repeated
  --only <blocks>    leaves the rest out
  --help             prints this

Exit codes: 0 done; 1 error; 2 an argument is unknown or lacks its value; 3 refused.
`)
})
