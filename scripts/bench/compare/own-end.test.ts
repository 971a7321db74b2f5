import { expect, test } from 'vitest'
import { startChild } from '../../system/child.ts'
import { ownEnd } from './own-end.ts'

function startScript(script: string) {
  const onLine = () => undefined
  return startChild({ name: 'A peer', command: process.execPath, args: ['-e', script], env: {}, onLine })
}

test('reports how a process ended by itself, and what it printed last', async () => {
  const child = startScript(`
    for (let line = 1; line <= 60; line += 1) console.log('line ' + line)
    console.error('out of memory')
    process.exitCode = 3
  `)
  await child.ended
  const lines = (await ownEnd(child))?.split('\n') ?? []
  expect(lines[0]).toBe('its process ended by itself (exit code 3); it printed last:')
  expect(lines).toContain('line 60')
  expect(lines).toContain('out of memory')
  expect(lines).toHaveLength(31)
})

test('reports the signal of a process that was killed before it printed anything', async () => {
  const child = startScript(`process.kill(process.pid, 'SIGKILL')`)
  await child.ended
  expect(await ownEnd(child)).toBe('its process ended by itself (SIGKILL); it printed nothing.')
})

test('reports nothing for a running process', async () => {
  const child = startScript('setInterval(() => undefined, 1000)')
  expect(await ownEnd(child)).toBeUndefined()
  await child.stop()
})
