import { z } from 'zod'

/** The secret part of a variable: all of it, the credentials in an address, or the values of a list of headers. */
export type SecretPart = 'value' | 'credentials' | 'headers'

/** The schemas of a process's variables by name: the `shape` of a zod object. */
export type Variables = Readonly<Record<string, z.ZodType>>

const parts = z.registry<{ part: SecretPart }>()

/** Every secret of the embedded stack starts so; a site with a public address refuses it. */
const embeddedPrefix = 'local-'

/**
 * Marks the schema of a variable as secret. The redactor of logs and the check of public sites read this mark. Call it
 * last: zod's methods return another schema, which has no mark.
 */
export function secret<Schema extends z.ZodType>(schema: Schema, part: SecretPart = 'value'): Schema {
  parts.add(schema, { part })
  return schema
}

export function secretPartOf(schema: z.ZodType): SecretPart | undefined {
  return parts.get(schema)?.part
}

/**
 * The secrets in the values of a process, in every spelling in which a log may show them.
 * @param values parsed variables or the environment itself
 */
export function secretsIn(variables: Variables, values: Readonly<Record<string, unknown>>): string[] {
  const spelled = secretRows(variables, values).flatMap(({ secrets }) => secrets.flatMap(spellingsOf))
  return [...new Set(spelled)].filter((text) => text !== '')
}

/** Names of the variables that have a secret of the embedded stack. */
export function embeddedSecretsIn(variables: Variables, values: Readonly<Record<string, unknown>>): string[] {
  return secretRows(variables, values)
    .filter(({ secrets }) => secrets.some((text) => text.startsWith(embeddedPrefix)))
    .map(({ name }) => name)
}

function secretRows(variables: Variables, values: Readonly<Record<string, unknown>>) {
  return Object.entries(variables).flatMap(([name, schema]) => {
    const [part, value] = [secretPartOf(schema), values[name]]
    return part !== undefined && typeof value === 'string' ? [{ name, secrets: readers[part](value) }] : []
  })
}

const readers: Readonly<Record<SecretPart, (value: string) => string[]>> = {
  value: (value) => [value, ...credentialsIn(value)],
  credentials: credentialsIn,
  headers: headerValuesIn,
}

const secretParameter = /password|secret|token|key/i

/** A password, a token in place of a user (`https://<token>@host`), and parameters such as `?password=`. */
function credentialsIn(address: string): string[] {
  if (!URL.canParse(address)) return []
  const { protocol, username, password, searchParams } = new URL(address)
  const isToken = password === '' && /^https?:$/.test(protocol)
  const parameters = [...searchParams].filter(([name]) => secretParameter.test(name)).map(([, value]) => value)
  return [password, isToken ? username : '', ...parameters]
}

/** `name=value` pairs with commas between them, values percent-encoded (OpenTelemetry specification, exporter options). */
function headerValuesIn(list: string): string[] {
  return list.split(',').flatMap((pair) => {
    const value = pair.slice(pair.indexOf('=') + 1).trim()
    // `Bearer <token>`: an error may show the token without its scheme.
    return [value, decoded(value).replace(/^\w+ /, '')]
  })
}

function spellingsOf(text: string): string[] {
  return [text, decoded(text), encodeURIComponent(decoded(text))]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
