import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { appVariables } from 'cms-plugin/server/env.ts'
import { root, stackVariables } from 'scripts/settings.ts'
import { parseEnv } from 'site/server/configuration/env.ts'
import { misspelledIn } from 'site/server/configuration/known-variables.ts'
import { parseVariables } from 'site/server/configuration/parse-variables.ts'
import { siteVariables } from 'site/server/configuration/site-variables.ts'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'

const processes: Record<string, z.ZodObject> = { siteVariables, stackVariables, appVariables }
const names = Object.entries(processes).flatMap(([process, schema]) =>
  Object.keys(schema.shape).map((name) => ({ name, process, schema })),
)
const wrongValues = ['x y', '-1', '0', '1.5', '9'.repeat(30), 'ftp://a b', 'https://u:p@a.example', '[{}]', '[1]', '"']
const wordsOfZod = /Invalid|Too (small|big)|expected|received|must (match|start)|Unrecognized/

function problemOf(schema: z.ZodObject, source: Record<string, string>): string | undefined {
  try {
    parseVariables(schema, source, 'It cannot start.')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe.each(names)('$name of $process', ({ name, schema }) => {
  test('refuses a wrong value in a sentence of ours that names it', () => {
    const problems = wrongValues.map((value) => problemOf(schema, { [name]: value })).filter((one) => one !== undefined)
    for (const problem of problems) {
      expect(problem).toMatch(/^It cannot start\.\n✖ [A-Z].*/)
      expect(problem).toMatch(`→ at ${name}`)
      expect(problem).not.toMatch(wordsOfZod)
    }
  })

  test.each(['<random>', '<a value that somebody forgot>', 'https://<tenant of the provider>'])(
    'refuses the placeholder %s',
    (value) => {
      const problem = problemOf(schema, { [name]: value })
      expect(problem).toMatch(/Write your own value in place of what is in angle brackets\.\n +→ at /)
      expect(problem).toMatch(`→ at ${name}`)
    },
  )
})

test.each(['site.env.example', 'app.env.example'])(
  'the untouched %s starts nothing and names each value to fill in',
  (file) => {
    const example = parseDotEnv(readFileSync(join(root, 'deployment', file), 'utf8'))
    const unfilled = Object.entries(example).filter(([, value]) => value?.includes('<'))
    const schema = file.startsWith('site') ? siteVariables : appVariables
    const problem = problemOf(schema, example as Record<string, string>)
    for (const [name] of unfilled) expect(problem).toMatch(`→ at ${name}`)
  },
)

describe('a name that no process reads', () => {
  test.each([
    ['SESION_SECRET', 'did you mean SESSION_SECRET?'],
    ['SESSION_SECRETS', 'did you mean SESSION_SECRET?'],
    ['SITE_HOST', 'did you mean SITE_HOSTS?'],
    ['DATABSE_URL', 'did you mean DATABASE_URL?'],
    ['CONTENT_APIURL', 'did you mean CONTENT_API_URL?'],
    ['SEARCH_COLOUR', '.env.example has all variables.'],
    ['IDENTITY_TENANT', '.env.example has all variables.'],
  ])('%s is named: %s', (name, said) => {
    expect(misspelledIn({ [name]: 'x' })).toEqual([`${name} is not known: ${said}`])
    expect(problemOf(siteVariables, { [name]: 'x', SITE_PORT: 'x' })).toContain(said)
  })

  test.each(['PATH', 'HOME', 'MAIL', 'NODE_OPTIONS', 'OTEL_BSP_SCHEDULE_DELAY', 'REDIS_SERVICE_HOST', 'LOGNAME'])(
    '%s is the system’s',
    (name) => expect(misspelledIn({ [name]: 'x' })).toEqual([]),
  )

  test('is named where the variable that was meant has the value of the embedded stack', () => {
    const source = { NODE_ENV: 'production', SITE_URL: 'https://www.zarandal.example', SESION_SECRET: 'x'.repeat(32) }
    expect(() => parseEnv(source)).toThrow('SESION_SECRET is not known: did you mean SESSION_SECRET?')
  })
})
