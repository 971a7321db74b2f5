import type { Context } from 'hono'
import type { z } from 'zod'
import { safeParsed } from '../../safe-parsed.ts'
import { ManagementError, notFound } from './management-error.ts'

/**
 * The JSON body of a request, parsed.
 * @throws ManagementError 400 when it is not JSON, 422 with the reasons per field when its shape is wrong
 */
export async function readJson<Schema extends z.ZodType>(request: Context, schema: Schema): Promise<z.output<Schema>> {
  const parsed = parsedBy(schema, await jsonOf(request))
  if (!parsed.success) throw new ManagementError(422, reasonsOf(parsed.error))
  return parsed.data
}

/** What a schema makes of a value, with the vendor's messages. */
export function parsedBy<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  return safeParsed(schema, body, { error: missing })
}

/** The vendor's message for a missing field. */
function missing(issue: { input?: unknown }): string | undefined {
  return issue.input === undefined ? "can't be blank" : undefined
}

async function jsonOf(request: Context): Promise<unknown> {
  const text = await request.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new ManagementError(400, { error: 'The body is not valid JSON' })
  }
}

/** Keys of the vendor's 422 bodies name the field inside the resource, without the root key (`story`, `component`). */
function reasonsOf(error: z.ZodError): Record<string, string[]> {
  const reasons: Record<string, string[]> = {}
  for (const issue of error.issues) {
    const path = issue.path.length > 1 ? issue.path.slice(1) : issue.path
    const field = path.map(String).join('.') || 'base'
    reasons[field] = [...(reasons[field] ?? []), issue.message]
  }
  return reasons
}

/** Why a documented parameter is refused, by its name. */
export type Undone = Readonly<Record<string, string>>

/**
 * The query of a request; brackets of nested keys are decoded, raw or percent-encoded.
 * @param allowed the parameters of this endpoint; a name ending in `[` allows every nested key below it
 * @param undone documented parameters that this service does not do, with the reason; a false or empty value is their default
 * @throws ManagementError 422 with the names of unknown parameters, 501 with the reason for one that would do nothing
 */
export function readQuery(request: Context, allowed: readonly string[], undone: Undone = {}): URLSearchParams {
  const query = new URL(request.req.url).searchParams
  const isAllowed = (name: string) =>
    allowed.some((known) => name === known || (known.endsWith('[') && name.startsWith(known)))
  for (const [name, value] of query) {
    const reason = undone[name]
    if (reason !== undefined && !['', '0', 'false'].includes(value)) throw new ManagementError(501, { error: reason })
  }
  const unknown = [...new Set(query.keys())].filter((name) => !isAllowed(name) && undone[name] === undefined)
  if (unknown.length > 0) throw new ManagementError(422, { error: `Parameter(s) ${unknown.join(', ')} not allowed` })
  return query
}

/** A numeric id from the path; any other text is a record that does not exist. */
export function readId(request: Context, name = 'id'): number {
  const id = Number(request.req.param(name))
  if (!Number.isSafeInteger(id) || id < 0) throw notFound()
  return id
}

/** Storyblok clients spell true as `1` or `true`. */
export function isTrue(value: string | number | boolean | null | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** Numbers of a comma-separated parameter; other values match nothing and are ignored. */
export function numbersOf(value: string): number[] {
  return value.split(',').map(Number).filter(Number.isSafeInteger)
}
