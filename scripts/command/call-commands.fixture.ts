import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { root } from '../settings.ts'

/**
 * Calls commands one after the other in this process, which loads their shared modules once. Input: a list of calls as
 * JSON in the variable CALLS. Output: what each printed and its exit code, as JSON on standard output.
 */
const call = z.object({ file: z.string(), args: z.array(z.string()) })
export type Outcome = z.output<typeof call> & { code: unknown; stdout: string; stderr: string }

const calls = z.array(call).parse(JSON.parse(process.env['CALLS'] ?? '[]'))
const outcomes: Outcome[] = []
const write = process.stdout.write.bind(process.stdout)

for (const [at, { file, args }] of calls.entries()) {
  const outcome: Outcome = { file, args, code: 0, stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array) => {
      outcome[name] += String(text)
      return true
    }
  }
  const path = join(root, 'scripts', file)
  process.argv = [process.execPath, path, ...args]
  process.exitCode = 0
  await import(`${pathToFileURL(path).href}?call=${at}`)
  outcomes.push({ ...outcome, code: process.exitCode })
}
process.exitCode = 0
write(JSON.stringify(outcomes))
