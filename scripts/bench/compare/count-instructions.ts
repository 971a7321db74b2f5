import { spawn } from 'node:child_process'

/** The entry of the table where the machine has no such counter, as most virtual machines. */
export const notCounted = 'no counter here'

/**
 * Instructions that a process executes outside of the kernel in some seconds: unlike its time they hardly depend on other work.
 * Counted by `perf stat` of Linux.
 */
export async function countInstructions(pid: number, seconds: number): Promise<number | undefined> {
  const args = ['stat', '-x', ';', '-e', 'instructions:u', '-p', String(pid), '--', 'sleep', String(seconds)]
  const child = spawn('perf', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', () => resolve())
  })
  return readCount(text)
}

/** @param text lines of values separated by `;`, as `perf stat -x` prints them */
export function readCount(text: string): number | undefined {
  const line = text.split('\n').find((one) => one.includes('instructions'))
  const count = Number(line?.split(';')[0])
  return line === undefined || !Number.isFinite(count) || count === 0 ? undefined : count
}
