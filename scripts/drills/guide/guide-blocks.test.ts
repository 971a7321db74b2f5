import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../settings.ts'
import { commandsOf, fillIn, namedBlocks, shellBlocks } from './guide-blocks.ts'
import { guideBlocks } from './guide-names.ts'

const markdown = `# Guide
## Deploy
\`\`\`sh
one
\`\`\`
\`\`\`json
{ "a": "## Not a heading" }
\`\`\`
### Roll
\`\`\`sh
## a comment
two
\`\`\``

test('reads the shell blocks of a guide with their headings', () => {
  expect(shellBlocks(markdown)).toEqual([
    { heading: 'Deploy', text: 'one' },
    { heading: 'Roll', text: '## a comment\ntwo' },
  ])
})

test('refuses a block that the drill does not know, and a known one that the guide lacks', () => {
  const blocks = shellBlocks(markdown)
  expect(namedBlocks(blocks, { Deploy: ['deploy'], Roll: ['roll'] })).toEqual({
    deploy: 'one',
    roll: '## a comment\ntwo',
  })
  expect(() => namedBlocks(blocks, { Deploy: ['deploy'] })).toThrow('"Roll" has 1 shell blocks, and the drill knows 0')
  expect(() => namedBlocks(blocks, { Deploy: ['deploy'], Roll: ['roll'], Restore: ['restore'] })).toThrow('"Restore"')
})

test('keeps lines together that the shell reads together', () => {
  const loop = 'for port in 1 2; do\n  echo "$port" && continue\n  break\ndone'
  expect(commandsOf(`cd /opt\n${loop}\nprintf 'a' \\\n  > b`)).toEqual(['cd /opt', loop, "printf 'a' \\\n  > b"])
  expect(() => commandsOf('if true; then')).toThrow('The shell cannot read')
})

test('refuses a placeholder without a value', () => {
  expect(fillIn('cat <your key> 2>&1', { '<your key>': '/root/site.key' })).toBe('cat /root/site.key 2>&1')
  expect(() => fillIn('cat <your key>', {})).toThrow('<your key>')
})

test('the drill knows every block of the guide', async () => {
  const blocks = guideBlocks(await readFile(join(root, 'docs/operate.md'), 'utf8'))
  expect(Object.values(blocks).filter((text) => text === '')).toEqual([])
})
