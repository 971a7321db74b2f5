import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { satisfies, valid, validRange } from 'semver'
import { parse } from 'yaml'
import { z } from 'zod'

const sentence = z.string().regex(/^[A-Z“].*\.$/s, 'must be a sentence')
const identifier = z
  .string()
  .regex(/^(GHSA(-[23456789cfghjmpqrvwx]{4}){3}|CVE-\d{4}-\d{4,})$/, 'must be the identifier of an advisory')
const version = z.string().refine((text) => valid(text) === text, 'must be a version')
const range = z.string().refine((text) => validRange(text) !== null, 'must be a range of versions')

const row = z
  .strictObject({
    id: identifier,
    /** Other identifiers of the same weakness: of the CVE list, or of a package that this one contains. */
    also: z.array(identifier).default([]),
    title: z.string().min(1),
    affected: range,
    /** Empty where no release mends it. */
    patched: z.array(version).default([]),
    /** Whether the project has the feature that an attack needs. */
    exists: z.enum(['yes', 'no']),
    why: sentence,
    /** Rows of `replays.yaml`. */
    replays: z.array(z.string()).default([]),
  })
  .refine(({ affected, patched }) => !patched.some((one) => isIn(one, affected)), 'affects a version that mends it')

const replay = z.strictObject({
  name: z.string().min(1),
  /** Without a port; the site's port is added. */
  host: z.string().default('localhost'),
  /** Request line and headers, sent as they are; `{site}` is the address of the site, `{page}` the path of a page that was not yet visited. */
  request: z.string().min(1),
  body: z.string().default(''),
  /** The path that a visitor opens afterwards, where it is not the one of the request. */
  ordinary: z.string().optional(),
  status: z.int(),
  /** Pattern of each header that the response must have. */
  has: z.record(z.string(), z.string()).default({}),
  /** Status and type of what that visitor gets. */
  later: z.string().default('200 text/html'),
  /** Text that neither response has, their headers included. */
  lacks: z.array(z.string()).default([]),
  /** What would be seen if the attack were possible. */
  open: sentence,
})

export type Advisory = z.infer<typeof row> & { package: string }
export type Replay = z.infer<typeof replay>

/** Whether a range has a version. Versions before a release count, as in npm's own audit. */
export function isIn(installed: string, affected: string): boolean {
  return satisfies(installed, affected, { includePrerelease: true })
}

/**
 * The advisories of a table in YAML: rows below the name of their package.
 * @throws ZodError that names each row without a judgement, and each value that is none
 */
export function parseAdvisories(text: string): Advisory[] {
  const table = z.record(z.string(), z.array(row)).parse(parse(text))
  return Object.entries(table).flatMap(([name, rows]) => rows.map((one) => ({ ...one, package: name })))
}

/** The judged advisories (`advisories.yaml`). */
export async function readAdvisories(): Promise<Advisory[]> {
  return parseAdvisories(await readFile(join(import.meta.dirname, 'advisories.yaml'), 'utf8'))
}

/** The requests of attacks and what the site answers (`replays.yaml`), which `tests/e2e/visitor/replays-advisories.spec.ts` sends. */
export async function readReplays(): Promise<Replay[]> {
  return z.array(replay).parse(parse(await readFile(join(import.meta.dirname, 'replays.yaml'), 'utf8')))
}
