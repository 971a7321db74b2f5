import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const endOnSignal = join(import.meta.dirname, 'end-on-signal.ts')

/** A command with three resources, the second of which fails to stop. */
const command = `
  import { endOnSignal } from ${JSON.stringify(endOnSignal)}
  const say = (word) => process.stdout.write(word + '\\n')
  endOnSignal(async () => say('first'))
  endOnSignal(() => Promise.reject(new Error('stuck')))
  endOnSignal(() => new Promise((resolve) => setTimeout(() => { say('last'); resolve() }, 200)))
  setInterval(() => undefined, 1000)
  say('started')
`

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops all resources once, the last first, even when it is repeated', async (signal, expected) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], { stdio: ['ignore', 'pipe', 'ignore'] })
  const said: string[] = []
  child.stdout.on('data', (words: Buffer) => {
    said.push(...String(words).trim().split('\n'))
    if (said.at(-1) !== 'started') return
    child.kill(signal)
    setTimeout(() => child.kill(signal), 50)
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect([said, code]).toEqual([['started', 'last', 'first'], expected])
})
