import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stackVariables, withoutSecrets } from 'scripts/settings.ts'
import { secretPartOf, secretsIn } from 'site/server/configuration/secrets.ts'
import { siteVariables } from 'site/server/configuration/site-variables.ts'
import { describe, expect, test } from 'vitest'
import { trackedFiles } from './tracked-files.ts'

const variables = { ...siteVariables.shape, ...stackVariables.shape }
const root = join(import.meta.dirname, '../..')

const secretName = /SECRET|TOKEN|KEY|PASSWORD|PASSWD|CREDENTIAL|HEADERS|_DSN$|_ID$|_USER$/

/** Public variables whose names look like a secret's, with the reason. */
const openNames: Readonly<Record<string, string>> = {
  TAG_MANAGER_ID: 'stands in every page that loads the container',
  SPACE_ID: 'stands in the address of every asset',
  SEARCH_APP_ID: 'browsers name it in each search',
  IDENTITY_CLIENT_ID: 'stands in the address to which a login is sent',
  BUILD_ID: 'stands in every page',
  APP_CLIENT_ID: 'stands in the address to which an editor is sent',
  GATE_USER: 'is a name; the password beside it is the secret',
}

const schemes = ['http', 'https', 'smtp', 'smtps', 'redis', 'rediss', 'postgres', 'postgresql']
const withPassword = schemes.map((scheme) => `${scheme}://user:hidden-word@host.example`)

/** Whether a variable accepts addresses only. */
function takesAddresses(name: keyof typeof variables): boolean {
  const takes = (value: string) => variables[name].safeParse(value).success
  return !takes('hidden-word') && schemes.some((scheme) => takes(`${scheme}://host.example`))
}

const names = Object.keys(variables) as (keyof typeof variables)[]

describe('a variable', () => {
  test.each(names.filter((name) => secretName.test(name)))(
    '%s has the name of a secret and is marked as secret or as public',
    (name) => {
      expect([name, secretPartOf(variables[name]) !== undefined]).toEqual([name, openNames[name] === undefined])
    },
  )

  test.each(names.filter(takesAddresses))('%s holds an address: a password in it is refused or a secret', (name) => {
    const taken = withPassword.filter((address) => variables[name].safeParse(address).success)
    for (const address of taken) expect(secretsIn(variables, { [name]: address })).toContain('hidden-word')
    expect(taken.length > 0 ? secretPartOf(variables[name]) : 'refused').toBeDefined()
  })

  test('with an address is checked', () => {
    expect(names.filter(takesAddresses)).toEqual(
      expect.arrayContaining(['SITE_URL', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']),
    )
  })

  test('that a process reads and that has the name of a secret is marked', () => {
    const sources = trackedFiles().filter(
      (file) =>
        /^(site|scripts|cms-plugin)\/.*(\.m?tsx?|\.mjs)$/.test(file) &&
        !/\.test\.|\.fixture\.|^scripts\/drills\/foreign\//.test(file),
    )
    // `NAME: secret(…)` marks a variable where it is declared; variables read without a declaration must be listed here.
    const unmarked = /^ +([A-Z][A-Z0-9_]+): (?:z|site)\b|process\.env(?:\.|\[')([A-Z][A-Z0-9_]+)/gm
    const found = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(unmarked)].map(
        ([, field, variable]) => field ?? variable ?? '',
      ),
    )
    expect(found).toEqual(expect.arrayContaining(['SEARCH_ADMIN_KEY', 'APP_CLIENT_SECRET']))
    const looksSecret = [...new Set(found)].filter((name) => secretName.test(name) && openNames[name] === undefined)
    const marked = new Set<string>(names.filter((name) => secretPartOf(variables[name]) !== undefined))
    expect(looksSecret.filter((name) => !marked.has(name))).toEqual([])
  })
})

test('a text for a terminal has no secret of the environment, and keeps the public values of the embedded stack', () => {
  const source = {
    DATABASE_URL: 'postgres://forms:password-of-forms@db.example/forms',
    CONTENT_MANAGEMENT_TOKEN: 'token-of-the-space',
    GATE_PASSWORD: 'local-gate-password',
  }
  const text = 'password-of-forms, token-of-the-space, local-gate-password'
  expect(withoutSecrets(text, source)).toBe('•••, •••, local-gate-password')
})
