import { z } from 'zod'

/** An advisory that the registry names for a version that was sent. */
export type RegistryAdvisory = { name: string; id: string; title: string; affected: string }

/** The endpoint of `npm audit`: names with their versions in, advisories of these versions out. */
const endpoint = '-/npm/v1/security/advisories/bulk'

const answered = z.record(
  z.string(),
  z.array(z.object({ url: z.string(), title: z.string(), vulnerable_versions: z.string() })),
)

/**
 * Asks a registry which advisories it knows for installed versions.
 * @returns `silence`, the reason in a sentence, where the registry gives no such answer
 */
export async function askRegistry(
  registry: string,
  installed: readonly { name: string; version: string }[],
  timeoutMs = 30_000,
): Promise<{ advisories: RegistryAdvisory[] } | { silence: string }> {
  const versions = Map.groupBy(installed, ({ name }) => name)
  const body = Object.fromEntries(
    [...versions].map(([name, all]) => [name, [...new Set(all.map((one) => one.version))]]),
  )
  try {
    const response = await fetch(new URL(endpoint, registry.replace(/\/*$/, '/')), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return { silence: `The registry of npm answers the audit with ${response.status}.` }
    const named = answered.parse(await response.json())
    return { advisories: Object.entries(named).flatMap(([name, rows]) => rows.map((one) => toAdvisory(name, one))) }
  } catch (error) {
    return { silence: `The registry of npm gives no audit: ${reasonOf(error)}.` }
  }
}

function toAdvisory(
  name: string,
  { url, title, vulnerable_versions }: z.infer<typeof answered>[string][number],
): RegistryAdvisory {
  return { name, id: url.split('/').at(-1) ?? url, title, affected: vulnerable_versions }
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 'its answer is no list of advisories'
  return error instanceof Error && error.name === 'TimeoutError' ? 'it took too long' : 'no connection'
}
