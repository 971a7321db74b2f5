import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { linkedClone } from './linked-clone.ts'

/**
 * Makes a clone of the last commit somebody's own by each of the examples of answers, and runs everything that `npm test` runs there: checks, unit
 * tests, build, and a walk through the neutral content in every language. `EXAMPLE=smallest` takes one.
 */
const examples = readdirSync(join(import.meta.dirname, '../adopt/examples')).filter((file) =>
  file.includes(process.env['EXAMPLE'] ?? ''),
)
const ports = { TEST_PORTS: process.env['DRILL_PORTS'] || '5200' }
const author = { GIT_AUTHOR_NAME: 'Owner', GIT_AUTHOR_EMAIL: 'owner@site.example' }
const committer = { GIT_COMMITTER_NAME: 'Owner', GIT_COMMITTER_EMAIL: 'owner@site.example' }

for (const example of examples) {
  const { clone, remove } = await linkedClone()
  const run = async (...args: string[]) => {
    const env = { ...process.env, ...ports, ...author, ...committer }
    const child = spawn(process.execPath, args, { cwd: clone, stdio: 'inherit', env })
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`${example}: node ${args.join(' ')} ended with ${code}.`)
  }
  const startedAt = performance.now()
  try {
    await run('scripts/adopt/adopt.ts', '--answers', join(clone, 'scripts/adopt/examples', example))
    await run('scripts/test.ts')
  } finally {
    await remove()
  }
  process.stdout.write(
    `${example}: adopted and tested in ${Math.round((performance.now() - startedAt) / 60_000)} minutes.\n`,
  )
}
