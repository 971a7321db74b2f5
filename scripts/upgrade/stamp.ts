import { z } from 'zod'

const stamp = z.object({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Absent in a release itself: a commit cannot contain its own id. `adopt` and `upgrade` write it. */
  commit: z
    .string()
    .regex(/^[0-9a-f]{40,64}$/)
    .optional(),
})
const stamped = z.object({ base: stamp })

/** The release that a site is based on. */
export type Stamp = z.output<typeof stamp>

/**
 * The stamp of a root `package.json`. Its key is the name of the company, which differs from site to site.
 * @throws Error when the text has none
 */
export function readStamp(packageJson: string): Stamp {
  const values: unknown[] = Object.values(z.record(z.string(), z.unknown()).parse(JSON.parse(packageJson)))
  const found = values.flatMap((value) => stamped.safeParse(value).data ?? [])[0]
  if (found) return found.base
  throw new Error(
    'package.json has no entry { "base": { "version": "0.1.0" } } that says which release it is based on.',
  )
}

/** The text of a root `package.json` with another stamp; everything else keeps its form. */
export function withStamp(packageJson: string, { version, commit }: Stamp): string {
  const entry = commit === undefined ? { version } : { version, commit }
  const text = JSON.stringify(entry)
    .replaceAll(/([{:,])/g, '$1 ')
    .replace('}', ' }')
  return packageJson.replace(/("base":\s*)\{\s*"version"[^}]*\}/, `$1${text}`)
}
